import { writeDecimal, writeShare } from '@prancheta/core/chat/figures.ts'
import { bullets, findMarket, marketsLike, paragraphs, type Scene, sentences, type Writer } from '../scene.ts'
import { absent } from './absent.ts'
import { tellMarket } from './market-words.ts'

/** Who asks for a match without goals also asks how likely one is. */
function insteadOf(scene: Scene): string | null {
  const [some, three] = [findMarket(scene, 'goals.over0.5'), findMarket(scene, 'goals.over2.5')]
  const { expectedGoals } = scene.briefing
  if (!some || !three || !expectedGoals) return null
  return `Pelo menos um gol sai em ${writeShare(some.pooledChance)} das vezes, e mais de 2,5 em ${writeShare(three.pooledChance)}; ao todo são esperados ${writeDecimal(expectedGoals.home + expectedGoals.away)}.`
}

export const writeCorrectScore: Writer = (scene) => {
  const { ask, briefing, pick } = scene
  if (ask.score) {
    const { home, away } = ask.score
    const market = findMarket(scene, `score.${home}-${away}`)
    if (market) return sentences(tellMarket(scene, market), home + away === 0 ? insteadOf(scene) : null)
    if (briefing.markets.length > 0) {
      return 'Esse placar é raro demais para eu calcular sozinho: ele entra na soma dos outros placares. Posso falar dos mais prováveis, se quiser.'
    }
  }
  const scores = briefing.likelyScores.toSorted((a, b) => b.chance - a.chance)
  const [first] = scores
  if (!first) return absent(scene, 'ratings', 'o placar')
  const second = /\bsegundo\b/.test(ask.text) ? scores[1] : undefined
  if (second)
    return `O segundo placar mais provável é **${second.home} x ${second.away}**, com ${writeShare(second.chance)}. O primeiro é ${first.home} x ${first.away}, com ${writeShare(first.chance)}.`
  const wanted = countOf(ask.text)
  const shown = wanted > scores.length ? allScores(scene).slice(0, wanted) : scores
  return paragraphs(
    sentences(
      pick([
        `O placar mais provável é **${first.home} x ${first.away}**, e mesmo assim só sai em ${writeShare(first.chance)} das vezes.`,
        `Se fosse para apontar um placar, seria **${first.home} x ${first.away}**, com ${writeShare(first.chance)}. Repare como é pouco.`,
      ]),
      'O mandante vem primeiro.',
    ),
    bullets(shown.map(({ home, away, chance }) => `${home} x ${away}: ${writeShare(chance)}`)),
    'Acertar placar em cheio é difícil para qualquer um; sirva-se da lista para sentir o tipo de jogo, não como palpite.',
  )
}

const COUNTS: Record<string, number> = { cinco: 5, seis: 6, sete: 7, oito: 8, dez: 10 }

/** How many scores are asked for; as many as the analysis shows where nobody says. */
function countOf(text: string): number {
  const [, word] = /\b(cinco|seis|sete|oito|dez|[5-9]|10) (?:placar(?:es)?|resultados|mais)\b/.exec(text) ?? []
  return word === undefined ? 0 : (COUNTS[word] ?? Number(word))
}

/** Every score that has a market of its own, the likeliest first. */
const allScores = (scene: Scene) =>
  marketsLike(scene, /^score\.\d+-\d+$/)
    .map(({ id, pooledChance }) => {
      const [home = 0, away = 0] = id.replace('score.', '').split('-').map(Number)
      return { home, away, chance: pooledChance }
    })
    .toSorted((a, b) => b.chance - a.chance)
