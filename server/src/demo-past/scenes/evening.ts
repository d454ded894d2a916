import { sendMessage } from '@prancheta/contract/support/direct-messages.ts'
import { isRenewal, renewsOn } from '../cast/member-life.ts'
import { ANA_TALK, BRUNO_TALKS, SHORT_TALKS } from '../cast/support-talks.ts'
import { chanceOf, oneOf } from '../chance.ts'
import { type Member, someMember } from '../company.ts'
import { type PlayedDay, payingSince } from '../played-day.ts'
import { addDays, daysBetween, type Stage } from '../stage.ts'
import { noteBets } from './bets.ts'
import { findGames } from './games.ts'
import { lookAtPlan, takePlanStep } from './membership.ts'
import { markResults, publishMost, type Study, studySome, studyUntil } from './studies.ts'
import { ask, talkDirectly, talkOf } from './support-desk.ts'

/** Days between two talks of Bruno with support. */
const BRUNO_TALKS_EVERY = 38
/** When people sit down to write; all are before the last questions of the past. */
const EVENING_HOURS = ['18:35', '19:00', '19:20', '19:50'] as const
/** Payments that have failed and are not paid yet today. */
const UNPAID = 2

/** After work people write to support. */
export async function playEvening({ day, days, stage, company }: PlayedDay): Promise<void> {
  const members = company.membersOn(days.first, day)
  stage.time.goTo(day, oneOf(EVENING_HOURS, 'evening', day) ?? EVENING_HOURS[0])
  const asking = someMember(members, 0.32, 'ticket', day)
  await lookAtRenewals({ day, days, stage, company })
  if (asking) await stage.attempt(() => ask(asking, talkOf(day, 0)))
  const writing = someMember(members, 0.07, 'message', day)
  if (writing) await stage.attempt(() => writeTo(writing, day))
  const turn = daysBetween(days.first, day) / BRUNO_TALKS_EVERY - 0.5
  const talk = Number.isInteger(turn) ? BRUNO_TALKS[turn] : undefined
  if (talk) await stage.attempt(() => talkDirectly(company.bruno, company.admin, talk))
  // What the last morning leaves unanswered is urgent today; Ana's is answered and waits for her.
  if (daysBetween(day, days.to) === 1) {
    stage.time.goTo(day, '20:10')
    await stage.attempt(() => ask(company.ana, days.from === days.first ? ANA_TALK : talkOf(day, 3)))
    await askSeveral({ stage, members, day, count: 2 })
  }
}

async function lookAtRenewals({ day, days, stage, company }: PlayedDay): Promise<void> {
  const { bruno, clara } = company
  for (const { number, daysHere, actor } of company.membersOn(days.first, day))
    if (renewsOn(number, daysHere)) await stage.attempt(() => lookAtPlan(actor))
  if (isRenewal(daysBetween(payingSince(days), day)))
    for (const member of [bruno, clara]) await stage.attempt(() => lookAtPlan(member))
}

/** Questions of the evening, payments that fail, and the games of tomorrow, which is today. */
export async function playLastEvening(played: PlayedDay): Promise<void> {
  const { day, days, stage, company } = played
  const members = company.membersOn(days.first, day)
  await askSeveral({ stage, members, day, count: 1 })
  const writing = oneOf(members, 'last message', day)
  if (writing) await stage.attempt(() => writeTo(writing.actor, day))
  let unpaid = 0
  for (const { actor } of members.toReversed())
    if (unpaid < UNPAID && (await stage.attempt(() => takePlanStep(actor, { kind: 'failRenewal' })))) unpaid += 1
  stage.time.goTo(day, '21:00')
  for (const member of [company.ana, company.bruno, company.clara]) await stage.attempt(() => markResults(member))
  await studyTomorrow(played)
}

/** One game for Bruno, and for Clara a round in which at least two have value. */
async function studyTomorrow(played: PlayedDay): Promise<void> {
  const { day, stage, company } = played
  const { bruno, clara } = company
  const { followed, others } = await findGames(played, addDays(day, 1))
  await stage.attempt(async () => noteBets(played, 'bruno', await studySome({ member: bruno, stage }, followed, 1)))
  await stage.attempt(async () => {
    const worth = (studies: readonly Study[]) => studies.filter(({ isRecommended }) => isRecommended).length
    const round = await studyUntil({ member: clara, stage }, followed, (done) => done.length >= 3 && worth(done) >= 2)
    const missing = 2 - worth(round)
    const more = await studyUntil({ member: clara, stage }, others, (done) => worth(done) >= missing)
    await publishMost(clara, [...round, ...more])
    await noteBets(played, 'clara', [...round, ...more])
  })
}

async function writeTo(member: Member['actor'], day: string): Promise<void> {
  const talk = oneOf(SHORT_TALKS, 'message', member.role.email, day)
  if (talk) await member.call(sendMessage, { message: talk.question })
}

type Asking = { stage: Stage; members: readonly Member[]; day: string; count: number }

async function askSeveral({ stage, members, day, count }: Asking): Promise<void> {
  const inOrder = members.toSorted(
    (one, other) => chanceOf('asks', day, one.number) - chanceOf('asks', day, other.number),
  )
  for (const [at, { actor }] of inOrder.slice(0, count).entries())
    await stage.attempt(() => ask(actor, talkOf(day, 1 + at)))
}
