import type { Journal } from '@prancheta/contract/journal/figures.ts'
import { journalWords } from '@prancheta/contract/journal/words.ts'
import { useQuery } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useRight } from '#domain/billing/use-right.ts'
import { useRefreshOnNews } from '#lib/live/live-news.ts'
import { EmptyState, LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { MadeUpNote } from '#ui/product/made-up-note.tsx'
import { JournalSample } from '#ui/product/samples/game-samples.tsx'
import { BankrollDialog } from './bankroll/bankroll-dialog.tsx'
import { BetDialog } from './bets/bet-dialog.tsx'
import { BetList } from './bets/bet-list.tsx'
import { ChangesDialog } from './bets/changes-dialog.tsx'
import { ExchangeLinks } from './exchange/exchange-frame.tsx'
import { BankrollPicture } from './figures/bankroll-picture.tsx'
import { LuckCards } from './figures/luck-cards.tsx'
import { Study } from './figures/study.tsx'
import { Summary } from './figures/summary.tsx'
import { FilterBar } from './filter-bar.tsx'
import { JOURNAL_KEY, journalQuery } from './journal-queries.ts'
import { SignalsNote } from './signals-note.tsx'
import { useJournalFilter } from './use-journal-filter.ts'

/** 'Diário': what somebody really staked, at which odd, and what that says. */
export function JournalView() {
  const { filter, isFiltered, change, clear } = useJournalFilter()
  const { data, isError, isFetching, refetch } = useQuery(journalQuery(filter))
  useRefreshOnNews(JOURNAL_KEY, ({ type }) => type === 'journal.changed')
  if (isError) return <LoadFailure title={journalWords.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 w-full rounded-card" />
  if (data.isEmpty && !isFiltered) return <Nothing />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="sr-only">Diário de apostas</h2>
      <div className="flex flex-wrap items-center justify-between gap-2 max-sm:grid max-sm:grid-cols-2">
        <FilterBar filter={filter} change={change} clear={clear} />
        <div className="flex flex-wrap items-center gap-2 max-sm:contents">
          <ChangesDialog />
          <BankrollDialog />
          <RecordButton />
        </div>
      </div>
      <Figures journal={data} />
      <SignalsNote />
      <BetList filter={filter} total={totalOf(data)} />
      <LuckCards filter={filter} />
      <StudyOrPlans>
        <Study filter={filter} onFilter={change} />
      </StudyOrPlans>
      <ExchangeLinks />
      <p className="text-ink-muted text-xs">{journalWords.placesNone} Resultados passados não garantem os futuros.</p>
    </div>
  )
}

const totalOf = ({ figures: { bets, voids, open } }: Journal) => bets + voids + open

function Figures({ journal }: { journal: Journal }) {
  return (
    <>
      {journal.isDemo && <MadeUpNote />}
      <Summary figures={journal.figures} />
      <BankrollPicture journal={journal} />
    </>
  )
}

function Nothing() {
  return (
    <EmptyState
      level="h2"
      title="Seu diário começa com a primeira aposta anotada"
      sample={<JournalSample />}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <RecordButton />
          <BankrollDialog />
          <LinkButton to="/diario/importar" variant="secondary" size="sm">
            Importar CSV
          </LinkButton>
        </div>
      }
    >
      Anote o que você apostou, em qual casa e a que odd: o diário mostra o resultado, quanto dele a sorte explica e se
      o preço foi bom. {journalWords.placesNone}
    </EmptyState>
  )
}

function RecordButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" className="max-sm:order-first" onClick={() => setOpen(true)}>
        <NotebookPen aria-hidden="true" className="size-4" />
        Registrar aposta
      </Button>
      <BetDialog target={{ kind: 'new', saved: null }} open={open} onOpenChange={setOpen} />
    </>
  )
}

/** What a plan does not have is explained in its place; the server holds it back. */
function StudyOrPlans({ children }: { children: ReactNode }) {
  if (useRight('journalStudy')) return children
  return (
    <Card
      level="h2"
      title="Preço no fechamento e resultados por grupo"
      actions={
        <LinkButton to="/pricing" variant="secondary">
          Ver planos
        </LinkButton>
      }
    >
      <p className="max-w-[68ch] text-sm">
        Nos planos Pro e Black, o diário compara cada odd com o preço de fechamento, da mesma casa e do consenso sem
        margem, e separa os resultados por mês, campeonato, mercado, casa, faixa de odd e dia da semana.
      </p>
    </Card>
  )
}
