import { type DataLeague, listDataFiles } from '@prancheta/contract/fixtures/data-files.ts'
import { useQuery } from '@tanstack/react-query'
import { failureWords } from '#domain/admin/trouble-words.ts'
import { progressWords } from '#domain/fixtures/progress-words.ts'
import { callApi } from '#lib/api/call-api.ts'
import { dataProgressQuery } from '#lib/api/member-queries.ts'
import { formatCount, formatRelative } from '#lib/format/format.ts'
import { Badge, type Tone } from '#ui/primitives/badge.tsx'
import { Card } from '#ui/primitives/card.tsx'

/** The files that football is read from, where they are fetched: how far the first fetching is, then league by league. */
export function FilesCard() {
  const progress = useQuery(dataProgressQuery).data?.progress ?? null
  const { data } = useQuery({
    queryKey: ['admin-data-files', progress?.files.done, progress?.leagues.done],
    queryFn: ({ signal }) => callApi(listDataFiles, {}, { signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  })
  if (!data?.leagues) return null
  return (
    <Card
      level="h2"
      title="Arquivos de futebol"
      description="Baixados do site que os publica, um por vez, e guardados aqui."
    >
      {progress && (
        <p role="status" className="mb-4 text-info text-sm">
          {progressWords(progress)}
        </p>
      )}
      <ul className="-my-2 divide-y divide-line">
        {data.leagues.map((league) => (
          <LeagueRow key={league.name} league={league} />
        ))}
      </ul>
    </Card>
  )
}

function LeagueRow({ league }: { league: DataLeague }) {
  const { name, games, checked_at, failure } = league
  const look = lookOf(league)
  return (
    <li className="flex items-start justify-between gap-4 py-2.5 text-sm">
      <span className="min-w-0">
        <span className="block font-medium">{name ?? 'Próximos jogos e odds'}</span>
        <span className="block text-ink-muted text-xs">
          {formatCount(games)} {games === 1 ? 'jogo' : 'jogos'}
          {checked_at !== null && `, verificado ${formatRelative(new Date(checked_at), new Date())}`}
        </span>
        {failure !== null && <span className="block text-bad text-xs">{failureWords(failure)}</span>}
      </span>
      <span className="shrink-0">
        <Badge tone={look.tone}>{look.words}</Badge>
      </span>
    </li>
  )
}

/** What an admin should know first: a failure, then what is still to come. */
export function lookOf({ name, files, games, is_rated, failure }: DataLeague): { tone: Tone; words: string } {
  if (failure !== null) return { tone: 'bad', words: 'Falhou' }
  if (files.asked < files.total)
    return { tone: 'info', words: `${files.asked} de ${files.total} ${files.total === 1 ? 'arquivo' : 'arquivos'}` }
  if (name === null) return { tone: 'good', words: 'Em dia' }
  if (games === 0) return { tone: 'warn', words: 'Sem arquivo' }
  return is_rated ? { tone: 'good', words: 'Em dia' } : { tone: 'info', words: 'Ajustando o modelo' }
}
