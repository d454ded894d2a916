import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { plainText } from '#reading/plain-text.ts'
import { readBets } from '#reading/read-bets.ts'
import { findMarket, namedIn, type Scene } from '#scene.ts'
import { recommendedMarkets } from '#writers/value.ts'
import type { Message } from '../skill.ts'
import { resultOf } from './outcome.ts'

/** The bets a message is about, and whether it means what the analysis suggested. */
export type Bets = { markets: readonly BriefedMarket[]; isSuggestion: boolean; isNamed: boolean }

const SUGGESTED =
  /\b((segund[oa]|outr[oa]|primeir[oa]) opcao|stake de voces|seguindo (a stake|voces)|seguido voces|sugest\w+|sugeri\w+|indica\w+|recomend\w+|dicas?|palpites?|picks?|previs\w+|(o|a) que voces (disseram|falaram|deram))\b/

/** The bets that are named here, else the suggestion, else those that were spoken of last. */
export function betsOf({ question, text, earlier }: Message, scene: Scene): Bets {
  const asian = asianGoneOn(text, earlier.at(-1)?.reply.markets[0], scene)
  if (asian) return { markets: [asian], isSuggestion: false, isNamed: true }
  const named = namedHere(question, text, scene)
  if (named.length > 0) return { markets: named, isSuggestion: false, isNamed: true }
  if (SUGGESTED.test(text)) return { markets: suggested(scene), isSuggestion: true, isNamed: true }
  if (WINNER.test(plainText(question))) return { markets: cameAs(scene), isSuggestion: false, isNamed: true }
  const focused = namedIn(scene)
  if (focused) return { markets: [focused], isSuggestion: false, isNamed: true }
  const last = earlier.findLast(({ reply }) => reply.markets.length > 0)
  const markets = (last?.reply.markets ?? []).flatMap((id) => findMarket(scene, id) ?? [])
  return { markets, isSuggestion: false, isNamed: false }
}

/** 'E o under 1?' after a whole Asian line is that line, where the stake may come back, and not fewer than one goal. */
function asianGoneOn(text: string, last: string | undefined, scene: Scene): BriefedMarket | null {
  const [, way, line] = /^e (?:o |no )?(over|under|mais de|menos de) (\d)(?![\d.])/.exec(text) ?? []
  if (way === undefined || !last?.startsWith('asianTotal')) return null
  return findMarket(scene, `asianTotal.${/over|mais/.test(way) ? 'over' : 'under'}${line}`)
}

const WINNER = /\b(vencedor|quem (ganhou|venceu)|time que (ganhou|venceu))\b/

/** What passed the rule before the match; where nothing did, what was likeliest is all that can be told of. */
function suggested(scene: Scene): BriefedMarket[] {
  const approved = recommendedMarkets(scene)
  return approved.length > 0 ? approved : likeliestResult(scene)
}

export const hadSuggestion = (scene: Scene): boolean => recommendedMarkets(scene).length > 0

export function likeliestResult(scene: Scene): BriefedMarket[] {
  return ['home', 'draw', 'away']
    .flatMap((end) => findMarket(scene, `result.${end}`) ?? [])
    .toSorted((a, b) => b.pooledChance - a.pooledChance)
    .slice(0, 1)
}

function namedHere(question: string, text: string, scene: Scene): BriefedMarket[] {
  const { side, line } = scene.ask
  // 'O Tucupi marcou?' asks for a goal of that side, 'não sofreu gol' for one of the other.
  if (side && line === null && /\b(marcou|fez (algum |um |o )?gols?|balancou|passou em branco)\b/.test(text)) {
    const market = findMarket(scene, `${side}Goals.over0.5`)
    return market ? [market] : []
  }
  const [, sign, digits] =
    /(?<=[a-z] )([+-])(\d(?:\.\d{1,2})?)(?![\d.]| ?(?:%|gols?\b))/i.exec(question.replaceAll(',', '.')) ?? []
  const handicap =
    side && digits !== undefined && !/europe|gols|escanteio|cart/.test(text)
      ? findMarket(scene, `asianHandicap.${side}${sign}${Number(digits)}`)
      : null
  if (handicap) return [handicap]
  const bets = readBets(question.replaceAll(/\bmais de meio\b/gi, 'mais de 0,5 gol'), scene.briefing).flatMap(
    ({ marketId }) => findMarket(scene, marketId) ?? [],
  )
  const named = bets.length === 1 ? namedIn(scene) : null
  return named ? [named] : bets
}

/** The bets of the talk, the newest last, each once: what 'qual das três' chooses from. */
export function trailOf({ earlier }: Message, scene: Scene, count: number): BriefedMarket[] {
  const ids = earlier.flatMap(({ reply }) => reply.markets)
  const last = ids.filter((id, at) => ids.lastIndexOf(id) === at).slice(-count)
  return last.flatMap((id) => findMarket(scene, id) ?? [])
}

export const cameAs = (scene: Scene): BriefedMarket[] => {
  const result = resultOf(scene)
  return result ? [result] : []
}
