import { readFinance } from '@prancheta/contract/admin/figures.ts'
import { actOnUser } from '@prancheta/contract/admin/users.ts'
import { arrivalOn, planStepOn } from '../cast/member-life.ts'
import { chanceOf, oneOf } from '../chance.ts'
import { someMember } from '../company.ts'
import { anaComesOn, type PlayedDay, payingSince } from '../played-day.ts'
import { subscribe, takePlanStep } from './membership.ts'
import { answerMessages, answerTickets, ask, readAnswers, talkOf } from './support-desk.ts'
import { giveBrand } from './tipster.ts'

/** How many of yesterday's questions still wait for an answer today. */
const LEFT_WAITING = 2
/** When support has time. */
const DESK_HOURS = ['09:05', '09:40', '10:30', '11:10', '12:20'] as const
/** A guest of the house is among so many members. */
const GUEST_EVERY = 17

/** People come, pay, leave and read what support wrote; support answers. */
export async function playMorning(played: PlayedDay): Promise<void> {
  const { day, days, stage, company } = played
  await welcomeDemoAccounts(played)
  const arrival = arrivalOn(day)
  if (arrival !== null) await stage.attempt(() => company.signUpMember(arrival))
  await takePlanSteps(played)
  await readSupportAnswers(played)
  const early = day === days.to ? null : someMember(company.membersOn(days.first, day), 0.08, 'early', day)
  if (early) await stage.attempt(() => ask(early, talkOf(day, 4)))
  stage.time.goTo(day, oneOf(DESK_HOURS, 'desk', day) ?? DESK_HOURS[0])
  const wish = { leave: day === days.to ? LEFT_WAITING : 0, first: company.ana }
  const answered = await stage.attempt(() => answerTickets(company.admin, wish))
  for (const email of answered ?? []) company.answered.add(email)
  if (day !== days.to && chanceOf('messages', day) < 0.3) await stage.attempt(() => answerMessages(company.admin))
}

async function takePlanSteps({ day, days, stage, company }: PlayedDay): Promise<void> {
  const { admin } = company
  if (day === days.from && days.from !== days.first) await payWhatFailed({ day, days, stage, company })
  for (const { number, daysHere, actor } of company.membersOn(days.first, day))
    await stage.attempt(async () => {
      const step = planStepOn(number, daysHere)
      if (step) await takePlanStep(actor, step)
      if (number % GUEST_EVERY === 0 && daysHere === 12)
        await admin.call(actOnUser, { userId: await actor.id(), action: 'grant_vip', reason: 'Parceria' })
    })
}

/** The payments that failed when the past ended last time: all but some are made good, so that the house does not empty. */
async function payWhatFailed({ day, days, stage, company }: PlayedDay): Promise<void> {
  const finance = await stage.attempt(() => company.admin.call(readFinance, {}))
  const emails = new Set(finance?.past_due.map(({ email }) => email))
  for (const { actor } of company.membersOn(days.first, day))
    if (emails.has(actor.role.email) && chanceOf('pays', actor.role.email, day) < 0.8)
      await stage.attempt(() => takePlanStep(actor, { kind: 'payAgain' }))
}

/** A day after the answer at the earliest, each when they happen to look; Ana's of the last day waits for her. */
async function readSupportAnswers({ day, days, stage, company }: PlayedDay): Promise<void> {
  const { answered, ana } = company
  for (const { actor } of company.membersOn(days.first, day)) {
    const { email } = actor.role
    if (answered.has(email) && chanceOf('looks', email, day) < 0.6 && answered.delete(email))
      await stage.attempt(() => readAnswers(actor))
  }
  if (answered.delete(ana.role.email)) await stage.attempt(() => readAnswers(ana))
}

/** The demo accounts come one after another in the first days; in a past that is played on they are there. */
async function welcomeDemoAccounts({ day, days, company }: PlayedDay): Promise<void> {
  if (days.from !== days.first) return
  const { admin, ana, bruno, clara } = company
  if (day === days.first) {
    await clara.signUp()
    await giveBrand(admin, clara, 'clara-colibri')
    await bruno.signUp()
  }
  if (day === payingSince(days)) {
    await subscribe(clara, 'black')
    await subscribe(bruno, 'pro')
  }
  if (day === anaComesOn(days)) await ana.signUp()
}
