import { addMove, type Bankroll, setBankroll } from '@prancheta/contract/journal/bankroll.ts'
import { journalWords } from '@prancheta/contract/journal/words.ts'
import { inCents, inReais } from '@prancheta/core/billing/prices.ts'
import { unitOf } from '@prancheta/core/journal/money.ts'
import { fromPct, toPct } from '@prancheta/core/percent.ts'
import { useState } from 'react'
import { z } from 'zod'
import { callApi } from '#lib/api/call-api.ts'
import { newId } from '#lib/api/new-id.ts'
import { formatCents, isoDay } from '#lib/format/format.ts'
import { useRuledForm } from '#lib/forms/use-ruled-form.ts'
import { toast } from '#lib/page/toast.ts'
import { type Choice, ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { DatePicker } from '#ui/forms/date-picker.tsx'
import { DecimalInput } from '#ui/forms/decimal-input.tsx'
import { Field } from '#ui/forms/field.tsx'
import { MoneyInput } from '#ui/forms/money-input.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { refreshJournal } from '../journal-queries.ts'

const AMOUNT_MAX = 10_000_000
const reais = z
  .number({ error: journalWords.amountInvalid })
  .min(0.01, journalWords.amountInvalid)
  .max(AMOUNT_MAX, journalWords.amountInvalid)
const day = z.iso.date({ error: journalWords.timeInvalid })
const unitPct = z
  .number({ error: journalWords.unitInvalid })
  .min(0.01, journalWords.unitInvalid)
  .max(100, journalWords.unitInvalid)

/** A unit is kept in hundredths of a percent. */
const BPS = 10_000

/** A field that is empty is no number, which the schema refuses in its own words. */
const orNull = (value: number | undefined) => (value !== undefined && Number.isFinite(value) ? value : null)

const openingForm = z.object({ opening: reais, day, unitPct })

/** The bankroll is set once; whoever changes it changes what the curve begins with. */
export function OpeningForm({ bankroll }: { bankroll: Bankroll }) {
  const { opening } = bankroll
  const form = useRuledForm({
    schema: openingForm,
    start: {
      ...(opening && { opening: inReais(opening.cents) }),
      day: opening?.day ?? isoDay(new Date()),
      unitPct: Number(toPct(bankroll.unitShare).toFixed(2)),
    },
    failed: journalWords.bankrollFailed,
    async send({ opening: amount, day: on, unitPct: pct }) {
      await callApi(setBankroll, { openingCents: inCents(amount), day: on, unitShare: fromPct(pct) })
      toast.success(journalWords.bankrollSaved)
      await refreshJournal()
    },
  })
  const [amount, on, pct] = [form.field('opening'), form.field('day'), form.field('unitPct')]
  const moved = bankroll.putInCents - (opening?.cents ?? 0)
  const unit = unitOf(inCents(orNull(amount.value) ?? 0) + moved, Math.round(fromPct(orNull(pct.value) ?? 0) * BPS))
  return (
    <form {...form.element} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Banca inicial" error={form.errorOf('opening')}>
          <MoneyInput
            name="opening"
            value={orNull(amount.value)}
            onValueChange={(typed) => amount.onValueChange(typed ?? Number.NaN)}
          />
        </Field>
        <Field label="Desde" error={form.errorOf('day')}>
          <DatePicker name="day" value={on.value || null} onValueChange={(chosen) => on.onValueChange(chosen ?? '')} />
        </Field>
      </div>
      <Field
        label="Uma unidade, em % da banca"
        error={form.errorOf('unitPct')}
        hint={
          unit === null
            ? 'Segue o que você deposita e saca, não os resultados: uma semana ruim não muda a unidade.'
            : `1 unidade = ${formatCents(unit)}. Segue o que você deposita e saca, não os resultados.`
        }
      >
        <DecimalInput
          name="unitPct"
          value={orNull(pct.value)}
          onValueChange={(typed) => pct.onValueChange(typed ?? Number.NaN)}
          decimals={2}
        />
      </Field>
      <Button {...form.button} className="sm:justify-self-end">
        Salvar banca
      </Button>
    </form>
  )
}

const KINDS: readonly Choice<'deposit' | 'withdrawal'>[] = [
  { value: 'deposit', label: 'Depósito' },
  { value: 'withdrawal', label: 'Saque' },
]

const moveForm = z.object({ kind: z.enum(['deposit', 'withdrawal']), amount: reais, day })

export function MoveForm() {
  // The same key goes with every try, so that a lost answer does not make a second move.
  const [key, setKey] = useState(newId)
  const form = useRuledForm({
    schema: moveForm,
    start: { kind: 'deposit', day: isoDay(new Date()) },
    failed: journalWords.bankrollFailed,
    async send({ kind, amount, day: on }) {
      await callApi(addMove, { key, kind, cents: inCents(amount), day: on })
      toast.success(journalWords.moveSaved)
      setKey(newId())
      form.reset({ kind, day: on })
      await refreshJournal()
    },
  })
  const [kind, amount, on] = [form.field('kind'), form.field('amount'), form.field('day')]
  return (
    <form {...form.element} className="grid gap-4">
      <ChoiceGroup label="O quê" choices={KINDS} value={kind.value ?? 'deposit'} onValueChange={kind.onValueChange} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Valor" error={form.errorOf('amount')}>
          <MoneyInput
            name="amount"
            value={orNull(amount.value)}
            onValueChange={(typed) => amount.onValueChange(typed ?? Number.NaN)}
          />
        </Field>
        <Field label="Quando" error={form.errorOf('day')}>
          <DatePicker name="day" value={on.value || null} onValueChange={(chosen) => on.onValueChange(chosen ?? '')} />
        </Field>
      </div>
      <Button {...form.button} variant="secondary" className="sm:justify-self-end">
        Anotar
      </Button>
    </form>
  )
}
