import { PICK_OUTCOMES, type PickOutcome } from '@prancheta/core/history/pick-outcome.ts'
import { BET_KINDS, type BetKind } from '@prancheta/core/journal/money.ts'
import { useId } from 'react'
import { formatCents } from '#lib/format/format.ts'
import { toMoment } from '#lib/forms/brasilia-moment.ts'
import { type Choice, ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { DatePicker } from '#ui/forms/date-picker.tsx'
import { DecimalInput } from '#ui/forms/decimal-input.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Input } from '#ui/forms/input.tsx'
import { MoneyInput } from '#ui/forms/money-input.tsx'
import { type Option, Select } from '#ui/forms/select.tsx'
import { OUTCOMES } from '#ui/product/outcomes.ts'
import { KIND_WORDS } from '../journal-words.ts'
import type { BetFormState } from './use-bet-form.ts'

type Props = { form: BetFormState }

/** A value that a field has not got yet is null to it, and no number to the schema, which says so in its own words. */
function numberField(form: BetFormState, name: 'odd' | 'amount') {
  const { value, onValueChange } = form.field(name)
  return {
    name,
    value: value !== undefined && Number.isFinite(value) ? value : null,
    onValueChange: (typed: number | null) => onValueChange(typed ?? Number.NaN),
  }
}

/** Where, at which odd and when. */
export function TermFields({ form, houses, kickOff }: Props & { houses: readonly string[]; kickOff: string | null }) {
  const list = useId()
  const placedAt = toMoment(form.field('placedDay').value ?? '', form.field('placedTime').value ?? '')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
        <Field label="Casa" error={form.errorOf('house')}>
          <Input {...form.text('house')} list={list} autoComplete="off" placeholder="Onde você apostou" />
        </Field>
        <datalist id={list}>
          {houses.map((house) => (
            <option key={house} value={house} />
          ))}
        </datalist>
        <Field label="Odd" error={form.errorOf('odd')}>
          <DecimalInput {...numberField(form, 'odd')} decimals={4} placeholder="1,85" />
        </Field>
      </div>
      <DayAndTime form={form} day="placedDay" time="placedTime" label="Feita em" />
      {kickOff !== null && placedAt !== null && placedAt >= new Date(kickOff) && (
        <p role="status" className="text-ink-muted text-xs">
          Nesta hora o jogo já tinha começado. Se você apostou antes, corrija: só apostas feitas antes do jogo são
          comparadas com o preço de fechamento.
        </p>
      )}
    </>
  )
}

type DayAndTimeProps = Props & {
  day: 'placedDay' | 'matchDay'
  time: 'placedTime' | 'matchTime'
  label: string
}

export function DayAndTime({ form, day, time, label }: DayAndTimeProps) {
  const { value, onValueChange } = form.field(day)
  return (
    <div className="grid grid-cols-[1fr_9rem] gap-4">
      <Field label={label} error={form.errorOf(day)}>
        <DatePicker name={day} value={value || null} onValueChange={(chosen) => onValueChange(chosen ?? '')} />
      </Field>
      <Field label="Hora" aside="Brasília" error={form.errorOf(time)}>
        <Input {...form.text(time)} type="time" />
      </Field>
    </div>
  )
}

const STAKE_CHOICES: readonly Choice<'money' | 'units'>[] = [
  { value: 'money', label: 'R$' },
  { value: 'units', label: 'Unidades' },
]
const KIND_CHOICES: readonly Choice<BetKind>[] = BET_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }))
const KIND_HINTS: Record<BetKind, string> = {
  normal: 'Com o seu dinheiro, até o fim do jogo.',
  free_bet: 'Com crédito dado pela casa: se ganhar, volta só o lucro; se perder, nada sai do seu bolso.',
  cash_out: 'Encerrada antes do fim pelo valor que a casa pagou.',
}

/** How much, of which kind and, for who writes down the past, how it ended. */
export function StakeFields({ form, unitCents, isSaved }: Props & { unitCents: number | null; isSaved: boolean }) {
  const stakeIn = form.field('stakeIn')
  const kind = form.field('kind')
  const isUnits = stakeIn.value === 'units'
  const chosen = kind.value ?? 'normal'
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {unitCents !== null && (
          <ChoiceGroup
            label="Valor em"
            choices={STAKE_CHOICES}
            value={stakeIn.value ?? 'money'}
            onValueChange={stakeIn.onValueChange}
          />
        )}
        <Field
          label={isUnits ? 'Unidades' : 'Valor apostado'}
          error={form.errorOf('amount')}
          hint={isUnits && unitCents !== null ? `1 unidade = ${formatCents(unitCents)}` : undefined}
        >
          {isUnits ? (
            <DecimalInput {...numberField(form, 'amount')} decimals={2} placeholder="1" />
          ) : (
            <MoneyInput {...numberField(form, 'amount')} />
          )}
        </Field>
      </div>
      <div>
        <ChoiceGroup label="Tipo" choices={KIND_CHOICES} value={chosen} onValueChange={kind.onValueChange} />
        <p className="mt-1.5 text-ink-muted text-xs">{KIND_HINTS[chosen]}</p>
      </div>
      {chosen === 'cash_out' ? <CashOut form={form} /> : <Outcome form={form} isSaved={isSaved} />}
    </>
  )
}

function CashOut({ form }: Props) {
  const { value = null, onValueChange } = form.field('cashOut')
  return (
    <Field label="Quanto a casa pagou" error={form.errorOf('cashOut')}>
      <MoneyInput name="cashOut" value={value} onValueChange={onValueChange} />
    </Field>
  )
}

type OutcomeValue = PickOutcome | 'none'

function Outcome({ form, isSaved }: Props & { isSaved: boolean }) {
  const { value, onValueChange } = form.field('outcome')
  const options: readonly Option<OutcomeValue>[] = [
    { value: 'none', label: isSaved ? 'Pelo placar, com as nossas regras' : 'Ainda em aberto' },
    ...PICK_OUTCOMES.map((outcome) => ({ value: outcome, label: OUTCOMES[outcome].word })),
  ]
  return (
    <Field
      label="Como terminou"
      hint={isSaved ? 'O que você disser aqui vale mais que a nossa regra e fica marcado.' : undefined}
    >
      <Select
        options={options}
        value={value || 'none'}
        onValueChange={(chosen) => onValueChange(chosen === null || chosen === 'none' ? '' : chosen)}
      />
    </Field>
  )
}
