import { deposits, journal, periods, running } from './balance.ts'
import { exposed, isTooMuch, ofBank, stakeFrom } from './bank.ts'
import { cashOut } from './cash-out.ts'
import { hedge, split } from './cover.ts'
import { betweenHouses, quarterLine, scenarios } from './ends.ts'
import { american, doubling, growth, streak } from './growth.ts'
import { hitsFor, lasts, longestRun, lostInRow, muchShare, onAverage, shrunk } from './long-run.ts'
import { margin, splitHere } from './margin.ts'
import { multiple, system } from './multiple.ts'
import { bought, offered, stakeInside } from './offers.ts'
import { flatOrKelly, ofIncome, plan } from './plan.ts'
import { breakEven, ownChance, turned } from './rates.ts'
import { ledger, moved, returned, tally } from './record.ts'
import { payout, toWin } from './single.ts'
import type { Solver } from './sum.ts'

/** The narrower before the wider: first fit wins. */
export const SOLVERS: readonly Solver[] = [
  system,
  growth,
  journal,
  deposits,
  running,
  periods,
  margin,
  longestRun,
  hitsFor,
  onAverage,
  shrunk,
  lasts,
  muchShare,
  lostInRow,
  quarterLine,
  cashOut,
  american,
  doubling,
  stakeInside,
  split,
  splitHere,
  hedge,
  bought,
  ledger,
  exposed,
  scenarios,
  breakEven,
  tally,
  returned,
  moved,
  multiple,
  streak,
  ownChance,
  toWin,
  betweenHouses,
  isTooMuch,
  ofIncome,
  flatOrKelly,
  plan,
  ofBank,
  stakeFrom,
  payout,
  offered,
  turned,
]
