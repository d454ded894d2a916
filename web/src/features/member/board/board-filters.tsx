import type { BoardGame } from '@prancheta/contract/board/routes.ts'
import { boardWords } from '@prancheta/contract/board/words.ts'
import { SlidersHorizontal, Star } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useRight } from '#domain/billing/use-right.ts'
import { classes } from '#lib/page/classes.ts'
import { Select } from '#ui/forms/select.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { type BoardPlace, GROUPS, HOURS, type Hours, SORTS, type Sort } from './board-place.ts'

const SORT_LABELS: Record<Sort, string> = {
  kickOff: 'Ordem: horário',
  edge: 'Ordem: edge',
  confidence: 'Ordem: confiança',
  goals: 'Ordem: gols esperados',
  movement: 'Ordem: movimento da odd',
}
const HOURS_LABELS: Record<Hours, string> = {
  all: 'Qualquer hora',
  morning: 'Manhã',
  afternoon: 'Tarde',
  evening: 'Noite',
}
const ALL = 'all'

type Props = {
  games: readonly BoardGame[]
  place: BoardPlace
  seesValue: boolean
  onChange: (changed: Partial<BoardPlace>) => void
}

/** Which games, and on a phone also in which order; there behind one button. */
export function BoardFilters(props: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const count = countFilters(props.place)
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        className="w-full lg:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Filtrar e ordenar{count > 0 && ` (${count})`}
      </Button>
      <div id={id} className={classes('gap-2 max-lg:mt-2 lg:flex', isOpen ? 'grid' : 'hidden')}>
        <Controls {...props} />
      </div>
    </div>
  )
}

function Controls({ games, place, seesValue, onChange }: Props) {
  const mayStar = useRight('favourites')
  const leagues = new Map(games.map(({ leagueId, leagueName }) => [leagueId, leagueName]))
  const sorts = SORTS.filter((sort) => seesValue || sort === 'kickOff' || sort === 'goals')
  return (
    <>
      <div className="lg:hidden">
        <Select
          label="Ordem do quadro"
          options={sorts.map((value) => ({ value, label: SORT_LABELS[value] }))}
          value={place.sort}
          onValueChange={(sort) => onChange({ sort: sort ?? 'kickOff', isReversed: false })}
        />
        {!seesValue && (
          <p className="mt-1 text-ink-muted text-xs">
            {boardWords.valueNeedsPro}{' '}
            <Link to="/pricing" className="underline underline-offset-4">
              Ver Planos
            </Link>
          </p>
        )}
      </div>
      <div className="lg:w-56">
        <Select
          label="Campeonato do quadro"
          options={[{ value: ALL, label: 'Todos os campeonatos' }, ...leagueOptions(leagues, place.leagueId)]}
          value={place.leagueId === null ? ALL : String(place.leagueId)}
          onValueChange={(value) => onChange({ leagueId: value === null || value === ALL ? null : Number(value) })}
        />
      </div>
      <div className="lg:w-40">
        <Select
          label="Horário do quadro"
          options={HOURS.map((value) => ({ value, label: HOURS_LABELS[value] }))}
          value={place.hours}
          onValueChange={(hours) => onChange({ hours: hours ?? 'all' })}
        />
      </div>
      {seesValue && (
        <div className="lg:w-48">
          <Select
            label="Mercado do quadro"
            options={[{ value: ALL, label: 'Qualquer mercado' }, ...GROUPS.map((value) => ({ value, label: value }))]}
            value={place.group ?? ALL}
            onValueChange={(value) => onChange({ group: GROUPS.find((group) => group === value) ?? null })}
          />
        </div>
      )}
      {mayStar && (
        <Button
          variant="secondary"
          aria-pressed={place.isFavourites}
          onClick={() => onChange({ isFavourites: !place.isFavourites })}
          className={classes(place.isFavourites && 'border-brand bg-brand-soft text-brand')}
        >
          <Star aria-hidden="true" className={classes('size-4', place.isFavourites && 'fill-accent text-accent')} />
          Favoritos
        </Button>
      )}
    </>
  )
}

/** The one that is chosen stands there also on a day on which it has no game: it is what empties the list. */
export function leagueOptions(leagues: ReadonlyMap<number, string>, chosen: number | null) {
  const options = [...leagues].map(([leagueId, label]) => ({ value: String(leagueId), label }))
  if (chosen === null || leagues.has(chosen)) return options
  return [...options, { value: String(chosen), label: 'Campeonato sem jogos neste dia' }]
}

export function countFilters({ leagueId, hours, group, isFavourites }: BoardPlace): number {
  return [leagueId !== null, hours !== 'all', group !== null, isFavourites].filter(Boolean).length
}
