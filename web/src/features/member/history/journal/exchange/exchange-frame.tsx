import { JOURNAL_EXPORT_PATH } from '@prancheta/contract/journal/exchange.ts'
import { ArrowLeft, Download, FileUp, Landmark } from 'lucide-react'
import { Link } from 'react-router'
import { useRight } from '#domain/billing/use-right.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { buttonClasses, LinkButton } from '#ui/primitives/button.tsx'

export function BackToJournal() {
  return (
    <Link
      to="/history?aba=diario"
      data-print="hide"
      className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-ink-muted text-sm hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      Diário
    </Link>
  )
}

export function NeedsPro({ what }: { what: string }) {
  return (
    <EmptyState
      level="h2"
      title="Nos planos Pro e Black"
      action={
        <LinkButton to="/pricing" variant="accent">
          Ver planos
        </LinkButton>
      }
    >
      {what} faz parte dos planos Pro e Black. Anotar apostas e ver os números simples é de todos os planos.
    </EmptyState>
  )
}

/** The ways into and out of the journal, below its pictures. */
export function ExchangeLinks() {
  const mayExport = useRight('csvExport')
  return (
    <nav aria-label="Entrada e saída do diário" className="flex flex-wrap gap-2" data-print="hide">
      <LinkButton to="/diario/importar" variant="secondary">
        <FileUp aria-hidden="true" className="size-4" />
        Importar CSV
      </LinkButton>
      {mayExport && (
        <a href={JOURNAL_EXPORT_PATH} download className={buttonClasses('secondary', 'md')}>
          <Download aria-hidden="true" className="size-4" />
          Exportar CSV
        </a>
      )}
      <LinkButton to="/diario/imposto" variant="secondary">
        <Landmark aria-hidden="true" className="size-4" />
        Extrato anual para o imposto de renda
      </LinkButton>
    </nav>
  )
}
