/**
 * What the backtest measured, as /how-it-works tells it. docs/model.md and its pictures hold the same figures; a test
 * compares them, so that the page cannot claim what was not measured.
 */
export const MATCHES = 9_078
export const SEASONS = '2021 a 2024'

/** Mean distance between forecast and result of 1X2 (RPS): lower is better. From worst to best. */
export const RESULT_ERRORS = [
  { name: 'Médias do campeonato, sem olhar os times', rps: 0.22904, isOurs: false },
  { name: 'Dixon-Coles clássico', rps: 0.20524, isOurs: false },
  { name: 'Prancheta, sem nenhuma odd', rps: 0.20245, isOurs: true },
  { name: 'Prancheta, com odds de jogos passados', rps: 0.2002, isOurs: true },
  { name: 'Média das odds das casas', rps: 0.19911, isOurs: false },
  { name: 'Odds de fechamento', rps: 0.19836, isOurs: false },
  { name: 'Prancheta, com as odds do jogo', rps: 0.19834, isOurs: true },
] as const

/** Mean distance between what was said and what came, with the match's own odds. */
export const CALIBRATION_ERRORS = [
  { name: '1X2', error: 0.0023, byLuck: 0.0057 },
  { name: 'Acima de 2,5 gols', error: 0.0142, byLuck: 0.009 },
  { name: 'Ambas marcam', error: 0.0057, byLuck: 0.0076 },
] as const

export type ReliabilityBin = {
  said: number
  came: number
  /** Two standard deviations of luck. */
  luck: number
}

/** 1X2 with the match's own odds: of what we gave about this chance, this share came true. */
export const RELIABILITY: readonly ReliabilityBin[] = [
  { said: 0.071, came: 0.066, luck: 0.016 },
  { said: 0.157, came: 0.161, luck: 0.012 },
  { said: 0.258, came: 0.258, luck: 0.009 },
  { said: 0.341, came: 0.342, luck: 0.014 },
  { said: 0.447, came: 0.449, luck: 0.018 },
  { said: 0.548, came: 0.54, luck: 0.022 },
  { said: 0.646, came: 0.647, luck: 0.027 },
  { said: 0.744, came: 0.749, luck: 0.032 },
  { said: 0.839, came: 0.834, luck: 0.04 },
  { said: 0.921, came: 0.87, luck: 0.079 },
]

/** What betting wherever only a model saw 5% of value did to the stakes. */
export const LOST_ON_MODEL_ALONE = { fromPct: 12, toPct: 16 } as const
