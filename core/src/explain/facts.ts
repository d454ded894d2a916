import { gradeOf } from '#confidence/grade.ts'
import type { Sides } from '#goals/played-match.ts'
import type { Market } from '#markets/market.ts'
import { toPct } from '#percent.ts'
import type { Probability } from '#units.ts'

/** What both clubs did lately, as far as it is known. */
export type ClubForm = {
  name: string
  /** Matches looked at, and what came of them. */
  games: number
  wins: number
  draws: number
  losses: number
  averageGoalsScored: number
  averageGoalsConceded: number
}

export type FactsInput = {
  home: ClubForm
  away: ClubForm
  /** Read off the same grid as the chances. */
  expectedGoals: Sides
  /** The league's mean goals a match; null when not known. */
  leagueGoals: number | null
  expectedCorners: Sides | null
  expectedCards: Sides | null
  /** The market the explanation is about, with its three chances; the best recommended one, or the likeliest. */
  market: Market
  chances: { model: Probability; market: Probability | null; pooled: Probability }
  fairOdd: number | null
  /** The real price, with what it is worth; null without one. */
  value: { odd: number; edge: number } | null
  /** Points, 0 to 100. */
  confidence: number
  weather: { rainChancePct: number; windKmh: number } | null
}

/** One reason, with its own numbers as its sentence writes them. The stronger, the earlier it is told. */
export type Fact = { strength: number } & (
  | { kind: 'chance'; market: Market; pooledPct: number; fairOdd: number | null; grade: number }
  | { kind: 'price'; odd: number; edgePct: number }
  | { kind: 'agreement'; modelPct: number; marketPct: number; gapPoints: number }
  | {
      kind: 'expectedGoals'
      home: string
      away: string
      homeGoals: number
      awayGoals: number
      leagueGoals: number | null
    }
  | { kind: 'attack'; club: string; games: number; goalsPerGame: number }
  | { kind: 'defence'; club: string; games: number; concededPerGame: number }
  | { kind: 'form'; club: string; games: number; wins: number; draws: number; losses: number }
  | { kind: 'corners'; total: number; home: number; away: number }
  | { kind: 'cards'; total: number; home: number; away: number }
  | { kind: 'weather'; rainChancePct: number; windKmh: number }
)

const FACTS_MIN = 3
const FACTS_MAX = 5
/** Beyond the first three, a fact must be this strong to be told. */
const STRENGTH_MIN = 0.25

/** The three to five strongest reasons, strongest first. The chance itself always leads. */
export function factsOf(input: FactsInput): Fact[] {
  const [chance, ...others] = candidates(input)
  const ordered = others.toSorted((one, other) => other.strength - one.strength)
  const told = ordered.filter(({ strength }, at) => at < FACTS_MIN - 1 || strength >= STRENGTH_MIN)
  return chance ? [chance, ...told.slice(0, FACTS_MAX - 1)] : []
}

function candidates(input: FactsInput): Fact[] {
  const { market, chances, fairOdd, confidence, value, expectedCorners, expectedCards, weather } = input
  const facts: Fact[] = [
    {
      kind: 'chance',
      strength: 1,
      market,
      pooledPct: toPct(chances.pooled),
      fairOdd,
      grade: gradeOf(confidence),
    },
    goalsFact(input),
    ...[input.home, input.away].flatMap(formFacts),
  ]
  if (value) {
    // An edge of 5% is worth as much as two goals above the league's mean.
    facts.push({ kind: 'price', strength: 0.5 + 10 * Math.abs(value.edge), odd: value.odd, edgePct: toPct(value.edge) })
  }
  if (chances.market !== null) {
    const gap = toPct(chances.model - chances.market)
    const [modelPct, marketPct] = [toPct(chances.model), toPct(chances.market)]
    facts.push({ kind: 'agreement', strength: 0.4 + Math.abs(gap) / 20, modelPct, marketPct, gapPoints: Math.abs(gap) })
  }
  if (expectedCorners && market.group === 'Escanteios') facts.push(countFact('corners', expectedCorners))
  if (expectedCards && market.group === 'Cartões') facts.push(countFact('cards', expectedCards))
  if (weather && (weather.rainChancePct >= RAIN_PCT || weather.windKmh >= WIND_KMH)) {
    facts.push({ kind: 'weather', strength: 0.3, ...weather })
  }
  return facts
}

/** Below these the weather is no reason for anything. */
const RAIN_PCT = 60
const WIND_KMH = 35

function goalsFact({ home, away, expectedGoals, leagueGoals }: FactsInput): Fact {
  const total = expectedGoals.home + expectedGoals.away
  const apart = Math.abs(Math.log(expectedGoals.home / expectedGoals.away))
  const unusual = leagueGoals === null ? 0 : Math.abs(Math.log(total / leagueGoals))
  return {
    kind: 'expectedGoals',
    strength: 0.5 + 0.5 * apart + unusual,
    home: home.name,
    away: away.name,
    homeGoals: expectedGoals.home,
    awayGoals: expectedGoals.away,
    leagueGoals,
  }
}

/** Fewer games than this are an anecdote. */
const GAMES_MIN = 3
const USUAL_GOALS = 1.35

function formFacts(form: ClubForm): Fact[] {
  const { name: club, games, wins, draws, losses, averageGoalsScored, averageGoalsConceded } = form
  if (games < GAMES_MIN) return []
  const unusual = (goals: number) => 0.6 * Math.abs(Math.log(Math.max(0.2, goals) / USUAL_GOALS))
  return [
    { kind: 'attack', strength: unusual(averageGoalsScored), club, games, goalsPerGame: averageGoalsScored },
    { kind: 'defence', strength: unusual(averageGoalsConceded), club, games, concededPerGame: averageGoalsConceded },
    { kind: 'form', strength: Math.abs(wins - losses) / games / 1.5, club, games, wins, draws, losses },
  ]
}

function countFact(kind: 'corners' | 'cards', { home, away }: Sides): Fact {
  // What the market itself is about comes right after its chance.
  return { kind, strength: 2, total: home + away, home, away }
}
