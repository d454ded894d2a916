import { setTimeout as pause } from 'node:timers/promises'
import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { createCheckout } from '@prancheta/contract/billing/routes.ts'
import { recordBet } from '@prancheta/contract/journal/routes.ts'
import { Refusal } from '@prancheta/server/demo-past/door-caller.ts'
import { betInWords } from '../server/test/journal-bets.ts'
import type { Person } from '../server/test/person.ts'
import { type Effort, exactly, type Finding, within } from './finding.ts'

/** A bet is written down after it was made. */
export const PAST = { matchAt: '2026-10-01T22:00:00Z', placedAt: '2026-10-01T12:00:00Z' }

const READERS = 4
const WRITERS = 8

/** All are asked for again at the end, and one person may write ten a second. */
const WRITTEN_MAX = 2_500
/** PostgreSQL cuts a statement after ten seconds; two more are for one that says nothing at all. */
const STATEMENT_S_MAX = 13

type Bet = ReturnType<typeof betInWords>

/** People who read and write without pause, and what became of each request. */
export class Load {
  readonly #written: { person: Person; bet: Bet; id: string }[] = []
  #answered = 0
  #failures: { status: number; ms: number; at: number }[] = []
  #lastAnswerAt = Number.NEGATIVE_INFINITY
  #slowestMs = 0
  /** When those that wait for an answer just now began to. */
  readonly #underWay = new Set<{ since: number }>()
  #isOver = false
  readonly #everybody: Promise<unknown>

  /** By one person or by several, since each may write only so much in ten minutes. */
  constructor(person: Person, ...others: readonly Person[]) {
    const people = [person, ...others]
    const readers = Array.from({ length: READERS }, () => this.#work(() => person.call(readPlan, {})))
    const writers = Array.from({ length: WRITERS }, (_, n) => {
      const writer = people[n % people.length] ?? person
      return this.#work(async () => {
        if (this.#written.length >= WRITTEN_MAX * people.length) return writer.call(readPlan, {})
        const bet = betInWords(PAST)
        const { id } = (await writer.call(recordBet, bet)).bet
        this.#written.push({ person: writer, bet, id })
      })
    })
    const buyer = this.#work(async () => {
      await person.call(createCheckout, { plan: 'pro' })
      await pause(200)
    })
    this.#everybody = Promise.all([...readers, ...writers, buyer])
  }

  get answered(): number {
    return this.#answered
  }

  get refused(): number {
    return this.#failures.length
  }

  /** How many were refused by which status; 0 where no answer came. */
  get refusals(): Record<string, number> {
    const counts: Record<string, number> = {}
    for (const { status } of this.#failures) counts[`by ${status}`] = (counts[`by ${status}`] ?? 0) + 1
    return counts
  }

  get lastAnswerAt(): number {
    return this.#lastAnswerAt
  }

  get lastFailureAt(): number {
    return this.#failures.at(-1)?.at ?? Number.NEGATIVE_INFINITY
  }

  /** What became of the requests since this was last asked. */
  findings(effort: Effort, what: string, of: Finding['of'] = {}): Finding[] {
    const failures = this.#failures
    this.#failures = []
    const others = failures.filter(({ status }) => status !== 503)
    if (others.length > 0)
      console.log(`${what}: answers of ${[...new Set(others.map(({ status }) => status))].join(', ')}`)
    const counts = { ...of, answered: this.#answered, refused: failures.length }
    this.#answered = 0
    const waiting = [...this.#underWay].map(({ since }) => performance.now() - since)
    const slowestMs = Math.max(this.#slowestMs, ...waiting)
    this.#slowestMs = 0
    return [
      exactly(`${what}: refused otherwise than by 503`, others.length, 0, counts),
      within(effort, `${what}: slowest 503`, Math.max(0, ...failures.map(({ ms }) => ms)) / 1000, 1, { unit: ' s' }),
      // Whoever holds a connection waits as long as a statement may take; a request that hangs longer counts too.
      within(effort, `${what}: longest wait for an answer of any kind`, slowestMs / 1000, STATEMENT_S_MAX, {
        unit: ' s',
      }),
    ]
  }

  /** Ends it, and asks for everything that was acknowledged: the same key twice is one bet, or else it was lost. */
  async end(): Promise<Finding> {
    this.#isOver = true
    await this.#everybody
    let lost = 0
    for (const { person, bet, id } of this.#written) if ((await this.#idOf(person, bet)) !== id) lost += 1
    return exactly('acknowledged bets lost', lost, 0, { acknowledged: this.#written.length })
  }

  /** Under which number a bet stands. Whoever wrote as much as the load did may be told to wait, for up to ten minutes. */
  async #idOf(person: Person, bet: Bet): Promise<string> {
    for (;;) {
      try {
        return (await person.call(recordBet, bet)).bet.id
      } catch (error) {
        if (!(error instanceof Refusal) || error.status !== 429) throw error
        await pause(10_000)
      }
    }
  }

  async #work(once: () => Promise<unknown>): Promise<void> {
    while (!this.#isOver) {
      const before = performance.now()
      const request = { since: before }
      this.#underWay.add(request)
      try {
        await once()
        this.#answered += 1
        this.#lastAnswerAt = performance.now()
      } catch (error) {
        const at = performance.now()
        const status = error instanceof Refusal ? error.status : 0
        // Politely told to write less is no failure of the house.
        if (status !== 429) this.#failures.push({ status, ms: at - before, at })
        await pause(20)
      } finally {
        this.#underWay.delete(request)
        this.#slowestMs = Math.max(this.#slowestMs, performance.now() - before)
      }
    }
  }
}
