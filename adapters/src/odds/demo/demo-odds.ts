import { viewsOf } from '@prancheta/core/goals/grid-views.ts'
import { matchGrid } from '@prancheta/core/goals/score-grid.ts'
import type { DemoWorld, WorldGame } from '@prancheta/demo-world/demo-world.ts'
import { THROW, throwBell, throwDie, wander } from '@prancheta/demo-world/dice.ts'
import { DEMO_FOOTBALL } from '#football/demo/demo-football.ts'
import type { OddsSource, Quote } from '../port.ts'
import { HOUSES, type House } from './houses.ts'
import { book, onLadder } from './price.ts'
import { SlowHouses } from './slow-houses.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** How wrong all houses are together about who is better and how many goals fall: much when they open, little at the end. */
const ERROR_AT_OPENING = { apart: 0.13, total: 0.08 }
const ERROR_AT_KICK_OFF = { apart: 0.05, total: 0.03 }
const OPENING_HOURS = 120
/** The common view turns about this often. */
const TURN_HOURS = 16
/** The low-score correction houses reckon with. */
const RHO = -0.04

/** Prices of the demo world's houses: from the hidden strengths, with errors and margin, moving until kick-off. */
export function demoOdds(world: DemoWorld, now: () => number): OddsSource {
  const slowHouses = new SlowHouses(world)
  return {
    name: 'demo',
    isDemo: true,
    keepsClosing: true,
    async quotesFor({ source, sourceId }) {
      // A real game must never get made-up prices.
      const game = source === DEMO_FOOTBALL ? world.findGame(sourceId) : null
      if (!game || game.role === 'unpriced') return []
      const momentMs = Math.min(now(), game.kickOffMs - MINUTE_MS)
      const news = slowHouses.onGame(game)
      return HOUSES.flatMap((house, number) =>
        quotesOfHouse(game, { ...house, number, missedNews: news?.house === number ? news.size : 0 }, momentMs),
      )
    },
  }
}

type PricingHouse = House & {
  number: number
  /** By how much it rates the home side too low, in log goals. */
  missedNews: number
}

function quotesOfHouse(game: WorldGame, house: PricingHouse, momentMs: number): Quote[] {
  const setMs = lastSetMs(game, house.number, momentMs)
  if (setMs < game.kickOffMs - house.opensHoursBefore * HOUR_MS) return []
  const { home, away } = ratesSeen(game, house, (game.kickOffMs - setMs) / HOUR_MS)
  const { result, totals, bothScore } = viewsOf(matchGrid(home, away, RHO), house.totalLines)
  const at = new Date(setMs).toISOString()
  const quote = (market: Quote['market'], line: number | null, outcome: Quote['outcome'], price: number): Quote => ({
    house: house.name,
    market,
    line,
    outcome,
    price,
    at,
  })
  const twoWay = (chance: number) => book([chance, 1 - chance], (house.margin * 2) / 3)
  const either = (chance: number) => onLadder(1 / (chance * (1 + house.margin / 2)))
  const [homePrice = 0, drawPrice = 0, awayPrice = 0] = book([result.home, result.draw, result.away], house.margin)
  const [yes = 0, no = 0] = twoWay(bothScore)
  const quotes = [
    quote('h2h', null, 'home', homePrice),
    quote('h2h', null, 'draw', drawPrice),
    quote('h2h', null, 'away', awayPrice),
    ...totals.flatMap(({ line, over }) => {
      const [overPrice = 0, underPrice = 0] = twoWay(over)
      return [quote('totals', line, 'over', overPrice), quote('totals', line, 'under', underPrice)]
    }),
    quote('btts', null, 'yes', yes),
    quote('btts', null, 'no', no),
  ]
  if (!house.hasDoubleChance) return quotes
  return [
    ...quotes,
    quote('double_chance', null, 'home_draw', either(result.home + result.draw)),
    quote('double_chance', null, 'home_away', either(result.home + result.away)),
    quote('double_chance', null, 'draw_away', either(result.draw + result.away)),
  ]
}

const LAST_DAY_MS = 24 * HOUR_MS

/** Houses look again every three hours, hourly on the last day, each at minutes of its own. */
function lastSetMs({ seasonKey, index, kickOffMs }: WorldGame, house: number, momentMs: number): number {
  const leftMs = kickOffMs - momentMs
  const isLastDay = leftMs <= LAST_DAY_MS
  const stepMs = isLastDay ? HOUR_MS : 3 * HOUR_MS
  const ownMs = Math.floor((throwDie(THROW.houseClock, seasonKey, index, house) * stepMs) / MINUTE_MS) * MINUTE_MS
  // The house's last look before the moment; the last day begins with one, so that no price is older than the one before.
  const beforeMs = ownMs + Math.ceil((leftMs - ownMs) / stepMs) * stepMs
  return kickOffMs - (isLastDay ? Math.min(beforeMs, LAST_DAY_MS) : beforeMs)
}

function ratesSeen(game: WorldGame, house: PricingHouse, hoursLeft: number): { home: number; away: number } {
  const gameNumber = game.seasonKey * 1000 + game.index
  const openness = Math.min(1, hoursLeft / OPENING_HOURS)
  const size = (of: 'apart' | 'total') =>
    ERROR_AT_KICK_OFF[of] + openness * (ERROR_AT_OPENING[of] - ERROR_AT_KICK_OFF[of])
  const moment = hoursLeft / TURN_HOURS
  const apart =
    size('apart') * wander(THROW.marketError, gameNumber, moment) +
    house.ownError * throwBell(THROW.houseError, gameNumber, house.number) -
    house.missedNews
  const total =
    size('total') * wander(THROW.marketError, -gameNumber, moment) +
    0.5 * house.ownError * throwBell(THROW.houseError, gameNumber, house.number, 1)
  const { home, away } = game.hiddenRates
  return { home: home * Math.exp(total + apart / 2), away: away * Math.exp(total - apart / 2) }
}
