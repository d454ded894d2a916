import type { BetView } from '@prancheta/contract/journal/bet.ts'
import { changeBet, recordBet, setBetResult } from '@prancheta/contract/journal/routes.ts'
import { journalWords } from '@prancheta/contract/journal/words.ts'
import { useState } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { newId } from '#lib/api/new-id.ts'
import { useRuledForm } from '#lib/forms/use-ruled-form.ts'
import { toast } from '#lib/page/toast.ts'
import { refreshJournal } from '../journal-queries.ts'
import { type BetForm, betForm, formOf, newBetForm, toSubject, toTerms } from './bet-form-schema.ts'

/** A saved analysis to bet on: which one, its pick, and the odd it was saved with. */
export type SavedSubject = {
  analysisId: string
  match: string
  matchAt: string
  pick: string | null
  odd: number | null
}

export type BetFormTarget = { kind: 'new'; saved: SavedSubject | null } | { kind: 'change'; bet: BetView }

/** One form for a new bet and for changing one. The same key goes with every try, so that a lost answer does not make a second bet. */
export function useBetForm(
  target: BetFormTarget,
  { stakeIn, onDone }: { stakeIn: BetForm['stakeIn']; onDone: () => void },
) {
  const [key] = useState(newId)
  const [start] = useState(() => startOf(target, stakeIn))
  return useRuledForm({
    schema: betForm,
    start,
    failed: target.kind === 'new' ? journalWords.recordFailed : journalWords.changeFailed,
    fieldOf: {
      'journal.unitMissing': 'amount',
      'journal.stakeOutOfRange': 'amount',
      'journal.returnOutOfRange': 'amount',
      'journal.marketUnknown': 'legs',
      'journal.cashOutMissing': 'cashOut',
    },
    async send(bet) {
      if (target.kind === 'new') await record(bet, target.saved, key)
      else await change(bet, target.bet)
      toast.success(target.kind === 'new' ? journalWords.recorded : journalWords.changed)
      await refreshJournal()
      onDone()
    },
  })
}

export type BetFormState = ReturnType<typeof useBetForm>

function startOf(target: BetFormTarget, stakeIn: BetForm['stakeIn']) {
  if (target.kind === 'change') return formOf(target.bet)
  const { saved } = target
  return newBetForm({
    pick: saved?.pick ?? null,
    odd: saved?.odd ?? null,
    isSaved: saved !== null,
    stakeIn,
    now: new Date(),
  })
}

const record = (bet: BetForm, saved: SavedSubject | null, key: string) =>
  callApi(recordBet, {
    key,
    betOn: toSubject(bet, saved?.analysisId ?? null),
    ...toTerms(bet),
    outcome: bet.outcome === '' ? null : bet.outcome,
  })

/** Its end is another door, because it says who decided it. */
async function change(bet: BetForm, before: BetView): Promise<void> {
  const isInWords = before.marketId === null
  const betOn =
    isInWords || before.analysisId !== null ? { betOn: toSubject(bet, isInWords ? null : before.analysisId) } : {}
  await callApi(changeBet, { betId: before.id, ...betOn, ...toTerms(bet) })
  const outcome = bet.outcome === '' ? null : bet.outcome
  const stood = before.isByHand ? before.outcome : null
  if (outcome !== stood) await callApi(setBetResult, { betId: before.id, outcome })
}
