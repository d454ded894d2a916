import type { Kysely } from 'kysely'
import type { App } from '#app.ts'
import { SAO_PAULO } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import type { TimeAndDice } from './time-and-dice.ts'

/** Where the past is played: the product itself, listening on a port of this machine, and the time that it believes. */
export type Stage = {
  url: string
  app: App
  db: Kysely<DB>
  time: PlayedTime
  /** Null when the product refused it, which is noted. */
  attempt<Result>(work: () => Promise<Result>): Promise<Result | null>
}

/** Moves forward only, as time does. */
export class PlayedTime {
  readonly #time: TimeAndDice

  constructor(time: TimeAndDice) {
    this.#time = time
  }

  now(): Date {
    return this.#time.now()
  }

  /** Goes to an hour of a day in São Paulo, unless it is later already. */
  goTo(day: string, clock: string): void {
    const moment = momentOf(day, clock)
    if (moment > this.now()) this.#time.moveTo(moment)
  }

  pass(seconds: number): void {
    this.#time.moveTo(new Date(this.now().getTime() + seconds * 1000))
  }

  throwFrom(seed: string): void {
    this.#time.throwFrom(seed)
  }
}

export function momentOf(day: string, clock: string): Date {
  const local = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: SAO_PAULO, plainTime: clock })
  return new Date(local.epochMilliseconds)
}

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days
}

/** Days since 1970-01-01. */
export function dayNumber(day: string): number {
  return daysBetween('1970-01-01', day)
}

export function daysFrom(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, after) => addDays(from, after))
}
