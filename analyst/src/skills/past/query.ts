import type { Side } from '#reading/ask.ts'
import type { Holding } from './games.ts'

/** What is asked of games that were played. What a follow-up leaves open is taken from the question before it. */
export type GamesQuery = {
  kind: 'games'
  op: Op
  /** What is counted, or looked for; 'results' is how the games went. */
  what: What
  /** A line of goals, for 'over' and 'under'. */
  line: number | null
  /** The clubs asked about, in the order in which they are named. */
  sides: readonly Side[]
  of: 'form' | 'meetings'
  /** So many of the newest; null is all that are known. */
  last: number | null
  /** Where each club played: 'own' is the home side at home and the away side away. */
  place: Side | 'own' | null
  /** The season was named, which is not known game by game. */
  isSeason: boolean
  /** So many games further back than the newest: 'e antes desse?' */
  skip: number
}

/**
 * 'record' tells how games went; 'count', 'mean' and 'streak' are of `what`; 'latest' and 'widest' look for one game; 'which' lists
 * those that hold; 'more' sets the clubs side by side; 'ever', 'never' and 'always' are yes or no.
 */
export type Op =
  | 'record'
  | 'count'
  | 'mean'
  | 'streak'
  | 'latest'
  | 'widest'
  | 'which'
  | 'more'
  | 'ever'
  | 'never'
  | 'always'
  | 'commonScore'
  | 'spread'
  | 'comesFrom'
  | 'where'
  | 'good'
  | 'many'
  | 'cross'
  | 'byPlace'
  | 'among'
  | 'howMany'
  | 'rate'

export type What = Holding | 'results' | 'goalsFor' | 'goalsAgainst' | 'goals' | 'over' | 'under' | 'margin' | 'points'

/** Whether it is something that holds of a game or not, as against what is added up. */
export const isHolding = (what: What): what is Holding =>
  !['results', 'goalsFor', 'goalsAgainst', 'goals', 'over', 'under', 'margin', 'points'].includes(what)

/** What a message says of a query; the rest is open. */
export type Said = { [Field in keyof Omit<GamesQuery, 'kind'>]: GamesQuery[Field] | null } & {
  /** Whether its words speak of what was, so that it can stand without a question before it. */
  isPast: boolean
  /** Only the games are named, and not what is asked of them: 'e nos últimos 5?' */
  isOnlySpan: boolean
  /** The club that was not spoken of before: 'e o outro?' */
  isOther: boolean
  /** 'Desses, quantos fora?' counts among the games just told. */
  isAmong: boolean
  /** 'O time', 'eles': the club that was spoken of. */
  isOf: boolean
}

export type TableQuery = {
  kind: 'table'
  ask:
    | 'place'
    | 'gap'
    | 'win'
    | 'draw'
    | 'lose'
    | 'pass'
    | 'leader'
    | 'drop'
    | 'loseDrop'
    | 'tie'
    | 'top'
    | 'title'
    | 'rounds'
    | 'isFirst'
    | 'isLast'
    | 'ahead'
    | 'record'
  side: Side | null
}

export type MeansQuery = {
  kind: 'means'
  thing: 'corners' | 'cards'
  sides: readonly Side[]
  isMore: boolean
  line: number | null
  /** What is not known of them: apart by ground, or what a club gives away. */
  unknown: 'place' | 'conceded' | null
}

/** What is known beside the games, or is not known at all. */
/** `degrees` are what the reader heard of. */
export type AroundQuery = { kind: Around; side: Side | null; degrees?: number }

type Around =
  | 'rain'
  | 'heat'
  | 'wind'
  | 'weather'
  | 'weatherEffect'
  | 'when'
  | 'where'
  | 'whenWhere'
  | 'postponed'
  | 'competition'
  | 'rest'
  | 'absent'
  | 'player'
  | 'scorers'
  | 'referee'
  | 'coach'
  | 'pitch'
  | 'travel'
  | 'lineup'
  | 'lineupWhen'

export type Query = GamesQuery | TableQuery | MeansQuery | AroundQuery
