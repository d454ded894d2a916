import { readStatement, type Statement, statementCsvPath } from '@prancheta/contract/journal/exchange.ts'
import { exchangeWords } from '@prancheta/contract/journal/exchange-words.ts'
import { TAX_RULE } from '@prancheta/contract/journal/tax-words.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useRight } from '#domain/billing/use-right.ts'
import { callApi } from '#lib/api/call-api.ts'
import { formatCents, formatCount, UNKNOWN } from '#lib/format/format.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { EmptyState, LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Select } from '#ui/forms/select.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { type Column, DataTable, Facts } from '#ui/primitives/data-table.tsx'
import { DownloadLink, PageBody, PageHead } from '#ui/product/page-head.tsx'
import { JournalSample } from '#ui/product/samples/game-samples.tsx'
import { JOURNAL_KEY } from '../journal-queries.ts'
import { BackToJournal, NeedsPro } from './exchange-frame.tsx'

const statementQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: [...JOURNAL_KEY, 'statement', year ?? null],
    queryFn: ({ signal }) => callApi(readStatement, { year }, { signal }),
  })

export function meta() {
  return pageMeta('Extrato anual', { listed: false })
}

/** One year's bets by house, for who fills in the income tax return. On paper too. */
export default function StatementPage() {
  return (
    <PageBody>
      <BackToJournal />
      <PageHead title="Extrato anual para o imposto de renda" lead={TAX_RULE.notAdvice} />
      {useRight('journalStudy') ? <Year /> : <NeedsPro what="O extrato anual" />}
    </PageBody>
  )
}

function Year() {
  const [params] = useSearchParams()
  const asked = /^20\d\d$/.test(params.get('ano') ?? '') ? Number(params.get('ano')) : undefined
  const { data, isError, isFetching, refetch } = useQuery(statementQuery(asked))
  if (isError)
    return <LoadFailure title={exchangeWords.statementFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 w-full rounded-card" />
  const { statement, years } = data
  if (!statement || statement.count === 0)
    return (
      <>
        {years.length > 0 && <YearChoice years={years} year={null} />}
        <EmptyState
          level="h2"
          title={asked === undefined ? 'Ainda não há o que somar' : `Nenhuma aposta encerrada em ${asked}`}
          sample={<JournalSample />}
        >
          O extrato soma as apostas encerradas do seu diário, casa por casa.
        </EmptyState>
      </>
    )
  return (
    <>
      <div className="flex flex-wrap items-end gap-3" data-print="hide">
        <YearChoice years={years} year={statement.year} />
        <DownloadLink href={statementCsvPath(statement.year)}>Baixar CSV</DownloadLink>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          Imprimir
        </Button>
      </div>
      <Sums statement={statement} />
      <Rule />
    </>
  )
}

function YearChoice({ years, year }: { years: readonly number[]; year: number | null }) {
  const [, setParams] = useSearchParams()
  return (
    <Field label="Ano" className="w-32">
      <Select
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
        value={year === null ? null : String(year)}
        onValueChange={(chosen) => chosen !== null && setParams({ ano: chosen }, { replace: true })}
      />
    </Field>
  )
}

type HouseRow = Statement['houses'][number]

const COLUMNS: readonly Column<HouseRow>[] = [
  { id: 'house', header: 'Casa', cell: ({ house }) => house },
  { id: 'count', header: 'Apostas', numeric: true, cell: ({ count }) => formatCount(count) },
  { id: 'staked', header: 'Apostado', numeric: true, cell: ({ stakedCents }) => formatCents(stakedCents) },
  { id: 'returned', header: 'Recebido', numeric: true, cell: ({ returnedCents }) => formatCents(returnedCents) },
  { id: 'profit', header: 'Resultado', numeric: true, cell: ({ profitCents }) => formatCents(profitCents) },
]

function Sums({ statement }: { statement: Statement }) {
  const inReais = (cents: number | null) => (cents === null ? UNKNOWN : formatCents(cents))
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
      <Card level="h2" className="lg:order-last" title={`Soma de ${statement.year}`}>
        <Facts
          rows={[
            { name: 'Apostas encerradas', value: formatCount(statement.count) },
            { name: 'Apostado', value: formatCents(statement.stakedCents) },
            { name: 'Recebido', value: formatCents(statement.returnedCents) },
            { name: 'Resultado do ano', value: formatCents(statement.resultCents) },
            { name: 'Prêmio líquido', value: formatCents(statement.netPrizeCents) },
            { name: 'Primeira faixa da tabela anual', value: inReais(statement.firstBandCents) },
            { name: 'Acima da primeira faixa', value: inReais(statement.aboveBandCents) },
          ]}
        />
        {statement.firstBandCents === null && (
          <p className="mt-3 text-ink-muted text-xs">
            Não temos a tabela de {statement.year}. Confira a primeira faixa no site da Receita Federal.
          </p>
        )}
      </Card>
      <Card level="h2" title={`Apostas de ${statement.year} por casa`}>
        <DataTable
          caption="Pela data do jogo, no horário de Brasília"
          columns={COLUMNS}
          rows={statement.houses}
          rowId={({ house }) => house}
          empty={null}
        />
      </Card>
    </div>
  )
}

function Rule() {
  return (
    <Card level="h2" title="A regra, em nossas palavras">
      <dl className="grid gap-4 text-sm">
        {TAX_RULE.points.map(({ source, text }) => (
          <div key={source}>
            <dt className="font-semibold">{source}</dt>
            <dd className="mt-1 max-w-[75ch] text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 grid max-w-[75ch] list-disc gap-1 pl-5 text-ink-muted text-sm">
        {TAX_RULE.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm">
        <strong>{TAX_RULE.notAdvice}</strong> {TAX_RULE.readOn}
      </p>
    </Card>
  )
}
