import type { Sides } from '@prancheta/core/goals/played-match.ts'

type MaybeSides = { home: number | null; away: number | null } | null | undefined

export type RawScore = {
  duration?: string | null | undefined
  fullTime: MaybeSides
  halfTime?: MaybeSides
  regularTime?: MaybeSides
  extraTime?: MaybeSides
  penalties?: MaybeSides
}

/** South America's cups have no extra time before their final. */
const STRAIGHT_TO_PENALTIES: ReadonlySet<string> = new Set(['CLI'])

/**
 * With extra time or penalties `fullTime` counts those too. Where `regularTime` is not told it is what they leave of
 * it; null where a part is missing or the sum cannot be, because markets are settled on these goals.
 */
export function goalsOf90Minutes(match: {
  competition: { code: string }
  stage?: string | null | undefined
  score: RawScore
}): Sides | null {
  const { duration, fullTime, halfTime, regularTime, extraTime, penalties } = match.score
  const whole = bothOf(fullTime)
  if ((duration ?? 'REGULAR') === 'REGULAR') return whole
  const told = bothOf(regularTime)
  if (told || !whole) return told
  const isShootOut = duration === 'PENALTY_SHOOTOUT'
  const hasNoExtraTime =
    isShootOut && STRAIGHT_TO_PENALTIES.has(match.competition.code) && match.stage !== 'FINAL' && match.stage != null
  const extra = bothOf(extraTime) ?? (hasNoExtraTime ? NONE : null)
  const shots = isShootOut ? bothOf(penalties) : NONE
  if (!extra || !shots) return null
  const rest = minus(minus(whole, extra), shots)
  const atHalf = bothOf(halfTime) ?? NONE
  return rest.home >= atHalf.home && rest.away >= atHalf.away ? rest : null
}

/** Of a game that is on; in a shoot-out without its penalties, and null where those cannot be told apart. */
export function goalsSoFar({ duration, fullTime, penalties }: RawScore): Sides | null {
  const whole = bothOf(fullTime)
  if (!whole || duration !== 'PENALTY_SHOOTOUT') return whole
  const shots = bothOf(penalties)
  const rest = shots && minus(whole, shots)
  return rest && rest.home >= 0 && rest.away >= 0 ? rest : null
}

export function bothOf(sides: MaybeSides): Sides | null {
  return !sides || sides.home === null || sides.away === null ? null : { home: sides.home, away: sides.away }
}

const NONE: Sides = { home: 0, away: 0 }
const minus = (one: Sides, other: Sides): Sides => ({ home: one.home - other.home, away: one.away - other.away })
