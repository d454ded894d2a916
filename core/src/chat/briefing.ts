/**
 * All that is known of one match: what the screen shows, what the AI is told and what an AI's text is checked against are
 * this one thing. Chances, edges and stakes are shares (0.05 is 5%); texts write them as percent.
 */
export type Briefing = {
  match: BriefedMatch
  /** The goals each side is expected to score, read off the same scores as every chance; null without ratings. */
  expectedGoals: BriefedSides | null
  /** What the model alone expects; null where nobody quotes, as the two are then the same. */
  modelGoals: BriefedSides | null
  expectedCorners: BriefedSides | null
  expectedCards: BriefedSides | null
  likelyScores: readonly { home: number; away: number; chance: number }[]
  markets: readonly BriefedMarket[]
  combos: readonly BriefedCombo[]
  /** Points, 0 to 100: a score and no chance. */
  confidence: { points: number; parts: readonly { name: string; points: number }[] } | null
  form: { home: BriefedForm | null; away: BriefedForm | null }
  /** The whole season so far; null where its statistics are not known. */
  season: { home: BriefedSeason | null; away: BriefedSeason | null }
  /** Newest first. */
  headToHead: readonly BriefedGame[]
  table: { home: BriefedTableRow | null; away: BriefedTableRow | null; clubs: number } | null
  weather: BriefedWeather | null
  leagueAverages: { goals: number; corners: number | null; cards: number | null; games: number | null } | null
  /** The base of stakes in R$, the reader's own. */
  stakeBase: number | null
  /** What could not be had. */
  missing: readonly BriefedPart[]
  /** While the match is being played, with the score so far where it is known; null before and after. */
  running: { score: BriefedSides | null } | null
}

export type BriefedPart = 'ratings' | 'odds' | 'weather' | 'form' | 'headToHead' | 'table' | 'statistics'
export type BriefedSides = { home: number; away: number }

export type BriefedMatch = {
  home: string
  away: string
  league: string
  /** ISO instant in UTC. */
  kickOffUtc: string
  isTimeKnown: boolean
  stadium: string | null
  city: string | null
  isDemo: boolean
  /** As its source writes it: 'Rodada 5'. */
  round: string | null
  /** Null until the match is over. */
  score: BriefedSides | null
}

export type BriefedMarket = {
  id: string
  name: string
  group: string
  line: number | null
  modelChance: number | null
  /** Null where nobody quotes. */
  marketChance: number | null
  pooledChance: number
  fairOdd: number
  bestOdd: number | null
  house: string | null
  /** Null without a real odd, as the stake is. */
  edge: number | null
  /** Share of the base. */
  kelly: number | null
  /** Points, 0 to 100; null where the analysis has none of its own for this market. */
  confidence: number | null
  isRecommended: boolean
  /** What every house pays, the best first. */
  prices: readonly { house: string; odd: number }[]
  /** The best odd over time, the oldest first. */
  pastOdds: readonly number[]
}

export type BriefedCombo = {
  /** 'own' is the reader's, put together on the page. */
  option: 'A' | 'B' | 'C' | 'D' | 'own'
  name: string
  legs: readonly string[]
  chance: number
  fairOdd: number
  /** The legs' odds multiplied; null where one of them has none. */
  productOfOdds: number | null
  reason: string
}

export type BriefedForm = {
  games: readonly BriefedGame[]
  wins: number
  draws: number
  losses: number
  goalsFor: number
  goalsAgainst: number
  averageGoalsFor: number
  averageGoalsAgainst: number
  averageCorners: number | null
  averageCards: number | null
}

export type BriefedSeason = {
  games: number
  wins: number
  draws: number
  losses: number
  goalsScored: number
  goalsConceded: number
  cleanSheets: number
  gamesWithoutGoal: number
}

/** A played game; `home` and `away` are names. */
export type BriefedGame = {
  date: string
  home: string
  away: string
  homeGoals: number
  awayGoals: number
}

export type BriefedTableRow = {
  rank: number
  points: number
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
}

type BriefedWeather = {
  condition: string | null
  minTemp: number | null
  maxTemp: number | null
  chanceOfRainPct: number | null
  windKmh: number | null
}

/** What is missing, as it is told to a reader: each with its article, so that it fits into a sentence. */
export const PART_NAMES: Record<BriefedPart, string> = {
  ratings: 'a força estimada dos times',
  odds: 'as odds das casas',
  weather: 'a previsão do tempo',
  form: 'os jogos recentes',
  headToHead: 'os confrontos diretos',
  table: 'a classificação',
  statistics: 'as estatísticas de escanteios e cartões',
}

/** What one side of a talk said. */
export type ChatTurn = { role: 'user' | 'assistant'; content: string }
