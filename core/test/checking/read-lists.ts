import type { BriefedForm, BriefedGame, BriefedMarket, Briefing } from '#chat/briefing.ts'
import { type MatchFacts, matchFacts } from '#checking/facts/match-facts.ts'
import { MARKETS } from '#markets/catalogue.ts'
import falseSentences from './false.json' with { type: 'json' }
import matches from './matches.json' with { type: 'json' }
import otherWording from './other-wording.json' with { type: 'json' }
import trueSentences from './true.json' with { type: 'json' }

/** A sentence about one of the matches, and what is wrong or right about it. */
export type ListedSentence = { match: number; kind: string; text: string }

/** The types of JSON files are too wide for rows that are tuples; read anew, they are what is said here. */
const readAs = (list: readonly unknown[]) => JSON.parse(JSON.stringify(list))

/** The written sentences in their order. Those on odd lines (the first is one) were never looked at while the checker was made. */
export function readSentences(name: 'true' | 'false' | 'other-wording'): ListedSentence[] {
  const rows: [number, string, string][] = readAs(LISTS[name])
  return rows.map(([match, kind, text]) => ({ match, kind, text }))
}

const LISTS = { true: trueSentences, false: falseSentences, 'other-wording': otherWording }

/** Id, the three chances, confidence, and where somebody quotes it: odd, house, stake, whether it is recommended. */
type MarketRow = [string, number, number | null, number, number, number?, string?, number?, number?]
/** Day, whether at home, the score with the club's own goals first, the opponent. */
type GameRow = [string, 0 | 1, string, string]
type FormRow = { games: GameRow[]; averageCorners: number | null; averageCards: number | null }

type StoredMatch = Omit<Briefing, 'markets' | 'combos' | 'form' | 'likelyScores' | 'modelGoals'> & {
  markets: MarketRow[]
  prices: Record<string, Record<string, number>>
  pastOdds: Record<string, number[]>
  combos: Pick<Briefing['combos'][number], 'option' | 'name' | 'legs' | 'chance' | 'productOfOdds'>[]
  form: { home: FormRow | null; away: FormRow | null }
}

/** The matches that the sentences speak of; the first is number 1. */
export function readMatches(): MatchFacts[] {
  const all: StoredMatch[] = readAs(matches)
  return all.map((stored) =>
    matchFacts({
      ...stored,
      modelGoals: null,
      likelyScores: [],
      markets: stored.markets.map((row) => toMarket(stored, row)),
      combos: stored.combos.map((combo) => ({ ...combo, fairOdd: 1 / combo.chance, reason: '' })),
      form: {
        home: toForm(stored.match.home, stored.form.home),
        away: toForm(stored.match.away, stored.form.away),
      },
    }),
  )
}

const NAMES = new Map(MARKETS.map((market) => [market.id, market]))

function toMarket({ prices, pastOdds }: StoredMatch, row: MarketRow): BriefedMarket {
  const [id, modelChance, marketChance, pooledChance, confidence, odd, house, kelly, isRecommended] = row
  const { name = id, group = '', line = null } = NAMES.get(id) ?? {}
  return {
    ...{ id, name, group, line, modelChance, marketChance, pooledChance, confidence },
    fairOdd: 1 / pooledChance,
    bestOdd: odd ?? null,
    house: house ?? null,
    edge: odd === undefined ? null : pooledChance * odd - 1,
    kelly: kelly ?? null,
    isRecommended: isRecommended === 1,
    prices: Object.entries(prices[id] ?? {}).map(([name, price]) => ({ house: name, odd: price })),
    pastOdds: pastOdds[id] ?? [],
  }
}

function toForm(club: string, form: FormRow | null): BriefedForm | null {
  if (!form) return null
  const { averageCorners, averageCards } = form
  const games = form.games.map((row) => toGame(club, row))
  const totals = { wins: 0, draws: 0, losses: 0, goalsFor: 0, goalsAgainst: 0 }
  return { games, averageCorners, averageCards, ...totals, averageGoalsFor: 0, averageGoalsAgainst: 0 }
}

function toGame(club: string, [date, isHome, score, opponent]: GameRow): BriefedGame {
  const [own = 0, other = 0] = score.split('-').map(Number)
  return isHome === 1
    ? { date, home: club, away: opponent, homeGoals: own, awayGoals: other }
    : { date, home: opponent, away: club, homeGoals: other, awayGoals: own }
}
