import type { ImportPreview } from '@prancheta/contract/journal/exchange.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PreviewCard } from './preview-card.tsx'
import type { Importing } from './use-import.ts'

const importing: Importing = {
  fileName: 'apostas.csv',
  preview: undefined,
  isLooking: false,
  isTaking: false,
  done: undefined,
  choose: async () => {},
  setColumn: () => {},
  setMark: () => {},
  setDates: () => {},
  take: () => {},
}
const preview: ImportPreview = {
  header: [],
  columns: {},
  mark: 'comma',
  dates: 'day',
  lacks: [],
  lines: 3,
  fresh: 2,
  known: 1,
  bets: [
    {
      line: 2,
      placedAt: '2026-11-21T00:30:00Z',
      matchAt: '2026-11-21T00:30:00Z',
      match: 'Bahia x Santos',
      league: null,
      market: 'Empate',
      house: 'Casa A',
      kind: 'free_bet',
      odd: 3.1,
      stakeCents: 10_000,
      outcome: 'won',
      profitCents: 21_000,
      isKnown: true,
    },
  ],
  problemCount: 0,
  problems: [],
}
const drawn = (more: Partial<ImportPreview>) =>
  renderToStaticMarkup(<PreviewCard preview={{ ...preview, ...more }} importing={importing} />)

test('a clean file tells what is new, what is known and in Brazilian numbers what each bet was', () => {
  const card = drawn({})
  for (const words of [
    '3 linhas · 2 apostas novas · 1 já no diário.',
    'Importar 2 apostas',
    '20/11/2026 às 21:30',
    '3,10',
    'R$\u00A0100,00',
    'ganha, aposta grátis (já no diário)',
  ])
    expect(card).toContain(words)
})

test('with a mistake the line, the cell and what would be right stand there, and nothing can be imported', () => {
  const problems = [{ line: 1234, field: 'odd', code: 'range', cell: '0,50' } as const]
  const card = drawn({ problems, problemCount: 61 })
  for (const words of ['Linha 1.234.', 'Odd: está fora', '“0,50”', 'E mais 60 erros.']) expect(card).toContain(words)
  expect(card).not.toContain('<button')
})

test('a file that is all known offers nothing to import', () => {
  const card = drawn({ fresh: 0, known: 3 })
  expect(card).toContain('nada a importar')
  expect(card).not.toContain('<button')
})
