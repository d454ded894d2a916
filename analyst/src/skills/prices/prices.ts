import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { findMarket, type Scene } from '#scene.ts'
import type { Message, Skill } from '../skill.ts'
import type { Plan } from './asked.ts'
import { planFor } from './plan.ts'
import { readMessage } from './read-sentences.ts'
import { tellAtHouse, tellFacts, tellFilter, tellHouseCount, tellHouseTable, tellNoVigAll } from './tell-all.ts'
import { tellByMarket, tellIfWrong, tellNoneHere, tellOver100 } from './tell-by-market.ts'
import { tellBetter, tellEdgesOf, tellLikeliest, tellModel, tellRank, tellTop, tellUnquoted } from './tell-edges.ts'
import { tellAboveFair, tellEnd, tellGap, tellPrices, tellReturns } from './tell-houses.ts'
import { tellImplied, tellNoVig, tellOverround, tellSurebet } from './tell-margins.ts'
import { tellFairOdd, tellHistory, tellMove, tellOwnOdd, tellWorthFrom } from './tell-odds.ts'
import { tellGapAll, tellNextHouse, tellOutlier, tellSecond, VOIDED } from './tell-outliers.ts'
import { tellMarginMoney, tellOwnSurebet } from './tell-own-book.ts'
import { EDGE_MEANS, tellAlike, tellNoContradiction, tellSafer, tellWhyNone, tellWhyZero } from './tell-premises.ts'
import { tellQuoted } from './tell-quoted.ts'
import { tellCap, tellExpected, tellKelly, WHY_QUARTER } from './tell-stakes.ts'
import { FRESHNESS, NEGATIVE_EDGE, OUR_ODD, tellWhyDiffer, tellWhyValue, tellWorth } from './tell-why.ts'

/** What houses pay and what that means. Before the ball rolls only: no price is told after. */
export const answerPrices: Skill = (message) => {
  const { scene } = message
  // 'De onde veio essa porcentagem?' asks of no house.
  if (scene?.phase !== 'ahead' || /\bde onde\b/.test(message.text)) return null
  const plan = planned(message, scene)
  const text = plan && tell(plan, scene)
  return text ? { text, markets: plan.markets.map(({ id }) => id) } : null
}

/** The talk is read from its beginning, each message with what the one before it was about. */
function planned({ question, text, earlier }: Message, scene: Scene): Plan | null {
  const talk = [
    ...earlier.map((one) => ({ ...one, told: one.reply.markets[0] ?? null })),
    { question, text, told: null },
  ]
  let named: BriefedMarket | null = null
  let plan: Plan | null = null
  for (const one of talk) {
    const readings = readMessage(one.question, one.text, scene.briefing)
    const before = plan
    plan = null
    for (const parts of readings) plan ??= planFor(parts, before, scene, named)
    named = (one.told === null ? null : findMarket(scene, one.told)) ?? readings[0]?.markets[0] ?? named
  }
  return plan
}

const WRITERS: Record<Plan['op'], (plan: Plan, scene: Scene) => string | null> = {
  surebet: (plan, scene) => tellSurebet(scene, plan.family, plan),
  overround: (plan, scene) => tellOverround(scene, plan.family, plan),
  implied: (plan, scene) => tellImplied(scene, plan),
  noVig: (plan, scene) => tellNoVig(scene, plan),
  kelly: (plan, scene) => tellKelly(scene, plan),
  cap: (plan, scene) => tellCap(scene, plan),
  whyQuarter: () => WHY_QUARTER,
  unquoted: (_, scene) => tellUnquoted(scene),
  model: (plan, scene) => tellModel(scene, plan),
  move: (plan) => tellMove(plan),
  history: (plan) => tellHistory(plan),
  ownOdd: (plan, scene) => tellOwnOdd(scene, plan),
  worthFrom: (plan, scene) => tellWorthFrom(scene, plan),
  aboveFair: (plan) => tellAboveFair(plan),
  expected: (plan, scene) => tellExpected(scene, plan),
  fresh: () => FRESHNESS,
  negativeEdge: () => NEGATIVE_EDGE,
  whyValue: (plan, scene) => tellWhyValue(scene, plan),
  whyDiffer: (plan) => tellWhyDiffer(plan),
  gap: (plan, scene) => tellGap(scene, plan),
  returns: (plan, scene) => tellReturns(scene, plan),
  best: (plan, scene) => (plan.markets[0] ? tellEnd(scene, plan.markets[0], 'best', plan.houses) : null),
  worst: (plan, scene) => (plan.markets[0] ? tellEnd(scene, plan.markets[0], 'worst', plan.houses) : null),
  better: (plan, scene) => tellBetter(scene, plan),
  rank: (plan, scene) => tellRank(scene, plan),
  top: (plan, scene) => tellTop(scene, plan),
  likeliest: (plan) => tellLikeliest(plan),
  edgesOf: (plan, scene) => tellEdgesOf(scene, plan),
  worth: (plan, scene) => tellWorth(scene, plan),
  prices: (plan, scene) => tellPrices(scene, plan),
  fairOdd: (plan) => tellFairOdd(plan),
  ourOdd: () => OUR_ODD,
  ownSurebet: (plan, scene) => tellOwnSurebet(scene, plan),
  marginMoney: (plan, scene) => tellMarginMoney(scene, plan),
  facts: (plan) => tellFacts(plan),
  noVigAll: (plan, scene) => tellNoVigAll(scene, plan),
  atHouse: (plan, scene) => tellAtHouse(scene, plan),
  houseCount: (plan, scene) => tellHouseCount(scene, plan),
  filter: (plan, scene) => tellFilter(scene, plan),
  houseTable: (plan, scene) => tellHouseTable(scene, plan),
  edgeMeans: () => EDGE_MEANS,
  safer: (plan) => tellSafer(plan),
  alike: (plan, scene) => tellAlike(scene, plan),
  noContradiction: (plan, scene) => tellNoContradiction(scene, plan),
  whyZero: (plan, scene) => tellWhyZero(scene, plan),
  whyNone: (_, scene) => tellWhyNone(scene),
  byMarket: (plan, scene) => tellByMarket(scene, plan, plan.text),
  over100: (plan) => tellOver100(plan.text),
  outlier: (plan, scene) => tellOutlier(scene, plan, plan.text),
  voided: () => VOIDED,
  secondBest: (plan, scene) => tellSecond(scene, plan),
  gapAll: (plan, scene) => tellGapAll(scene, plan),
  nextHouse: (plan, scene) => tellNextHouse(scene, plan),
  ifWrong: (plan, scene) => tellIfWrong(scene, plan, plan.text),
  noneHere: (plan, scene) => tellNoneHere(scene, plan),
  quoted: (plan, scene) => tellQuoted(scene, plan),
}

const tell = (plan: Plan, scene: Scene): string | null => WRITERS[plan.op](plan, scene)
