import type { FileBetView, ImportPreview, LineProblem } from '@prancheta/contract/journal/exchange.ts'
import { exchangeWords, problemWords } from '@prancheta/contract/journal/exchange-words.ts'
import { KIND_WORDS, OUTCOME_WORDS } from '@prancheta/core/journal/exchange/file-words.ts'
import { formatCents, formatCount, formatDateTime, formatOdd, UNKNOWN } from '#lib/format/format.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { type Column, DataTable } from '#ui/primitives/data-table.tsx'
import type { Importing } from './use-import.ts'

/** What the file holds, before anything of it is taken. */
export function PreviewCard({ preview, importing }: { preview: ImportPreview; importing: Importing }) {
  const { fresh, problemCount, bets } = preview
  const isClean = problemCount === 0
  return (
    <Card
      level="h2"
      title="Conferência"
      description={summaryOf(preview)}
      actions={
        isClean &&
        fresh > 0 && (
          <Button variant="accent" busy={importing.isTaking} onClick={importing.take}>
            {`Importar ${formatCount(fresh)} ${fresh === 1 ? 'aposta' : 'apostas'}`}
          </Button>
        )
      }
    >
      {!isClean && <Problems preview={preview} />}
      <DataTable
        caption={preview.lines > bets.length ? firstWords(bets.length) : 'Apostas do arquivo'}
        columns={COLUMNS}
        rows={bets}
        rowId={({ line }) => String(line)}
        empty={null}
      />
    </Card>
  )
}

function summaryOf({ lines, fresh, known, problemCount }: ImportPreview): string {
  const parts = [counted(lines, 'linha', 'linhas')]
  if (fresh > 0) parts.push(counted(fresh, 'aposta nova', 'apostas novas'))
  if (known > 0) parts.push(`${formatCount(known)} já no diário`)
  if (problemCount > 0) parts.push(counted(problemCount, 'erro', 'erros'))
  else if (fresh === 0) parts.push('nada a importar')
  return `${parts.join(' · ')}.`
}

function Problems({ preview: { problems, problemCount } }: { preview: ImportPreview }) {
  return (
    <div role="alert" className="mb-5 rounded-control border border-line-strong bg-surface-sunken p-4 text-sm">
      <p className="font-semibold">{exchangeWords.hasProblems}</p>
      <ul className="mt-3 grid gap-2">
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.field} ${problem.code}`} className="min-w-0 break-words">
            <span className="font-semibold">Linha {formatCount(problem.line)}.</span> {wordsOfProblem(problem)}
          </li>
        ))}
      </ul>
      {problemCount > problems.length && (
        <p className="mt-3 text-ink-muted">E mais {counted(problemCount - problems.length, 'erro', 'erros')}.</p>
      )}
    </div>
  )
}

function wordsOfProblem(problem: LineProblem): string {
  return problem.cell === '' ? problemWords(problem) : `${problemWords(problem)} Está escrito “${problem.cell}”.`
}

const COLUMNS: readonly Column<FileBetView>[] = [
  { id: 'match', header: 'Jogo', cell: ({ match }) => match },
  { id: 'market', header: 'Aposta', cell: ({ market }) => market },
  { id: 'placed', header: 'Feita em', cell: ({ placedAt }) => formatDateTime(new Date(placedAt)) },
  { id: 'house', header: 'Casa', cell: ({ house }) => house },
  { id: 'odd', header: 'Odd', numeric: true, cell: ({ odd }) => formatOdd(odd) },
  { id: 'stake', header: 'Valor', numeric: true, cell: ({ stakeCents }) => formatCents(stakeCents) },
  { id: 'end', header: 'Resultado', cell: endOf },
  {
    id: 'profit',
    header: 'Lucro',
    numeric: true,
    cell: ({ profitCents }) => (profitCents === null ? UNKNOWN : formatCents(profitCents)),
  },
]

function endOf({ kind, outcome, isKnown }: FileBetView): string {
  const end = kind === 'cash_out' ? KIND_WORDS.cash_out : OUTCOME_WORDS[outcome ?? 'open']
  const told = kind === 'free_bet' ? `${end}, ${KIND_WORDS.free_bet}` : end
  return isKnown ? `${told} (já no diário)` : told
}

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`

function firstWords(count: number): string {
  return count === 1 ? 'A primeira aposta do arquivo' : `As primeiras ${formatCount(count)} apostas do arquivo`
}
