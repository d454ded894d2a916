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
  ratings: RatingTurns
  /** Null when the product refused it, which is noted. */
  attempt<Result>(work: () => Promise<Result>): Promise<Result | null>
}

/**
 * A running server rates all leagues every day, which would take longer than all else. Here a league is rated when somebody
 * first studies one of its games, and anew by each of these days.
 */
type RatingTurns = { days: readonly string[]; ratedOn: Map<number, string> }

/** More than are made in the last hours before the present. */
const CLICKS_LEFT = 1000

/** Moves forward only, as time does, and never reaches the present it is given. */
export class PlayedTime {
  readonly #time: TimeAndDice
  readonly #presentMs: number

  constructor(time: TimeAndDice, present: Date) {
    this.#time = time
    this.#presentMs = present.getTime()
  }

  now(): Date {
    return this.#time.now()
  }

  /** Goes to an hour of a day in São Paulo, unless it is later already. */
  goTo(day: string, clock: string): void {
    this.waitUntil(momentOf(day, clock))
  }

  waitUntil(moment: Date): void {
    if (moment > this.now()) this.#time.moveTo(moment)
  }

  /** Less where the present is near: a server that was stopped a minute ago leaves a minute to play in. */
  pass(seconds: number): void {
    const nowMs = this.now().getTime()
    const leftMs = (this.#presentMs - nowMs) / CLICKS_LEFT
    this.#time.moveTo(new Date(nowMs + Math.max(0, Math.min(seconds * 1000, leftMs))))
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
