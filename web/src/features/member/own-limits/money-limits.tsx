import { changeOwnLimits, type OwnLimitsView } from '@prancheta/contract/responsible-play/own-limits.ts'
import { pauseWords } from '@prancheta/contract/responsible-play/words.ts'
import { inReais } from '@prancheta/core/billing/prices.ts'
import { MONEY_LIMIT_CENTS_MAX, MONEY_LIMITS, type MoneyLimit } from '@prancheta/core/responsible-play/money-limits.ts'
import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { changedLimits, type MoneyWish } from '#domain/account/changed-limits.ts'
import { LIMIT_NAMES, usedWords } from '#domain/account/limit-words.ts'
import { ownLimitsQuery } from '#domain/account/own-limits-query.ts'
import { callApi } from '#lib/api/call-api.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { formatCents, formatDateTime } from '#lib/format/format.ts'
import { useRuledForm } from '#lib/forms/use-ruled-form.ts'
import { toast } from '#lib/page/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { MoneyInput } from '#ui/forms/money-input.tsx'
import { Button } from '#ui/primitives/button.tsx'

type Money = OwnLimitsView['money']

const reais = z
  .number({ error: pauseWords.limitInvalid })
  .min(0.01, pauseWords.limitInvalid)
  .max(inReais(MONEY_LIMIT_CENTS_MAX), pauseWords.limitInvalid)
  .nullable()
const schema = z.object({ stakes_a_week: reais, stakes_a_month: reais, losses_a_month: reais })

const startOf = (money: Money) => ({
  stakes_a_week: reaisOf(money.stakes_a_week.cents),
  stakes_a_month: reaisOf(money.stakes_a_month.cents),
  losses_a_month: reaisOf(money.losses_a_month.cents),
})
const reaisOf = (cents: number | null) => (cents === null ? null : inReais(cents))

async function change(wish: MoneyWish): Promise<void> {
  queryClient.setQueryData(ownLimitsQuery.queryKey, await callApi(changeOwnLimits, { money: wish }))
  toast.success(pauseWords.limitsSaved)
}

/** How much somebody allows themselves to stake and to lose, by what the journal says. Empty is no limit. */
export function MoneyLimits({ money }: { money: Money }) {
  // What was just saved stands in the fields: a looser limit waits, and the one that holds comes back.
  const saved = MONEY_LIMITS.map((kind) => money[kind].cents).join()
  const waits = MONEY_LIMITS.map((kind) => money[kind].next?.from).join()
  return <MoneyForm key={`${saved} ${waits}`} money={money} />
}

function MoneyForm({ money }: { money: Money }) {
  const form = useRuledForm({
    schema,
    start: startOf(money),
    failed: pauseWords.limitsFailed,
    async send(values) {
      await change(changedLimits(money, values))
    },
  })
  return (
    <form {...form.element} className="mt-5 grid gap-4 border-line border-t pt-5 sm:grid-cols-2">
      <p className="text-ink-muted text-sm sm:col-span-2">
        Pelo que você anota no diário. Ao chegar a um limite, o quadro do dia, as recomendações e as stakes se fecham
        para você até a conta recomeçar. O diário continua aceitando anotações: ele guarda o que foi feito. Um campo
        vazio é sem limite.
      </p>
      {MONEY_LIMITS.map((kind) => {
        const { value = null, onValueChange } = form.field(kind)
        return (
          <div key={kind}>
            <Field label={LIMIT_NAMES[kind]} error={form.errorOf(kind)} hint={hintOf(kind, money)}>
              <MoneyInput name={kind} value={value} onValueChange={onValueChange} />
            </Field>
            {money[kind].next !== null && <KeepLimit kind={kind} cents={money[kind].cents} />}
          </div>
        )
      })}
      <div className="sm:col-span-2">
        <Button {...form.button} variant="secondary" className="max-sm:w-full">
          Salvar limites de valor
        </Button>
      </div>
    </form>
  )
}

/** Takes back what waits to be looser. */
function KeepLimit({ kind, cents }: { kind: MoneyLimit; cents: number | null }) {
  const keep = useMutation({
    mutationFn: () => change({ [kind]: cents }),
    onError: (failure) => tellFailure(failure, pauseWords.limitsFailed),
  })
  return (
    <Button variant="ghost" size="sm" className="mt-1" busy={keep.isPending} onClick={() => keep.mutate()}>
      Manter o limite de agora<span className="sr-only">: {LIMIT_NAMES[kind]}</span>
    </Button>
  )
}

function hintOf(kind: MoneyLimit, money: Money): string | undefined {
  const { cents, next, used_cents } = money[kind]
  if (cents === null) return undefined
  const used = `Até agora: ${usedWords(kind, used_cents)}.`
  if (next === null) return used
  const then = next.cents === null ? 'Fica sem limite' : `Passa a ${formatCents(next.cents)}`
  return `${used} ${then} em ${formatDateTime(new Date(next.from))}.`
}
