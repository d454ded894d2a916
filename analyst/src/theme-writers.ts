import type { ThemeId } from './reading/ask.ts'
import type { GUARDS } from './reading/guard-themes.ts'
import type { MATCH_THEMES } from './reading/match-themes.ts'
import type { SMALL_TALK } from './reading/small-talk-themes.ts'
import type { Pick, Writer } from './scene.ts'
import * as aboutData from './writers/about-data.ts'
import * as beside from './writers/beside-game.ts'
import * as care from './writers/care.ts'
import { writeCombos } from './writers/combos.ts'
import { writeComparison } from './writers/comparison.ts'
import { writeCards, writeCorners } from './writers/counts.ts'
import { writeEnding } from './writers/ending.ts'
import { writeFairPrice } from './writers/fair-price.ts'
import { writeForm } from './writers/form.ts'
import { writeBothScore, writeCleanSheet, writeGoals, writeParity } from './writers/goals.ts'
import { writeHalves } from './writers/halves.ts'
import { writeDoubleChance, writeDrawNoBet, writeHandicap } from './writers/handicap.ts'
import { writeHouses } from './writers/houses.ts'
import { writeInPlay } from './writers/in-play.ts'
import { writeConfidence, writeModelMarket, writeRecommendation, writeRisk } from './writers/judgement.ts'
import { writeLoss } from './writers/loss.ts'
import { writeOneMarket } from './writers/named-market.ts'
import { writeOneOf } from './writers/one-of.ts'
import * as overview from './writers/overview.ts'
import { writeHeadToHead, writeTable, writeWeather } from './writers/past.ts'
import { writePayout } from './writers/payout.ts'
import { PRODUCT_ANSWERS, type ProductTheme } from './writers/product.ts'
import { writeProsAndCons } from './writers/pros-and-cons.ts'
import { writeFavourite, writeResult } from './writers/result.ts'
import { writeCorrectScore } from './writers/score.ts'
import { writeSettles } from './writers/settles.ts'
import { writeSeveral } from './writers/several.ts'
import * as talk from './writers/small-talk.ts'
import { writeStake } from './writers/stake.ts'
import { writeStayOut } from './writers/stay-out.ts'
import * as unknown from './writers/unknown-facts.ts'
import { writeOdds, writeValue } from './writers/value.ts'

export type MatchTheme = (typeof MATCH_THEMES)[number]['id']
type CareTheme = (typeof GUARDS)[number]['id']
type SmallTalkTheme = (typeof SMALL_TALK)[number]['id'] | 'unclear'

/** One writer for each theme; a theme without one does not compile. */
export const MATCH_WRITERS: Record<MatchTheme, Writer> = {
  result: writeResult,
  chance: writeResult,
  favourite: writeFavourite,
  goals: writeGoals,
  bothScore: writeBothScore,
  corners: writeCorners,
  cards: writeCards,
  cleanSheet: writeCleanSheet,
  correctScore: writeCorrectScore,
  halves: writeHalves,
  handicap: writeHandicap,
  doubleChance: writeDoubleChance,
  drawNoBet: writeDrawNoBet,
  oneMarket: writeOneMarket,
  parity: writeParity,
  form: writeForm,
  headToHead: writeHeadToHead,
  table: writeTable,
  homeAdvantage: overview.writeHomeAdvantage,
  weather: writeWeather,
  odds: writeOdds,
  houses: writeHouses,
  fairPrice: writeFairPrice,
  payout: writePayout,
  loss: writeLoss,
  stayOut: writeStayOut,
  oneOf: writeOneOf,
  several: writeSeveral,
  settles: writeSettles,
  prosAndCons: writeProsAndCons,
  value: writeValue,
  stake: writeStake,
  combos: writeCombos,
  risk: writeRisk,
  confidence: writeConfidence,
  recommendation: writeRecommendation,
  summary: overview.writeSummary,
  kickOff: overview.writeKickOff,
  comparison: writeComparison,
  expectedGoals: overview.writeExpectedGoals,
  modelMarket: writeModelMarket,
  leagueAverages: aboutData.writeLeagueAverages,
  missing: aboutData.writeMissing,
  method: aboutData.writeMethod,
  lineups: unknown.writeLineups,
  players: unknown.writePlayers,
  shots: unknown.writeShots,
  referee: unknown.writeReferee,
  coach: unknown.writeCoach,
  broadcast: unknown.writeBroadcast,
  crowd: unknown.writeCrowd,
  timing: unknown.writeTiming,
  fixing: unknown.writeFixing,
  law: beside.writeLaw,
  rules: beside.writeRules,
  fatigue: beside.writeFatigue,
  motivation: beside.writeMotivation,
  clubHistory: beside.writeClubHistory,
  publicMoney: beside.writePublicMoney,
  waiting: beside.writeWaiting,
  live: writeInPlay,
  ending: writeEnding,
}

export const CARE_WRITERS: Record<CareTheme, (pick: Pick) => string> = {
  distress: care.writeDistress,
  borrowed: care.writeBorrowed,
  help: care.writeHelp,
  minor: care.writeMinor,
  chasing: care.writeChasing,
  promise: care.writePromise,
  injection: care.writeInjection,
  otherGames: care.writeOtherGames,
  notFootball: care.writeNotFootball,
  otherMatch: care.writeOtherMatch,
}

export const SMALL_TALK_WRITERS: Record<SmallTalkTheme, talk.SmallTalk> = {
  greeting: talk.writeGreeting,
  thanks: talk.writeThanks,
  bye: talk.writeBye,
  acknowledgement: talk.writeAcknowledgement,
  capabilities: talk.writeCapabilities,
  identity: talk.writeIdentity,
  unclear: talk.writeUnclear,
}

export const isProductTheme = (theme: ThemeId): theme is ProductTheme => theme in PRODUCT_ANSWERS
export const isMatchTheme = (theme: ThemeId): theme is MatchTheme => theme in MATCH_WRITERS
export const isCareTheme = (theme: ThemeId): theme is CareTheme => theme in CARE_WRITERS
export const isSmallTalk = (theme: ThemeId): theme is SmallTalkTheme => theme in SMALL_TALK_WRITERS
