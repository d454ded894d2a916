import type { BriefedForm, BriefedGame, BriefedMarket, Briefing } from '#chat/briefing.ts'
import { MARKETS } from '#markets/catalogue.ts'
import matches from './matches.json' with { type: 'json' }

/** Id, the three chances, confidence, and where somebody quotes it: odd, house, stake, whether it is recommended. */
type MarketRow = [string, number, number | null, number, number, number?, string?, number?, number?]
/** Day, whether at home, the score with the club's own goals first, the opponent. */
type GameRow = [string, 0 | 1, string, string]
type FormRow = { games: GameRow[]; averageCorners: number | null; averageCards: number | null }

type StoredMatch = Omit<Briefing, 'markets' | 'combos' | 'form' | 'likelyScores' | 'modelGoals' | 'running'> & {
  markets: MarketRow[]
  prices: Record<string, Record<string, number>>
  pastOdds: Record<string, number[]>
  combos: Pick<Briefing['combos'][number], 'option' | 'name' | 'legs' | 'chance' | 'productOfOdds' | 'reason'>[]
  likelyScores: [number, number, number][]
  form: { home: FormRow | null; away: FormRow | null }
}

/** Eight matches of the made-up world as their pages showed them; the first is number 1. */
export function readBriefings(): Briefing[] {
  // The types of a JSON file are too wide for rows that are tuples; read anew, they are what is said here.
  const all: StoredMatch[] = JSON.parse(JSON.stringify(matches))
  return all.map((stored) => ({
    ...stored,
    modelGoals: null,
    running: null,
    likelyScores: stored.likelyScores.map(([home, away, chance]) => ({ home, away, chance })),
    markets: stored.markets.map((row) => toMarket(stored, row)),
    combos: stored.combos.map((combo) => ({ ...combo, fairOdd: 1 / combo.chance })),
    form: {
      home: toForm(stored.match.home, stored.form.home),
      away: toForm(stored.match.away, stored.form.away),
    },
  }))
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
  const goals = form.games.map(([, , score]) => score.split('-').map(Number))
  const count = (holds: (own: number, other: number) => boolean) =>
    goals.filter(([own = 0, other = 0]) => holds(own, other)).length
  const goalsFor = goals.reduce((sum, [own = 0]) => sum + own, 0)
  const goalsAgainst = goals.reduce((sum, [, other = 0]) => sum + other, 0)
  return {
    ...{ games, averageCorners, averageCards, goalsFor, goalsAgainst },
    wins: count((own, other) => own > other),
    draws: count((own, other) => own === other),
    losses: count((own, other) => own < other),
    averageGoalsFor: goalsFor / games.length,
    averageGoalsAgainst: goalsAgainst / games.length,
  }
}

function toGame(club: string, [date, isHome, score, opponent]: GameRow): BriefedGame {
  const [own = 0, other = 0] = score.split('-').map(Number)
  return isHome === 1
    ? { date, home: club, away: opponent, homeGoals: own, awayGoals: other }
    : { date, home: opponent, away: club, homeGoals: other, awayGoals: own }
}
