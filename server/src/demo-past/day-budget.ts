/** The first days are slower than all later ones, so they tell little. */
const WARM_UP_DAYS = 3
/** On the last two the questions are asked that today's desk is full of. */
const ALWAYS_PLAYED = 2

/** Says for which days there is time: where it is short, older days are left out, so that the newest are played. */
export class DayBudget {
  readonly #longestMs: number | null
  readonly #startedMs = performance.now()
  #secondDayMs = 0
  #played = 0

  constructor(longestMs: number | null) {
    this.#longestMs = longestMs
  }

  get played(): number {
    return this.#played
  }

  beginDay(): void {
    this.#played += 1
    if (this.#played === 2) this.#secondDayMs = performance.now()
  }

  /** `daysLeft` counts the day that is asked about. */
  hasTimeFor(daysLeft: number): boolean {
    if (this.#longestMs === null || this.#played < WARM_UP_DAYS || daysLeft <= ALWAYS_PLAYED) return true
    const nowMs = performance.now()
    const dayMs = (nowMs - this.#secondDayMs) / (this.#played - 1)
    return nowMs - this.#startedMs + daysLeft * dayMs < this.#longestMs
  }
}
