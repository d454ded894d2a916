import { type FixtureView, getFixtures, TIME_ZONE } from '@prancheta/contract/fixtures/routes.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { formatCount, isoDay } from '#lib/format/format.ts'
import { addDays } from '#lib/forms/calendar.ts'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { GameLinks } from '#ui/product/game-links.tsx'

const GAMES_SHOWN = 5
const FRESH_FOR_MS = 300_000

const gamesOn = (date: string) =>
  queryOptions({
    queryKey: ['next-games', date],
    queryFn: ({ signal }) => callApi(getFixtures, { date, timezone: TIME_ZONE }, { signal }),
    staleTime: FRESH_FOR_MS,
  })

/** What is played next: today's games still to come, and tomorrow's once today's are over. */
export function NextGames() {
  const [now] = useState(() => new Date())
  const today = isoDay(now)
  const tomorrow = addDays(today, 1)
  const first = useQuery(gamesOn(today))
  const isTodayOver = first.data?.error === null && gamesAhead(first.data.fixtures, now).length === 0
  const second = useQuery({ ...gamesOn(tomorrow), enabled: isTodayOver })
  const day = isTodayOver ? second : first
  const games = gamesAhead(day.data?.fixtures ?? [], now)
  const title = isTodayOver ? 'Jogos de amanhã' : 'Próximos jogos de hoje'

  if (day.isError || (day.data && day.data.error !== null))
    return (
      <LoadFailure
        title="Não conseguimos carregar os próximos jogos."
        busy={day.isFetching}
        onRetry={() => void day.refetch()}
      />
    )
  return (
    <Card
      level="h2"
      title={title}
      description="Toque em um jogo para estudá-lo."
      aside={games[0]?.isDemo && <Badge tone="neutral">Demonstração</Badge>}
      actions={
        games.length > 0 && (
          <LinkButton to={`/analyses?data=${isTodayOver ? tomorrow : today}`} variant="ghost">
            {wordsForAll(day.data?.total ?? 0, isTodayOver)}
          </LinkButton>
        )
      }
    >
      {day.data ? <Games games={games} now={now} /> : <WaitingGames />}
    </Card>
  )
}

function Games({ games, now }: { games: readonly FixtureView[]; now: Date }) {
  if (games.length === 0)
    return <p className="text-ink-muted text-sm">Nenhum jogo até amanhã nos campeonatos que acompanhamos.</p>
  return (
    <GameLinks
      now={now}
      games={games.slice(0, GAMES_SHOWN).map((game) => ({
        ...game,
        kickOff: game.dateUTC,
        badge: game.state === 'live' && <Badge tone="info">{liveWords(game)}</Badge>,
      }))}
    />
  )
}

/** As high as the games that come. */
function WaitingGames() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: GAMES_SHOWN }, (_, row) => `row-${row}`).map((row) => (
        <Skeleton key={row} className="my-2 h-16 w-full" />
      ))}
    </div>
  )
}

const liveWords = ({ score }: FixtureView) => (score ? `Ao vivo ${score.home} x ${score.away}` : 'Ao vivo')

function wordsForAll(count: number, isTomorrow: boolean): string {
  const day = isTomorrow ? 'amanhã' : 'hoje'
  return count === 1 ? `Ver o jogo de ${day}` : `Ver os ${formatCount(count)} jogos de ${day}`
}

/** Those on or still to come, by kick-off; the ones without an hour last. */
export function gamesAhead(games: readonly FixtureView[], now: Date): FixtureView[] {
  return games
    .filter(
      ({ state, dateUTC, isTimeKnown }) =>
        state === 'live' || (state === 'scheduled' && (!isTimeKnown || new Date(dateUTC) > now)),
    )
    .toSorted(
      (one, other) => Number(other.isTimeKnown) - Number(one.isTimeKnown) || one.dateUTC.localeCompare(other.dateUTC),
    )
}
