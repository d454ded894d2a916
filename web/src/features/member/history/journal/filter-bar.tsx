import type { JournalFilter } from '@prancheta/contract/journal/filter.ts'
import type { Grouping } from '@prancheta/core/journal/groupings.ts'
import { useQuery } from '@tanstack/react-query'
import { ListFilter, X } from 'lucide-react'
import { useState } from 'react'
import { useRight } from '#domain/billing/use-right.ts'
import { DatePicker } from '#ui/forms/date-picker.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Select } from '#ui/forms/select.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Sheet } from '#ui/primitives/sheet.tsx'
import { breakdownQuery } from './journal-queries.ts'
import { dayWords, GROUPING_WORDS, groupName } from './journal-words.ts'
import type { FilterName } from './use-journal-filter.ts'

type Props = { filter: JournalFilter; change: (change: JournalFilter) => void; clear: () => void }

/** What the filter leaves out, each part with a way to take it away, and the panel that sets it. */
export function FilterBar({ filter, change, clear }: Props) {
  const hasStudy = useRight('journalStudy')
  const [open, setOpen] = useState(false)
  const parts = Object.entries(filter) as [FilterName, string][] // made by readFilter, from these names alone
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:contents">
      <Sheet
        title="Filtros"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="secondary" size="sm">
            <ListFilter aria-hidden="true" className="size-4" />
            Filtros
          </Button>
        }
        footer={
          <Button className="w-full" onClick={() => setOpen(false)}>
            Ver resultado
          </Button>
        }
      >
        <div className="grid gap-4 p-2">
          <Days filter={filter} change={change} />
          {hasStudy ? (
            <Groups filter={filter} change={change} />
          ) : (
            <p className="text-ink-muted text-sm">
              Nos planos Pro e Black, também por campeonato, mercado, casa, faixa de odd e dia da semana.
            </p>
          )}
        </div>
      </Sheet>
      {parts.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 max-sm:order-last max-sm:col-span-2">
          {parts.map(([name, value]) => (
            <Button key={name} variant="secondary" size="sm" onClick={() => change({ [name]: undefined })}>
              {partWords(name, value)}
              <X aria-hidden="true" className="size-4" />
              <span className="sr-only">, tirar este filtro</span>
            </Button>
          ))}
          {parts.length > 1 && (
            <Button variant="ghost" size="sm" onClick={clear}>
              Limpar filtros
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function partWords(name: FilterName, value: string): string {
  if (name === 'from') return `De ${dayWords(value)}`
  return name === 'to' ? `Até ${dayWords(value)}` : groupName(name, value)
}

function Days({ filter, change }: Omit<Props, 'clear'>) {
  return (
    <>
      <Field label="Jogos de">
        <DatePicker value={filter.from ?? null} onValueChange={(day) => change({ from: day ?? undefined })} />
      </Field>
      <Field label="Até">
        <DatePicker value={filter.to ?? null} onValueChange={(day) => change({ to: day ?? undefined })} />
      </Field>
    </>
  )
}

const CHOSEN_BY: readonly Exclude<Grouping, 'month'>[] = ['league', 'market', 'house', 'odd', 'weekday']
const ALL = 'todos'

/** What there is to choose from is what stands in the journal without any filter. */
function Groups({ filter, change }: Omit<Props, 'clear'>) {
  const { data } = useQuery(breakdownQuery({}))
  return CHOSEN_BY.map((grouping) => (
    <Field key={grouping} label={GROUPING_WORDS[grouping]}>
      <Select
        options={[
          { value: ALL, label: 'Todos' },
          ...(data?.groups[grouping] ?? []).map(({ key }) => ({
            value: `=${key}`,
            label: groupName(grouping, key),
          })),
        ]}
        value={filter[grouping] === undefined ? ALL : `=${filter[grouping]}`}
        onValueChange={(chosen) =>
          change({ [grouping]: chosen === null || chosen === ALL ? undefined : chosen.slice(1) })
        }
      />
    </Field>
  ))
}
