import type { BriefedForm, BriefedGame, BriefedMarket, Briefing } from '@prancheta/core/chat/briefing.ts'
import { marketById } from '@prancheta/core/markets/catalogue.ts'
import matches from './matches.json' with { type: 'json' }

/** Id, the chances of model, market and both, and where somebody quotes it: odd, house, stake, whether it is recommended. */
type MarketRow = [string, number | null, number | null, number, number?, string?, number?, number?]
/** Day, home, away, and the goals of each. */
type GameRow = [string, string, string, number, number]
type FormRow = Omit<BriefedForm, 'games'> & { games: GameRow[] }

type StoredMatch = Omit<
  Briefing,
  'markets' | 'likelyScores' | 'form' | 'headToHead' | 'season' | 'running' | 'modelGoals'
> & {
  markets: MarketRow[]
  prices: Record<string, [string, number][]>
  likelyScores: [number, number, number][]
  form: { home: FormRow | null; away: FormRow | null }
  headToHead: GameRow[]
}

/** Eight matches as their pages showed them, with the markets people ask about most; the first is number 1. */
export function readMatches(): Briefing[] {
  // The types of a JSON file are too wide for rows that are tuples; read anew, they are what is said here.
  const all: StoredMatch[] = JSON.parse(JSON.stringify(matches))
  return all.map((stored) => ({
    ...stored,
    modelGoals: null,
    running: null,
    season: { home: null, away: null },
    markets: stored.markets.map((row) => toMarket(stored, row)),
    likelyScores: stored.likelyScores.map(([home, away, chance]) => ({ home, away, chance })),
    form: { home: toForm(stored.form.home), away: toForm(stored.form.away) },
    headToHead: stored.headToHead.map(toGame),
  }))
}

function toMarket({ prices }: StoredMatch, row: MarketRow): BriefedMarket {
  const [id, modelChance, marketChance, pooledChance, odd, house, kelly, isRecommended] = row
  const market = marketById(id)
  if (!market) throw new RangeError(`not a market: ${id}`)
  return {
    ...{ id, name: market.name, group: market.group, line: market.line, modelChance, marketChance, pooledChance },
    fairOdd: 1 / pooledChance,
    bestOdd: odd ?? null,
    house: house ?? null,
    edge: odd === undefined ? null : pooledChance * odd - 1,
    kelly: kelly ?? null,
    confidence: null,
    isRecommended: isRecommended === 1,
    prices: (prices[id] ?? []).map(([name, price]) => ({ house: name, odd: price })),
    pastOdds: [],
  }
}

const toForm = (form: FormRow | null): BriefedForm | null => form && { ...form, games: form.games.map(toGame) }

const toGame = ([date, home, away, homeGoals, awayGoals]: GameRow): BriefedGame => ({
  date,
  home,
  away,
  homeGoals,
  awayGoals,
})
