import type { JournalFilter } from '@prancheta/contract/journal/filter.ts'
import { journalWords } from '@prancheta/contract/journal/words.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pagedList } from '#lib/api/paged-list.ts'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { LoadMore } from '#ui/primitives/pagination.tsx'
import { betsQuery } from '../journal-queries.ts'
import { counted } from '../journal-words.ts'
import { BetRow } from './bet-row.tsx'

/** As many as leave the figures in reach on a phone. */
const FIRST_ROWS = 5

/** The bets behind the figures, the latest match first. `total` is how many the filter leaves. */
export function BetList({ filter, total }: { filter: JournalFilter; total: number }) {
  const query = useInfiniteQuery(betsQuery(filter))
  const list = pagedList(query)
  const [isWhole, setIsWhole] = useState(false)
  const bets = query.data?.pages.flatMap((page) => page.bets) ?? []
  const shown = isWhole ? bets : bets.slice(0, FIRST_ROWS)
  return (
    <Card level="h2" title="Apostas" description={counted(total, 'aposta anotada', 'apostas anotadas')}>
      {list.failed && <LoadFailure title={journalWords.betsLoadFailed} onRetry={list.retry} />}
      {list.isLoading && <Skeleton className="h-64 w-full rounded-control" />}
      {!list.isLoading && !list.failed && bets.length === 0 && (
        <p className="text-ink-muted text-sm">Nenhuma aposta com este filtro.</p>
      )}
      <ul className="-my-3 divide-y divide-line" aria-busy={query.isPlaceholderData}>
        {shown.map((bet) => (
          <BetRow key={bet.id} bet={bet} />
        ))}
      </ul>
      {!isWhole && bets.length > FIRST_ROWS && (
        <div className="mt-5 flex justify-center">
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            Ver mais apostas
          </Button>
        </div>
      )}
      {isWhole && <LoadMore list={list} />}
    </Card>
  )
}
