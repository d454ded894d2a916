import type { OwnLimitsView } from '@prancheta/contract/responsible-play/own-limits.ts'
import { inCents } from '@prancheta/core/billing/prices.ts'
import { spanOf } from '@prancheta/core/responsible-play/money-limits.ts'
import { useQuery } from '@tanstack/react-query'
import { usedWords } from '#domain/account/limit-words.ts'
import { ownLimitsQuery, reachedLimits } from '#domain/account/own-limits-query.ts'
import { formatCents } from '#lib/format/format.ts'
import { toMoment } from '#lib/forms/brasilia-moment.ts'
import type { BetFormState } from './use-bet-form.ts'

/** Says kindly what a limit of one's own has to say of this bet. It is written down all the same: the journal holds what was done. */
export function LimitNote({ form, unitCents }: { form: BetFormState; unitCents: number | null }) {
  const { data } = useQuery(ownLimitsQuery)
  const words = data && limitNote(data, typedBet(form, unitCents), new Date())
  if (!words) return null
  return (
    <p role="status" className="rounded-control border border-line bg-surface-sunken p-3 text-sm">
      {words} Você pode anotar do mesmo jeito: o diário guarda o que foi feito, sem julgar.
    </p>
  )
}

type TypedBet = { stakeCents: number; placedAt: Date | null }

function typedBet(form: BetFormState, unitCents: number | null): TypedBet {
  const amount = form.field('amount').value ?? Number.NaN
  const isUnits = form.field('stakeIn').value === 'units'
  const isOwnMoney = form.field('kind').value !== 'free_bet' && Number.isFinite(amount)
  const cents = isUnits ? Math.round(amount * (unitCents ?? 0)) : inCents(amount)
  const placedAt = toMoment(form.field('placedDay').value ?? '', form.field('placedTime').value ?? '')
  return { stakeCents: isOwnMoney ? cents : 0, placedAt }
}

const STAKES = ['stakes_a_week', 'stakes_a_month'] as const

/** What is reached already, or which limit this stake goes beyond; null when there is nothing to say. */
export function limitNote(limits: OwnLimitsView, { stakeCents, placedAt }: TypedBet, now: Date): string | null {
  const [reached] = reachedLimits(limits, now)
  if (reached) {
    const { kind, cents, usedCents } = reached
    return `Seu diário já soma ${usedWords(kind, usedCents)}, e o limite que você escolheu é ${formatCents(cents)}.`
  }
  const passed = STAKES.find((kind) => {
    const { cents, used_cents } = limits.money[kind]
    const { from, to } = spanOf(kind, now)
    const counts = placedAt !== null && placedAt >= from && placedAt < to
    return cents !== null && counts && used_cents + stakeCents > cents
  })
  if (!passed) return null
  const { cents, used_cents } = limits.money[passed]
  return `Com esta aposta, são ${usedWords(passed, used_cents + stakeCents)}: mais que o limite de ${formatCents(cents ?? 0)} que você escolheu.`
}
