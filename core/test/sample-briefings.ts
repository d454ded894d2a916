import {
  type BriefedCombo,
  type BriefedForm,
  type BriefedGame,
  type BriefedMarket,
  type BriefedSeason,
  type Briefing,
  NOTHING_PRICED,
} from '#chat/briefing.ts'
import { toJointMatch } from '#combos/own/joint-facts.ts'
import { priceOwnCombo } from '#combos/own/own-combo.ts'
import { rebuildJoint } from '#combos/own/rebuild-joint.ts'
import { type SampleRates, sampleMarkets } from './sample-markets.ts'

const HOME = 'Real Jacarandá'
const AWAY = 'Atlético Maré Alta'

const MODEL: SampleRates = {
  goals: { home: 1.72, away: 1.04 },
  corners: { home: 5.8, away: 4.3 },
  cards: { home: 2.1, away: 2.6 },
}
const MARKET: SampleRates = { ...MODEL, goals: { home: 1.5, away: 1.12 } }

const game = (date: string, home: string, away: string, homeGoals: number, awayGoals: number): BriefedGame => ({
  date,
  home,
  away,
  homeGoals,
  awayGoals,
})

const HOME_GAMES = [
  game('2026-11-08', HOME, 'Ferroviário do Cerrado', 2, 0),
  game('2026-11-01', 'União Pantanal', HOME, 1, 1),
  game('2026-10-25', HOME, 'Esporte Igarapé', 3, 1),
  game('2026-10-18', 'Náutico da Serra', HOME, 0, 1),
  game('2026-10-11', HOME, 'Vila Cajueiro', 1, 2),
]
const AWAY_GAMES = [
  game('2026-11-07', AWAY, 'Vila Cajueiro', 0, 0),
  game('2026-10-31', 'Esporte Igarapé', AWAY, 2, 1),
  game('2026-10-24', AWAY, 'União Pantanal', 1, 1),
  game('2026-10-17', 'Ferroviário do Cerrado', AWAY, 3, 0),
  game('2026-10-10', AWAY, 'Náutico da Serra', 2, 1),
]

function formOf(team: string, games: readonly BriefedGame[], corners: number, cards: number): BriefedForm {
  const own = games.map((g) => (g.home === team ? [g.homeGoals, g.awayGoals] : [g.awayGoals, g.homeGoals]))
  const sum = (at: number) => own.reduce((total, pair) => total + (pair[at] ?? 0), 0)
  const ended = (sign: number) => own.filter(([a = 0, b = 0]) => Math.sign(a - b) === sign).length
  return {
    games,
    wins: ended(1),
    draws: ended(0),
    losses: ended(-1),
    goalsFor: sum(0),
    goalsAgainst: sum(1),
    averageGoalsFor: sum(0) / games.length,
    averageGoalsAgainst: sum(1) / games.length,
    averageCorners: corners,
    averageCards: cards,
  }
}

function seasonOf(
  wins: number,
  draws: number,
  losses: number,
  goalsScored: number,
  goalsConceded: number,
): BriefedSeason {
  const games = wins + draws + losses
  return { games, wins, draws, losses, goalsScored, goalsConceded, cleanSheets: 9, gamesWithoutGoal: 7 }
}

const FULL_MARKETS = sampleMarkets(MODEL, MARKET)

function likelyScores(markets: readonly BriefedMarket[]): Briefing['likelyScores'] {
  const scores = markets.flatMap(({ id, pooledChance: chance }) => {
    const [, home, away] = /^score\.(\d)-(\d)$/.exec(id) ?? []
    return home === undefined || away === undefined ? [] : [{ home: Number(home), away: Number(away), chance }]
  })
  return scores.toSorted((a, b) => b.chance - a.chance).slice(0, 4)
}

/** What the made-up houses' page would show: legs priced together on the same scores as every chance. */
function combosOf(markets: readonly BriefedMarket[]): BriefedCombo[] {
  const chanceOf = (id: string) => markets.find((market) => market.id === id)?.pooledChance ?? null
  const facts = rebuildJoint({ chanceOf, corners: MODEL.corners, cards: MODEL.cards })
  if (!facts) throw new Error('no scores to price a combo on')
  return COMBOS.map(({ ids, ...combo }) => {
    const { chance, fairOdd } = priceOwnCombo(toJointMatch(facts), ids)
    const legs = ids.map((id) => markets.find((market) => market.id === id)?.name ?? id)
    return { ...combo, legs, chance, fairOdd: fairOdd ?? 0, productOfOdds: null }
  })
}

const COMBOS = [
  {
    option: 'A',
    name: 'Proteção',
    ids: ['doubleChance.homeDraw', 'goals.under5.5'],
    reason: 'Só cai com vitória visitante ou goleada.',
  },
  {
    option: 'B',
    name: 'Equilíbrio',
    ids: ['result.home', 'goals.under4.5'],
    reason: 'Jogo controlado pelo time da casa.',
  },
  { option: 'C', name: 'Ousadia', ids: ['result.home', 'goals.over2.5'], reason: 'Precisa de um mandante ofensivo.' },
] as const

