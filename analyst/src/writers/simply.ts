import { writeShare } from '@prancheta/core/chat/figures.ts'
import type { ThemeId } from '../reading/ask.ts'
import { findMarket, type Scene, sentences } from '../scene.ts'
import { scoreLine } from './ending.ts'
import { inSentence } from './market-words.ts'
import { pricedMarkets, recommendedMarkets } from './value.ts'

const SIMPLE =
  /\b(simples|simplificad\w+|sem (termos?|jargao|jargoes|palavra dificil|palavras dificeis|juridiques|economes|tecniques|numeros?|tanto numero|muito numero)|que nem gente|criancas?|(\d+|dez|oito|cinco) anos\b.*\b(crianca|filh\w+|neto)|leig[oa]|(pra|para) minha (avo|mae|vo)|linguagem (simples|facil|normal)|portugues (claro|simples|normal))\b/
/** What is told of a match as a whole; a word of the trade is explained elsewhere. */
const OF_MATCH: readonly ThemeId[] = ['summary', 'result', 'chance', 'favourite', 'comparison', 'recommendation']

export const wantsSimple = (text: string, theme: ThemeId): boolean => SIMPLE.test(text) && OF_MATCH.includes(theme)

const WORDS = /\b(\d{1,2}|cinco|seis|sete|oito|dez|doze|quinze) palavras\b/
export const wantsFewWords = (text: string): boolean => WORDS.test(text)

const MANY = 2.9
const FEW = 2.2
const CLEAR = 0.15

/** The match in words anybody knows: who is likelier, how many goals, and whether any price is worth it. */
export function tellSimply(scene: Scene): string | null {
  const [home, draw, away] = ['home', 'draw', 'away'].map((id) => findMarket(scene, `result.${id}`))
  if (!home || !draw || !away) return null
  const isHome = home.pooledChance >= away.pooledChance
  const [best, name] = isHome ? [home, scene.home] : [away, scene.away]
  const isClear = Math.abs(home.pooledChance - away.pooledChance) >= CLEAR
  const { expectedGoals } = scene.briefing
  const total = expectedGoals ? expectedGoals.home + expectedGoals.away : null
  return sentences(
    scene.phase === 'over' ? `O jogo acabou: ${scoreLine(scene)} Antes dele era assim:` : null,
    isClear
      ? `O mais provável é ${name} ganhar: em cada dez jogos assim, uns ${Math.round(best.pooledChance * 10)}.`
      : `É um jogo parelho, com ${name} só um pouco na frente: em cada dez jogos assim ganha uns ${Math.round(best.pooledChance * 10)}.`,
    isHome
      ? `${name} joga em casa e a gente espera mais gols desse lado.`
      : `A gente espera mais gols de ${name}, mesmo fora de casa.`,
    total === null
      ? null
      : total >= MANY
        ? 'Deve ter bastante gol.'
        : total <= FEW
          ? 'Deve ter poucos gols.'
          : 'De gols, nem muito nem pouco.',
    scene.phase === 'ahead' ? worth(scene) : null,
  )
}

function worth(scene: Scene): string {
  const [approved] = recommendedMarkets(scene)
  if (approved)
    return `Um preço está acima do que seria justo, o de ${inSentence(approved)}; mesmo assim pode perder, e não apostar está sempre bem.`
  return pricedMarkets(scene).length > 0
    ? 'E nenhuma casa paga o bastante para compensar o risco: melhor só assistir.'
    : 'Preço das casas ainda não há, então não dá para dizer se algum compensa.'
}

/** The same in some ten words. */
export function tellInWords(scene: Scene): string | null {
  const [home, away] = ['home', 'away'].map((id) => findMarket(scene, `result.${id}`))
  if (!home || !away || scene.phase !== 'ahead') return null
  const [best, name] = home.pooledChance >= away.pooledChance ? [home, scene.home] : [away, scene.away]
  const [approved] = recommendedMarkets(scene)
  const price = approved ? `só ${inSentence(approved)} tem valor` : 'nenhum preço com valor'
  return `${name} favorito, ${writeShare(best.pooledChance)}; ${price}.`
}
