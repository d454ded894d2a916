import type { SavedAnalysis } from '@prancheta/contract/history/routes.ts'
import type { ReactNode } from 'react'
import { formatCount } from '#lib/format/format.ts'
import { type Tab, Tabs } from '#ui/primitives/tabs.tsx'
import { ResultLabel, StatCard } from '#ui/product/stat-card.tsx'
import { HistoryList } from './history-list.tsx'
import { type History, useHistory } from './use-history.ts'

type Props = {
  /** More that can be done with a saved analysis. */
  renderActions?: (analysis: SavedAnalysis) => ReactNode
  /** A tipster's way to the own page. */
  ownPage?: ReactNode
  /** Beside the list: the record, the journal, the stakes of the round. */
  moreTabs?: readonly Tab[]
  /** The tab that stands open, by its id; the list's is `analyses`. */
  tab: string
  onTab: (id: string) => void
  /** Tabs that have counters of their own. */
  tabsWithFigures?: readonly string[]
}

export function HistoryView({ renderActions, ownPage, moreTabs = [], tab, onTab, tabsWithFigures = [] }: Props) {
  const history = useHistory()
  return (
    <div className="mx-auto w-full max-w-5xl flex-1 px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="headline text-2xl sm:text-3xl">Histórico</h1>
      <p className="mt-2 text-ink-muted">O que você salvou, como terminou e o que isso diz.</p>
      {!tabsWithFigures.includes(tab) && <Counters history={history} />}
      {ownPage && <div className="mt-4 empty:hidden">{ownPage}</div>}
      <div className="mt-6">
        <Tabs
          label="Partes do histórico"
          value={tab}
          onValueChange={onTab}
          tabs={[
            {
              id: 'analyses',
              label: 'Salvas',
              content: <HistoryList history={history} renderActions={renderActions} />,
            },
            ...moreTabs,
          ]}
        />
      </div>
    </div>
  )
}

function Counters({ history: { counts, isLoading } }: { history: History }) {
  return (
    <div className="mt-6 grid grid-cols-3 gap-2 sm:gap-3">
      <StatCard label="Total" value={counts ? formatCount(counts.total) : null} loading={isLoading} />
      <StatCard
        label={<ResultLabel result="green" />}
        value={counts ? formatCount(counts.green) : null}
        loading={isLoading}
      />
      <StatCard
        label={<ResultLabel result="red" />}
        value={counts ? formatCount(counts.red) : null}
        loading={isLoading}
      />
    </div>
  )
}
