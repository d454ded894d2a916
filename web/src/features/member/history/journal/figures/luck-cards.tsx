import type { Luck } from '@prancheta/contract/journal/figures.ts'
import type { JournalFilter } from '@prancheta/contract/journal/filter.ts'
import { journalWords } from '@prancheta/contract/journal/words.ts'
import { useQuery } from '@tanstack/react-query'
import { UNKNOWN } from '#lib/format/format.ts'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { luckQuery } from '../journal-queries.ts'
import { LuckPicture } from './luck-picture.tsx'
import { disciplineWords, LUCK_BETS_MIN, luckWords, nOf, replayedWords, runWords } from './luck-words.ts'

/** What luck alone does with such bets, how long a bad run is usual, and how stakes kept to the sum. */
export function LuckCards({ filter }: { filter: JournalFilter }) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(luckQuery(filter))
  if (isError) return <LoadFailure title={journalWords.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-80 w-full rounded-card" />
  return (
    <div className="grid items-start gap-4 md:grid-cols-2" aria-busy={isPlaceholderData}>
      <Card level="h2" title="Sorte ou habilidade" description={replayedWords(data.replays)} className="md:col-span-2">
        <p className="max-w-[68ch] text-sm">{luckWords(data.replays)}</p>
        {data.replays.count >= LUCK_BETS_MIN && data.replays.columns.length > 0 && (
          <div className="mt-5 h-44 text-xs">
            <LuckPicture replays={data.replays} />
          </div>
        )}
      </Card>
      <LosingRun run={data.losingRun} />
      <Discipline discipline={data.discipline} />
    </div>
  )
}

function LosingRun({ run }: { run: Luck['losingRun'] }) {
  return (
    <Card level="h2" title="Maior sequência de perdas" description={nOf(run.count)}>
      <p className="figures text-3xl">{run.usual === null ? UNKNOWN : run.longest}</p>
      <p className="mt-2 text-sm">{runWords(run)}</p>
    </Card>
  )
}

function Discipline({ discipline }: { discipline: Luck['discipline'] }) {
  const { count, over, close, under, noValue } = discipline
  const rows = [
    { name: 'Perto do sugerido', value: close },
    { name: 'Acima', value: over },
    { name: 'Abaixo', value: under },
    { name: 'Sem valor pela conta', value: noValue },
  ]
  return (
    <Card level="h2" title="Valor apostado e Kelly" description={nOf(count)}>
      <p className="text-sm">{disciplineWords(discipline)}</p>
      {count > 0 && (
        <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 text-sm">
          {rows.map(({ name, value }) => (
            <div key={name} className="flex items-baseline justify-between gap-2">
              <dt className="text-ink-muted">{name}</dt>
              <dd className="figures">{value.toLocaleString('pt-BR')}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
