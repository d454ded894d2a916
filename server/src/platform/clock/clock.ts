/** Time comes in through here, so that a test can hold it still. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
