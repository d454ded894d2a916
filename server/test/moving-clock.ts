import type { Clock } from '#platform/clock/clock.ts'

/** Time that moves only when the test says so. */
export type MovingClock = Clock & { forward(ms: number): void }

export function movingClock(from: string): MovingClock {
  let now = Date.parse(from)
  return {
    now: () => new Date(now),
    forward(ms) {
      now += ms
    },
  }
}
