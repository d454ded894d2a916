import { expect, test } from 'vitest'
import { apiFootballSquads } from '#squads/api-football/api-football-squads.ts'
import { json, startLocalServer } from '#test/local-server.ts'
import { recordedTest, recording } from '#test/recorded.ts'
import { testAccess } from '#test/vendor-access.ts'

const envelope = (response: readonly unknown[], errors: unknown = []) => ({
  errors,
  paging: { current: 1, total: 1 },
  response,
})

async function squadsOn(...answers: Parameters<typeof startLocalServer>) {
  const server = await startLocalServer(...answers)
  return { server, squads: apiFootballSquads(testAccess(server.url)) }
}

const named = (...ids: (number | null)[]) => ids.map((id) => ({ player: { id, name: 'Jogador' } }))

test('those that begin are told by side, and before they are named nobody is', async () => {
  const lineups = [
    { team: { id: 10 }, formation: '4-4-2', startXI: named(1, 2, null), substitutes: named(3) },
    { team: { id: 20 }, formation: null, startXI: null, substitutes: [] },
  ]
  const { squads, server } = await squadsOn(json(envelope(lineups)), json(envelope([])))
  expect(await squads.lineups('7')).toEqual([{ teamId: '10', players: ['1', '2'] }])
  expect(await squads.lineups('7')).toEqual([])
  expect(server.seen[0]?.query.toString()).toBe('fixture=7')
})

test('who is said to be out is out, and who is doubtful is not', async () => {
  const one = (team: number, player: number, type: string) => ({
    team: { id: team, name: 'Clube' },
    player: { id: player, name: 'Jogador', type, reason: 'Knee Injury' },
    fixture: { id: 7 },
  })
  const { squads } = await squadsOn(
    json(envelope([one(10, 1, 'Missing Fixture'), one(10, 2, 'Questionable'), one(20, 3, 'Missing Fixture')])),
  )
  expect(await squads.absences('7')).toEqual([
    { teamId: '10', players: ['1'] },
    { teamId: '20', players: ['3'] },
  ])
})

test('a plan without the players’ minutes is asked once and then for nothing, until a day later', async () => {
  const { squads, server } = await squadsOn(json(envelope([], { plan: 'words of the service' })))
  await expect(squads.playedParts(['7', '8'])).rejects.toMatchObject({ failure: 'plan' })
  await expect(squads.lineups('9')).rejects.toMatchObject({ failure: 'plan' })
  expect(server.seen.map(({ query }) => query.toString())).toEqual(['ids=7-8'])
})

recordedTest('of recorded games everybody’s minutes are read, whether he began, and his goals', async () => {
  const { squads } = await squadsOn(json(recording('api-football/fixtures-ids-with-statistics.json')))
  const parts = await squads.playedParts(['1149519', '1149523'])
  const home = parts.filter(({ fixtureId, teamId }) => fixtureId === '1149519' && teamId === '530')
  expect(home.filter(({ isStarter }) => isStarter)).toHaveLength(11)
  expect(home.find(({ player }) => player === '29')).toMatchObject({ minutes: 121, goals: 0, isStarter: true })
  expect(parts.reduce((sum, { goals }) => sum + goals, 0)).toBeGreaterThan(0)
})
