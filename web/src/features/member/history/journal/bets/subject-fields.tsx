import { readSavedMarkets } from '@prancheta/contract/history/routes.ts'
import { journalWords } from '@prancheta/contract/journal/words.ts'
import { nameOfPick } from '@prancheta/core/combos/own/combo-pick.ts'
import { LEGS_MAX } from '@prancheta/core/combos/own/joint-match.ts'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { callApi } from '#lib/api/call-api.ts'
import { Field } from '#ui/forms/field.tsx'
import { Input } from '#ui/forms/input.tsx'
import { type Option, Select } from '#ui/forms/select.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { DayAndTime } from './bet-fields.tsx'
import type { BetFormState, BetFormTarget } from './use-bet-form.ts'

type Props = { form: BetFormState; target: BetFormTarget }

/** What the bet is of: markets of a saved analysis, or the owner's own words. */
export function SubjectFields({ form, target }: Props) {
  const isSaved = target.kind === 'new' ? target.saved !== null : target.bet.marketId !== null
  if (!isSaved) return <InWords form={form} />
  const analysisId = target.kind === 'new' ? (target.saved?.analysisId ?? null) : target.bet.analysisId
  return <Markets form={form} analysisId={analysisId} />
}

function InWords({ form }: Pick<Props, 'form'>) {
  return (
    <>
      <Field label="Jogo" error={form.errorOf('match')}>
        <Input {...form.text('match')} placeholder="Mandante x Visitante" autoComplete="off" />
      </Field>
      <Field label="Aposta" error={form.errorOf('market')}>
        <Input {...form.text('market')} placeholder="Mais de 2,5 gols" autoComplete="off" />
      </Field>
      <Field label="Campeonato" aside="opcional" error={form.errorOf('league')}>
        <Input {...form.text('league')} autoComplete="off" />
      </Field>
      <DayAndTime form={form} day="matchDay" time="matchTime" label="Data do jogo" />
    </>
  )
}

const marketsQuery = (analysisId: string | null) =>
  queryOptions({
    queryKey: ['history', 'markets', analysisId],
    queryFn: analysisId === null ? skipToken : ({ signal }) => callApi(readSavedMarkets, { analysisId }, { signal }),
  })

/** One market, or up to eight as the legs of a combination of the same match. */
function Markets({ form, analysisId }: { form: BetFormState; analysisId: string | null }) {
  const { data } = useQuery(marketsQuery(analysisId))
  const { value: legs = [''], onValueChange } = form.field('legs')
  const known = data?.markets.map(({ id, name }): Option<string> => ({ value: id, label: name })) ?? []
  const replace = (at: number, leg: string) => onValueChange(legs.with(at, leg))
  return (
    <div className="grid gap-2">
      {legs.map((leg, at) => (
        // Legs have no names of their own until they are chosen; their place is what they are.
        // biome-ignore lint/suspicious/noArrayIndexKey: a leg is told by its place
        <div key={at} className="flex items-end gap-1">
          <Field
            label={legs.length === 1 ? 'Mercado' : `Mercado ${at + 1}`}
            error={at === 0 ? form.errorOf('legs') : undefined}
            className="flex-1"
          >
            <Select
              name={at === 0 ? 'legs' : `leg-${at}`}
              options={optionsFor(known, leg)}
              value={leg === '' ? null : leg}
              onValueChange={(chosen) => replace(at, chosen ?? '')}
              placeholder={journalWords.marketRequired}
            />
          </Field>
          {legs.length > 1 && (
            <IconButton label={`Tirar mercado ${at + 1}`} onClick={() => onValueChange(legs.toSpliced(at, 1))}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      {legs.length < LEGS_MAX && known.length > 0 && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => onValueChange([...legs, ''])}>
          <Plus aria-hidden="true" className="size-4" />
          Era uma combinada: outro mercado do mesmo jogo
        </Button>
      )}
    </div>
  )
}

/** A leg that the saved list does not have is offered all the same: it is what the bet was of. */
function optionsFor(known: readonly Option<string>[], leg: string): readonly Option<string>[] {
  const name = leg === '' || known.some(({ value }) => value === leg) ? null : nameOfPick(leg)
  return name === null ? known : [{ value: leg, label: name }, ...known]
}
