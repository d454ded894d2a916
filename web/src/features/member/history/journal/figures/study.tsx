import type { Breakdown, ClosingValue, JournalGroup } from '@prancheta/contract/journal/figures.ts'
import type { JournalFilter } from '@prancheta/contract/journal/filter.ts'
import { journalWords } from '@prancheta/contract/journal/words.ts'
import { GROUPINGS, type Grouping } from '@prancheta/core/journal/groupings.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCents, formatEdge, formatPoints, UNKNOWN } from '#lib/format/format.ts'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { type Column, DataTable } from '#ui/primitives/data-table.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { Term } from '#ui/product/term.tsx'
import { breakdownQuery } from '../journal-queries.ts'
import { counted, formatProfit, GROUPING_WORDS, groupName } from '../journal-words.ts'
import { filterOfGroup } from '../use-journal-filter.ts'
import { closingVerdict } from './closing-words.ts'

type Props = { filter: JournalFilter; onFilter: (change: JournalFilter) => void }

/** What the prices were worth at the close, and the bets told apart by what they were of. From Pro. */
export function Study({ filter, onFilter }: Props) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(breakdownQuery(filter))
  if (isError) return <LoadFailure title={journalWords.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 w-full rounded-card" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy={isPlaceholderData}>
      <Closing closing={data.closing} />
      <Groups groups={data.groups} onFilter={onFilter} />
    </div>
  )
}

function Closing({ closing: { against, without } }: Pick<Breakdown, 'closing'>) {
  const isKnown = against.market.count + against.house.count > 0
  return (
    <Card
      level="h2"
      title={<Term id="closingValue">Preço no fechamento</Term>}
      {...(!isKnown && { description: 'n = 0' })}
    >
      {isKnown && (
        <div className="mb-4 grid gap-4 sm:grid-cols-2">
          <Value name="Contra o consenso sem margem" value={against.market} />
          <Value name="Contra a mesma casa" value={against.house} />
        </div>
      )}
      <p className="max-w-[68ch] text-sm">{closingVerdict(against.market)}</p>
      {without > 0 && (
        <p className="mt-2 text-ink-muted text-sm">
          {counted(without, 'aposta encerrada', 'apostas encerradas')} sem preço de fechamento conhecido, ou feitas com
          o jogo em andamento, {without === 1 ? 'fica' : 'ficam'} de fora.
        </p>
      )}
    </Card>
  )
}

function Value({ name, value: { count, mean, standardError } }: { name: string; value: ClosingValue }) {
  return (
    <div>
      <p className="text-ink-muted text-sm">{name}</p>
      <p className="figures mt-1 text-2xl">{mean === null ? UNKNOWN : formatEdge(mean)}</p>
      <p className="text-ink-muted text-xs">
        n = {count.toLocaleString('pt-BR')}
        {standardError !== null && `, erro padrão de ${formatPoints(standardError)}`}
      </p>
    </div>
  )
}

function Groups({ groups, onFilter }: Pick<Breakdown, 'groups'> & Pick<Props, 'onFilter'>) {
  return (
    <Card level="h2" title="Separado por" description="Com poucas apostas em um grupo, a ordem é quase sorteio.">
      <Tabs
        label="Separar as apostas por"
        tabs={GROUPINGS.map((grouping) => ({
          id: grouping,
          label: GROUPING_WORDS[grouping],
          content: (
            <GroupTable
              grouping={grouping}
              rows={groups[grouping].filter(({ bets }) => bets > 0)}
              onFilter={onFilter}
            />
          ),
        }))}
      />
    </Card>
  )
}

/** Half a year of months: more on demand, for a phone shows each as a card. */
const FIRST_ROWS = 6

type GroupTableProps = Pick<Props, 'onFilter'> & { grouping: Grouping; rows: readonly JournalGroup[] }

function GroupTable({ grouping, rows, onFilter }: GroupTableProps) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <DataTable
        caption={`Apostas encerradas por ${GROUPING_WORDS[grouping].toLowerCase()}`}
        columns={columnsFor(grouping, onFilter)}
        rows={isWhole ? rows : rows.slice(0, FIRST_ROWS)}
        rowId={({ key }) => key}
        empty={<p className="text-ink-muted text-sm">Nenhuma aposta encerrada com este filtro.</p>}
      />
      {!isWhole && rows.length > FIRST_ROWS && (
        <div className="mt-4 flex justify-center">
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            Ver todos ({rows.length.toLocaleString('pt-BR')})
          </Button>
        </div>
      )}
    </>
  )
}

/** A group's name leads to its bets: it sets the filter that all pictures follow. */
function columnsFor(grouping: Grouping, onFilter: Props['onFilter']): readonly Column<JournalGroup>[] {
  return [
    {
      id: 'name',
      header: GROUPING_WORDS[grouping],
      cell: ({ key }) => (
        <button
          type="button"
          className="flex min-h-11 items-center text-left underline max-sm:-my-2.5 decoration-line-strong underline-offset-4 [overflow-wrap:anywhere] hover:decoration-ink sm:min-h-0"
          onClick={() => onFilter(filterOfGroup(grouping, key))}
        >
          {groupName(grouping, key)}
        </button>
      ),
    },
    { id: 'bets', header: 'Apostas', numeric: true, cell: ({ bets }) => bets.toLocaleString('pt-BR') },
    { id: 'won', header: 'Ganhas', numeric: true, cell: ({ won }) => won.toLocaleString('pt-BR') },
    { id: 'staked', header: 'Apostado', numeric: true, cell: ({ stakedCents }) => formatCents(stakedCents) },
    { id: 'profit', header: 'Resultado', numeric: true, cell: ({ profitCents }) => formatProfit(profitCents) },
    {
      id: 'yield',
      header: 'Yield',
      numeric: true,
      cell: ({ yield: share }) => (share === null ? UNKNOWN : formatEdge(share)),
    },
  ]
}
