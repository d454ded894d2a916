import { type ListedGame, tellGames } from '@prancheta/core/lookup/tell-league.ts'
import { tellRecord } from '@prancheta/core/lookup/tell-record.ts'
import { type FixturesDeps, getFixtures } from '#capabilities/fixtures/index.ts'
import { readRecord } from '#capabilities/history/index.ts'
import { nothing, type Tool, tool } from './tool.ts'

type Asker = {
  userId: string
  /** The match that is talked about, which is not told among the others. */
  fixtureId: number | null
  /** The day whose games are listed. */
  day: string
}

/** What every member sees without an analysis: the day's games, and how their own picks went. */
export function readerTools(deps: FixturesDeps, { userId, fixtureId, day }: Asker): Tool[] {
  return [
    tool({
      name: 'consultar_jogos_do_dia',
      step: 'games',
      description:
        'Os outros jogos do dia, com horário e placar. Sem chances nem odds: essas só existem na análise de cada jogo.',
      input: nothing,
      run: async () => {
        const { fixtures } = await getFixtures(deps, { date: day })
        return tellGames(
          fixtures
            .filter((game) => game.fixtureId !== fixtureId)
            .map(
              (game): ListedGame => ({
                home: game.homeName,
                away: game.awayName,
                league: game.leagueName,
                kickOffUtc: game.dateUTC,
                isTimeKnown: game.isTimeKnown,
                score: game.score,
                state: game.state,
              }),
            ),
        )
      },
    }),
    tool({
      name: 'consultar_historico',
      step: 'record',
      description: 'Como terminaram os palpites que o próprio usuário salvou: acertos, erros, taxa de acerto e yield.',
      input: nothing,
      run: async () => {
        const { overall, pushes, voids } = await readRecord(deps.db, { userId, isPublishedOnly: false })
        const { picks, won, lost, hitRate } = overall
        return tellRecord({ picks, won, lost, pushes, voids, hitRate, yield: overall.yield })
      },
    }),
  ]
}
