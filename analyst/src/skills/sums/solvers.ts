import { belowLeast, edgeOfStake, leftAfter, splitSame, tripleOrSingle } from './after-bet.ts'
import { atOnce, unitsOrKelly } from './at-once.ts'
import { deposits, journal, periods, running } from './balance.ts'
import { exposed, isTooMuch, ofBank, stakeFrom } from './bank.ts'
import { cashOut } from './cash-out.ts'
import { closing } from './closing.ts'
import { compound, isRealistic, neededEdge } from './compound.ts'
import { hedge, split } from './cover.ts'
import { doublingLasts, runAmong } from './doubling.ts'
import { builderPays, coverBoth, coverOrVoid, dutched, roundedStakes } from './dutch.ts'
import { betweenHouses, quarterLine, scenarios } from './ends.ts'
import { byScore, evenLine } from './ends-asked.ts'
import { expectedHere, mixed, perHundred } from './expected.ts'
import { american, doubling, growth, streak } from './growth.ts'
import { legEdges } from './legs.ts'
import { hitsFor, lasts, longestRun, lostInRow, muchShare, onAverage, shrunk } from './long-run.ts'
import { margin, splitHere } from './margin.ts'
import { multiple } from './multiple.ts'
import { bought, offered, stakeInside } from './offers.ts'
import { baseNow, exposedShare, picked, roiOfAll, shareOfNow } from './own-ledger.ts'
import { againstCap, partOf } from './percent.ts'
import { flatOrKelly, ofIncome, plan } from './plan.ts'
import { breakEven, ownChance, turned } from './rates.ts'
import { ledger, moved, returned, tally } from './record.ts'
import { sameOnEach, twoBets, unitsBack } from './side-by-side.ts'
import { payout, toWin } from './single.ts'
import type { Solver } from './sum.ts'
import { system } from './system.ts'
import { fell, promised, restOfLimit, roiOfNet, turnInto } from './turnings.ts'

/** The narrower before the wider: first fit wins. */
export const SOLVERS: readonly Solver[] = [
  system,
  promised,
  turnInto,
  restOfLimit,
  fell,
  roiOfNet,
  partOf,
  againstCap,
  growth,
  compound,
  isRealistic,
  neededEdge,
  closing,
  doublingLasts,
  runAmong,
  dutched,
  coverOrVoid,
  builderPays,
  coverBoth,
  evenLine,
  byScore,
  unitsOrKelly,
  unitsBack,
  sameOnEach,
  atOnce,
  splitSame,
  belowLeast,
  tripleOrSingle,
  legEdges,
  mixed,
  perHundred,
  roiOfAll,
  baseNow,
  shareOfNow,
  exposedShare,
  picked,
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
  expectedHere,
  leftAfter,
  edgeOfStake,
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
  twoBets,
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

/** What a message may ask that goes on from a sum of another kind; tried before the same sum is made anew. */
export const ASKED_ANEW: readonly Solver[] = [
  againstCap,
  isRealistic,
  runAmong,
  roundedStakes,
  perHundred,
  expectedHere,
  leftAfter,
  roiOfAll,
  baseNow,
  shareOfNow,
  exposedShare,
  legEdges,
  evenLine,
]
