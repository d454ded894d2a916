import { z } from 'zod'
import { API_FOOTBALL, apiFootballService, askApiFootball } from '#football/api-football/api-football-service.ts'
import { openQuestionOfPlan } from '#football/api-football/question-of-plan.ts'
import { readList } from '#http/read-list.ts'
import type { VendorAccess } from '#http/vendor-access.ts'
import { SourceError } from '#source-error.ts'
import type { NamedPlayers, PlayedPart, SquadSource } from '#squads/port.ts'

const DEADLINE_MS = 8_000
/** A player 'Questionable' may play. */
const IS_OUT = 'Missing Fixture'

const team = z.object({ id: z.number() })
/** A player whom the service has no number for is no use to us. */
const player = z.object({ id: z.number().nullish() })

const rawLineup = z.object({ team, startXI: z.array(z.object({ player })).nullish() })
const rawAbsence = z.object({ team, player: player.extend({ type: z.string().nullish() }) })
const rawGame = z.object({
  fixture: z.object({ id: z.number() }),
  players: z
    .array(
      z.object({
        team,
        players: z.array(
          z.object({
            player,
            statistics: z.array(
              z.object({
                games: z.object({ minutes: z.number().nullish(), substitute: z.boolean().nullish() }),
                goals: z.object({ total: z.number().nullish() }).nullish(),
              }),
            ),
          }),
        ),
      }),
    )
    .nullish(),
})

/** Line-ups, absences and played minutes of API-Football v3, under the same key as its games. */
export function apiFootballSquads(access: VendorAccess): SquadSource {
  const service = apiFootballService(access, DEADLINE_MS)
  // Without the players' minutes nothing else is of use, so a plan that refuses one of these is asked for none of them.
  const askIfPlanned = openQuestionOfPlan(access.now)
  const ask = async <Raw>(path: string, query: Record<string, string>, raw: z.ZodType<Raw>): Promise<Raw[]> => {
    const answer = await askIfPlanned(() => askApiFootball(service, path, query))
    if (answer === null) throw new SourceError(API_FOOTBALL, 'plan', 'players of many games')
    return readList(API_FOOTBALL, answer.response, raw)
  }

  return {
    name: API_FOOTBALL,
    async lineups(fixtureId) {
      const sides = await ask('/fixtures/lineups', { fixture: fixtureId }, rawLineup)
      return sides.flatMap(({ team: { id }, startXI }) => toNamed(id, startXI ?? []))
    },
    async absences(fixtureId) {
      const all = await ask('/injuries', { fixture: fixtureId }, rawAbsence)
      const out = all.filter((one) => one.player.type === IS_OUT)
      return [...Map.groupBy(out, (one) => one.team.id)].flatMap(([id, own]) => toNamed(id, own))
    },
    async playedParts(fixtureIds) {
      return (await ask('/fixtures', { ids: fixtureIds.join('-') }, rawGame)).flatMap(toParts)
    },
  }
}

function toNamed(teamId: number, named: readonly { player: { id?: number | null | undefined } }[]): NamedPlayers[] {
  const players = named.flatMap(({ player: { id } }) => (id == null ? [] : [String(id)]))
  return players.length > 0 ? [{ teamId: String(teamId), players }] : []
}

function toParts({ fixture, players }: z.output<typeof rawGame>): PlayedPart[] {
  return (players ?? []).flatMap((side) =>
    side.players.flatMap(({ player: { id }, statistics: [own] }): PlayedPart[] => {
      if (id == null || !own) return []
      const { minutes, substitute } = own.games
      return [
        {
          fixtureId: String(fixture.id),
          teamId: String(side.team.id),
          player: String(id),
          minutes: minutes ?? 0,
          goals: own.goals?.total ?? 0,
          isStarter: substitute === false,
        },
      ]
    }),
  )
}
