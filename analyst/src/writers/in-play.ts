import { writeDay, writeShare, writeTime } from '@prancheta/core/chat/figures.ts'
import { conceptOf } from '../concepts/concepts.ts'
import { findMarket, namedIn, paragraphs, type Scene, sentences, type Writer } from '../scene.ts'
import { scoreLine } from './ending.ts'
import { inSentence } from './market-words.ts'

/** A match that is being played: the score where it is known, and no price, edge or stake. */
export const writeInPlay: Writer = (scene) => {
  const { ask } = scene
  return paragraphs(
    sentences(opening(scene), 'Não acompanho lance, placar ou odd ao vivo: a análise foi feita antes de a bola rolar.'),
    before(scene),
    'Gol, cartão e relógio mudam tudo isso, e por isso com a bola rolando não digo preço, edge nem stake. Não entrar é sempre uma boa escolha, e aumentar ou dobrar valor no calor do jogo nunca é.',
    ask.concepts.includes('cashOut')
      ? `Sobre o cash out: ${conceptOf('cashOut').meaning} ${conceptOf('cashOut').more}`
      : null,
  )
}

function opening(scene: Scene): string {
  const { match, running } = scene.briefing
  if (running)
    return running.score ? `A bola está rolando: ${scoreLine(scene)}` : 'A bola está rolando, e o placar eu não tenho.'
  const when = `${writeDay(match.kickOffUtc)}${match.isTimeKnown ? ` às ${writeTime(match.kickOffUtc)} de Brasília` : ''}`
  return `Nos meus dados o jogo começa em ${when}, e placar ao vivo eu não tenho.`
}

/** The chances from before the match, said to be just that. */
function before(scene: Scene): string | null {
  const [home, draw, away] = ['home', 'draw', 'away'].map((id) => findMarket(scene, `result.${id}`))
  if (!home || !draw || !away) return null
  const named = namedIn(scene)
  return sentences(
    `Valiam para o 0 x 0 do apito inicial: ${scene.home} ${writeShare(home.pooledChance)}, empate ${writeShare(draw.pooledChance)}, ${scene.away} ${writeShare(away.pooledChance)}.`,
    named && !named.id.startsWith('result.') && !named.id.startsWith('score.')
      ? `Para ${inSentence(named)}, ${writeShare(named.pooledChance)}.`
      : null,
  )
}
