import type { Sentence } from '#checking/binding/context.ts'
import { whoseIs } from '#checking/binding/whose.ts'
import type { DayGame } from '#checking/facts/looked-up.ts'
import { agrees, judgeMoment, LOST, momentOf } from '#checking/judging/judge-past.ts'
import { UNCHECKED, type Verdict, verdict } from '#checking/judging/verdict.ts'
import type { WrittenMoment } from '#checking/reading/moments.ts'
import type { ScoreMention } from '#checking/reading/read-scores.ts'

const plays = ({ home, away }: DayGame, club: string) => home === club || away === club

/** When another game of the day begins. Null where the moment is none of those games'. */
export function judgeDayMoment(sentence: Sentence, moment: WrittenMoment): Verdict | null {
  const { reading, facts } = sentence
  const { games } = facts.lookedUp
  if (games.length === 0) return null
  const whose = whoseIs(reading, moment, reading.moments)
  if (whose?.isOurs) return null
  const ofMatch = judgeMoment(sentence, moment)
  // A day of this match's, or of a game that its clubs have played.
  if (ofMatch.outcome === 'confirmed' && (!whose || moment.hour === null)) return ofMatch
  if (!whose) return UNCHECKED
  const at = games.findIndex((game) => whose.club !== null && plays(game, whose.club))
  const game = games[at]
  if (!game) return UNCHECKED
  return verdict(isKickOff(game, moment) ? 'confirmed' : 'contradicted', `dayGame.${at}`)
}

const isKickOff = ({ kickOffUtc, isTimeKnown }: Pick<DayGame, 'kickOffUtc' | 'isTimeKnown'>, moment: WrittenMoment) =>
  agrees(moment, momentOf(kickOffUtc)) && (moment.hour === null || isTimeKnown)

/** How another game of the day stands or ended. Null where the score is none of those games'. */
export function judgeDayScore({ reading, facts }: Sentence, score: ScoreMention): Verdict | null {
  const { games } = facts.lookedUp
  const others = reading.mentions.filter((one) => one.type === 'other')
  const before = others.findLast(({ end }) => end <= score.start)?.club ?? null
  const after = others.find(({ start }) => start >= score.end)?.club ?? null
  const isBetween = /§x_* $/.test(reading.plain.slice(0, score.start)) && /^ §x/.test(reading.plain.slice(score.end))
  // 'A 2 x 1 B', or two clubs of one game before the score: 'A venceu o B por 2 a 1'.
  const [one, other] = isBetween
    ? [before, after]
    : others
        .filter(({ end }) => end <= score.start)
        .slice(-2)
        .map(({ club }) => club)
  if (!one || !other) return null
  const at = games.findIndex((game) => plays(game, one) && plays(game, other))
  const game = games[at]
  if (!game) return null
  const field = `dayGame.${at}`
  if (!game.score) return verdict('contradicted', field)
  const words = reading.plain.slice(0, score.start)
  const isTold = isBetween || /venc|ganh|bat(?:e|eu)|gole|derrot|super/.test(words) || LOST.test(words)
  if (!isTold) return UNCHECKED
  const isFirstHome = (!isBetween && LOST.test(words) ? other : one) === game.home
  const { home, away } = game.score
  const [first, second] = isFirstHome ? [home, away] : [away, home]
  return verdict(score.first === first && score.second === second ? 'confirmed' : 'contradicted', field)
}