/** Everything known: prices, form, meetings, table, weather. One market passes the recommendation rule. */
export const FULL_BRIEFING: Briefing = {
  match: {
    home: HOME,
    away: AWAY,
    league: 'Liga Aurora Série A',
    kickOffUtc: '2026-11-16T00:30:00Z',
    isTimeKnown: true,
    stadium: 'Arena dos Ipês',
    city: 'Porto Jacarandá',
    isDemo: true,
    round: 'Rodada 34',
    score: null,
  },
  expectedGoals: { home: 1.52, away: 1.11 },
  modelGoals: MODEL.goals,
  expectedCorners: MODEL.corners,
  expectedCards: MODEL.cards,
  likelyScores: likelyScores(FULL_MARKETS),
  markets: FULL_MARKETS,
  combos: combosOf(FULL_MARKETS),
  confidence: {
    points: 74.2,
    parts: [
      { name: 'amostra', points: 81 },
      { name: 'concordância com o mercado', points: 68.5 },
      { name: 'dados', points: 90 },
    ],
  },
  form: { home: formOf(HOME, HOME_GAMES, 6.2, 1.8), away: formOf(AWAY, AWAY_GAMES, 4.4, 2.8) },
  season: {
    home: seasonOf(17, 7, 9, 49, 34),
    away: seasonOf(11, 10, 12, 36, 39),
  },
  headToHead: [
    game('2026-05-17', AWAY, HOME, 1, 2),
    game('2025-09-21', HOME, AWAY, 1, 1),
    game('2025-04-13', AWAY, HOME, 0, 1),
    game('2024-10-06', HOME, AWAY, 2, 3),
  ],
  table: {
    home: { rank: 4, points: 58, played: 33, won: 17, drawn: 7, lost: 9, goalsFor: 49, goalsAgainst: 34 },
    away: { rank: 11, points: 43, played: 33, won: 11, drawn: 10, lost: 12, goalsFor: 36, goalsAgainst: 39 },
    clubs: 20,
  },
  weather: { condition: 'Chuva fraca', minTemp: 19, maxTemp: 24, chanceOfRainPct: 65, windKmh: 14 },
  leagueAverages: { goals: 2.46, corners: 9.9, cards: 4.8, games: 330 },
  stakeBase: 100,
  missing: [],
  running: null,
}

const NO_ODDS_MARKETS = sampleMarkets(MODEL, null)

/** The same match with nobody quoting: fair odds and nothing to compare them with. */
export const NO_ODDS_BRIEFING: Briefing = {
  ...FULL_BRIEFING,
  match: { ...FULL_BRIEFING.match, home: 'Ponte Velha', away: '1. FC Ipê 1908', league: 'Copa do Planalto 2026' },
  form: { home: null, away: null },
  headToHead: [],
  expectedGoals: MODEL.goals,
  modelGoals: null,
  markets: NO_ODDS_MARKETS,
  likelyScores: likelyScores(NO_ODDS_MARKETS),
  combos: combosOf(NO_ODDS_MARKETS).filter(({ option }) => option !== 'A'),
  confidence: { points: 58.4, parts: FULL_BRIEFING.confidence?.parts ?? [] },
  weather: { condition: null, minTemp: null, maxTemp: 31, chanceOfRainPct: null, windKmh: null },
  missing: ['odds', 'form', 'headToHead'],
}

/** A name, a day, and nearly nothing else. */
export const BARE_BRIEFING: Briefing = {
  match: { ...FULL_BRIEFING.match, isTimeKnown: false, stadium: null, city: null, isDemo: false, round: null },
  ...NOTHING_PRICED,
  form: { home: null, away: null },
  season: { home: null, away: null },
  headToHead: [],
  table: null,
  weather: null,
  leagueAverages: null,
  stakeBase: null,
  missing: ['ratings', 'odds', 'weather', 'form', 'headToHead', 'table', 'statistics'],
  running: null,
}

/** Prices everywhere, and none of them any good. */
const NO_VALUE_MARKETS = sampleMarkets(MODEL, MODEL)
const NO_VALUE_BRIEFING: Briefing = {
  ...FULL_BRIEFING,
  likelyScores: likelyScores(NO_VALUE_MARKETS),
  combos: combosOf(NO_VALUE_MARKETS),
  markets: NO_VALUE_MARKETS.map((market) => {
    if (market.bestOdd === null) return market
    const bestOdd = Math.round(market.fairOdd * 94) / 100
    const prices = [{ house: 'Casa Aurora', odd: bestOdd }]
    return { ...market, bestOdd, edge: market.pooledChance * bestOdd - 1, kelly: 0, isRecommended: false, prices }
  }),
  stakeBase: null,
}

export const SAMPLE_BRIEFINGS = { FULL_BRIEFING, NO_ODDS_BRIEFING, BARE_BRIEFING, NO_VALUE_BRIEFING }
