import type { SquadSource } from '@prancheta/adapters/squads/port.ts'
import type { Guard } from './guard.ts'

/** Asked by a job alone, which keeps what it learns, so answers are guarded and not kept. */
export function guardedSquads(squads: SquadSource, guard: Guard): SquadSource {
  const id = { kind: 'football' as const, source: squads.name }
  return {
    name: squads.name,
    lineups: (fixtureId) => guard.call(id, () => squads.lineups(fixtureId)),
    absences: (fixtureId) => guard.call(id, () => squads.absences(fixtureId)),
    playedParts: (fixtureIds) => guard.call(id, () => squads.playedParts(fixtureIds)),
  }
}
