import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import {
  DAYS_AHEAD_MAX,
  DAYS_BACK_MAX,
  getFixtures,
  LEAGUE_FILTER_LENGTH_MAX,
} from '@prancheta/contract/fixtures/routes.ts'
import { useState } from 'react'
import { isoDay } from '#lib/format/format.ts'
import { addDays } from '#lib/forms/calendar.ts'
import { useRuledForm } from '#lib/forms/use-ruled-form.ts'
import { DatePicker } from '#ui/forms/date-picker.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Input } from '#ui/forms/input.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import type { Search } from './use-place.ts'

const searchForm = getFixtures.input.pick({ date: true, league: true })

type Props = { search: Search | null; onLoad: (wanted: Omit<Search, 'round'>) => Promise<void> }

/** Which day, and if wanted which championship. */
export function SearchCard({ search, onLoad }: Props) {
  const [today] = useState(() => isoDay(new Date()))
  const form = useRuledForm({
    schema: searchForm,
    start: { date: search?.date ?? today, league: search?.league ?? '' },
    failed: analysisWords.gamesLoadFailed,
    send: ({ date, league }) => onLoad({ date, league: league ?? '', isAll: search?.isAll === true }),
  })
  const { value: date, onValueChange: setDate } = form.field('date')
  return (
    <Card level="h2" title="Buscar jogos">
      <form {...form.element} className="grid gap-4">
        <Field label="Data" error={form.errorOf('date')}>
          <DatePicker
            name="date"
            value={date || null}
            onValueChange={(day) => setDate(day ?? '')}
            min={addDays(today, -DAYS_BACK_MAX)}
            max={addDays(today, DAYS_AHEAD_MAX)}
          />
        </Field>
        <Field label="Campeonato" aside="opcional" error={form.errorOf('league')}>
          <Input
            {...form.text('league')}
            maxLength={LEAGUE_FILTER_LENGTH_MAX}
            placeholder="Brasileirão, Sul-Americana…"
            autoComplete="off"
          />
        </Field>
        <Button {...form.button} className="w-full">
          Carregar Jogos
        </Button>
      </form>
    </Card>
  )
}
