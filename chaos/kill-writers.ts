import { setTimeout as pause } from 'node:timers/promises'
import { saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { readDemoCheckout } from '@prancheta/contract/billing/demo-payment.ts'
import { createCheckout } from '@prancheta/contract/billing/routes.ts'
import { readProfile, signIn, signUp, updateProfile } from '@prancheta/contract/identity/routes.ts'
import { recordBet } from '@prancheta/contract/journal/routes.ts'
import { openTicket, readTicketMessages, replyToTicket } from '@prancheta/contract/support/tickets.ts'
import { listPublications, publishAnalysis, readTipsterPage } from '@prancheta/contract/tipsters/routes.ts'
import { Refusal } from '@prancheta/server/demo-past/door-caller.ts'
import { betInWords } from '../server/test/journal-bets.ts'
import { Person } from '../server/test/person.ts'
import { newNumbers, TEST_CONSENT, TEST_DETAILS, TEST_PASSWORD } from '../server/test/sign-up-person.ts'
import { PAST } from './load.ts'
import type { Tipster } from './tipsters.ts'

/** What a cycle leaves for the process after it: questions whose answers say whether something is gone or half done. */
export type Promised = { what: string; isKept(url: string): Promise<boolean> }
type Writer = (n: number) => Promise<unknown>

const REST_MS = 10

/** Messages to support, bets, settings and payments begun, of one person. */
export async function talking(ana: Person, promised: Promised[]): Promise<Writer[]> {
  const { id: ticketId } = await ana.call(openTicket, { subject: 'Oi', message: 'Oi' })
  const again = (url: string) => at(url, ana)
  return [
    async (n) => {
      const message = `mensagem ${n}`
      if (n >= 40) return pause(REST_MS)
      const { number } = await ana.call(replyToTicket, { ticketId, message })
      const isKept = async (url: string) =>
        (await again(url).call(readTicketMessages, { ticketId })).messages.some(
          (one) => one.number === number && one.message === message,
        )
      promised.push({ what: 'messages', isKept })
    },
    async () => {
      const bet = betInWords(PAST)
      const { id } = (await ana.call(recordBet, bet)).bet
      // The same key twice is one bet: the one that was acknowledged, or else a new one.
      promised.push({ what: 'bets', isKept: async (url) => (await again(url).call(recordBet, bet)).bet.id === id })
    },
    async (n) => {
      const kept = n + 1
      await ana.call(updateProfile, { stake_default: kept })
      // Only ever raised: what stands there later is this or more.
      promised.push({
        what: 'settings',
        isKept: async (url) => (await again(url).call(readProfile, {})).stake_default >= kept,
      })
      await pause(200)
    },
    async (n) => {
      if (n >= 5) return pause(REST_MS)
      const { url: leadsTo } = await ana.call(createCheckout, { plan: 'pro' })
      const sessionId = new URL(leadsTo, ana.url).searchParams.get('session') ?? ''
      promised.push({
        what: 'checkouts',
        isKept: async (url) => (await again(url).call(readDemoCheckout, { sessionId })).plan === 'pro',
      })
    },
  ]
}

/** Saves one market of the analysis after the other and publishes each; cut off in between, page and log still agree. */
export function publishing(url: string, { person, slug, fixtureId, picks }: Tipster, promised: Promised[]): Writer {
  const tina = at(url, person)
  return async (n) => {
    const pick = picks[n]
    if (pick === undefined) return pause(REST_MS)
    const wanted = { fixture_id: fixtureId, pick }
    const { id } = await tina.call(saveAnalysis, wanted)
    promised.push({
      what: 'saved analyses',
      isKept: async (there) => (await at(there, person).call(saveAnalysis, wanted)).id === id,
    })
    const isListed = async (there: string) =>
      (await at(there, person).call(listPublications, {})).publications.some((one) => one.analysis_id === id)
    try {
      await tina.call(publishAnalysis, { analysis_id: id })
      promised.push({ what: 'publications', isKept: isListed })
    } catch (error) {
      const isWhole = async (there: string) => {
        const { record, verified } = (await new Person(there).call(readTipsterPage, { slug })).tipster
        return record.published === (verified?.published ?? 0)
      }
      promised.push({
        what: 'publications cut off',
        async isKept(there) {
          if (!(await isWhole(there))) return false
          await at(there, person).call(publishAnalysis, { analysis_id: id })
          return (await isListed(there)) && (await isWhole(there))
        },
      })
      throw error
    }
  }
}

/** Signs somebody up; cut off in the middle they can sign in, or sign up as if it had never been. */
export async function newcomer(url: string, headers: Record<string, string>, promised: Promised[]): Promise<void> {
  const email = `${crypto.randomUUID()}@test.example`
  const fields = { name: 'Bia Lima', email, password: TEST_PASSWORD, ...newNumbers() }
  const details = { ...TEST_DETAILS, ...TEST_CONSENT, ...fields }
  const came = (there: string) => {
    const person = new Person(there)
    person.headers = headers
    return person
  }
  const canEnter = (there: string) =>
    came(there)
      .call(signIn, { email, password: TEST_PASSWORD })
      .then(() => true)
  try {
    await came(url).call(signUp, details)
    promised.push({ what: 'sign-ups', isKept: canEnter })
  } catch (error) {
    const afterNoEntry = (there: string) => async (refusal: unknown) => {
      if (!(refusal instanceof Refusal) || refusal.code !== 'session.wrongCredentials') throw refusal
      await came(there).call(signUp, details)
      return true
    }
    promised.push({ what: 'sign-ups cut off', isKept: (there) => canEnter(there).catch(afterNoEntry(there)) })
    throw error
  }
}

function at(url: string, person: Person): Person {
  const there = new Person(url, person)
  there.headers = person.headers
  for (const [name, value] of person.cookies) there.cookies.set(name, value)
  return there
}
