import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import { commonWords } from '@prancheta/contract/protocol/words.ts'
import { formatCount } from '#lib/format/format.ts'
import { spellDay } from '#lib/forms/calendar.ts'
import { EmptyState, LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { type GameSlots, GamesCard } from './games-card.tsx'
import type { Analyses } from './use-analyses.ts'
import type { Search } from './use-place.ts'

type Props = {
  analyses: Analyses
  slots: GameSlots
  /** Shows the games of the followed leagues, or of all, whatever was typed. */
  onShowLeagues: (date: string, isAll: boolean) => void
}

/** The games of the day that was asked for, or why there are none. */
export function GamesOfDay({ analyses, slots, onShowLeagues }: Props) {
  const { games } = analyses
  const { search } = games
  if (games.isLoading) return <GamesSkeleton />
  if (games.link.failed) return <LoadFailure title={analysisWords.gamesLoadFailed} onRetry={games.link.retry} />
  if (search === null)
    return (
      <EmptyState level="h2" title={commonWords.fixtureNotFound}>
        O link leva a um jogo que não existe mais. Escolha o dia e carregue os jogos.
      </EmptyState>
    )
  if (games.failure !== null)
    return <LoadFailure title={games.failure} onRetry={() => void analyses.loadGames(search)} />
  const showLeagues = (isAll: boolean) => onShowLeagues(search.date, isAll)
  if (games.fixtures.length === 0)
    return <NoGames search={search} otherGames={games.others.games} onShowLeagues={showLeagues} />
  return <GamesCard analyses={analyses} onShowLeagues={showLeagues} {...slots} />
}

/** Which found nothing: the day, the leagues that are followed, or the championship that was typed. */
export function NoGames({
  search: { date, league },
  otherGames,
  onShowLeagues,
}: {
  search: Search
  otherGames: number
  onShowLeagues: (isAll: boolean) => void
}) {
  if (league.trim() === '' && otherGames > 0)
    return (
      <EmptyState
        level="h2"
        title="Nenhum jogo dos campeonatos acompanhados"
        action={
          <Button variant="secondary" onClick={() => onShowLeagues(true)}>
            {otherGames === 1 ? 'Mostrar o outro jogo' : `Mostrar os ${formatCount(otherGames)} outros jogos`}
          </Button>
        }
      >
        Em {spellDay(date)} só há jogos de outros campeonatos.
      </EmptyState>
    )
  if (league.trim() === '')
    return (
      <EmptyState level="h2" title="Nenhum jogo nesse dia">
        Não há jogos em {spellDay(date)}. Tente outra data.
      </EmptyState>
    )
  return (
    <EmptyState
      level="h2"
      title={`Nenhum campeonato com “${league.trim()}”`}
      action={
        <Button variant="secondary" onClick={() => onShowLeagues(false)}>
          Limpar o campeonato
        </Button>
      }
    >
      O filtro de campeonato não encontrou nada em {spellDay(date)}. Sem ele, aparecem os jogos dos campeonatos
      acompanhados.
    </EmptyState>
  )
}

function GamesSkeleton() {
  return (
    <div className="rounded-card border border-line bg-surface-raised p-4 sm:p-5">
      <p role="status" className="sr-only">
        Carregando jogos
      </p>
      <Skeleton className="h-6 w-44" />
      <Skeleton className="mt-5 h-10 w-full" />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} className="mt-3 h-16 w-full" />
      ))}
      <Skeleton className="mt-5 h-12 w-full" />
    </div>
  )
}
