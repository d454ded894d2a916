import { resultWords } from '@prancheta/contract/analysis/result-words.ts'
import { saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { nameOfPick } from '@prancheta/core/combos/own/combo-pick.ts'
import { useMutation } from '@tanstack/react-query'
import { BookmarkCheck, MessagesSquare } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { callApi } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { dashboardQuery } from '#lib/api/member-queries.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { isSessionLost, tellFailure } from '#lib/api/tell-failure.ts'
import { formatOdd } from '#lib/format/format.ts'
import { toast } from '#lib/page/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { Select } from '#ui/forms/select.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Term } from '#ui/product/term.tsx'
import { useResultBoard } from '../result-board.ts'

type Props = {
  analysis: ShownAnalysis
  state: SaveState
  onSave: (pick: string | null) => void
  /** What was saved is told, not chosen. */
  isFromHistory: boolean
  onOpenChat: () => void
  storyCard: ReactNode
}

export const SAVE_LABELS: Record<SaveState, string> = {
  idle: 'Salvar análise',
  saving: resultWords.saving,
  saved: resultWords.saved,
}

/** Save with a pick, talk about the match, make a card. */
export function SavePanel({ analysis, state, onSave, isFromHistory, onOpenChat, storyCard }: Props) {
  const { pick } = useResultBoard()
  return (
    <div className="grid gap-4">
      {isFromHistory ? <SavedPick analysis={analysis} /> : <PickField analysis={analysis} />}
      {/* On a phone the two beside each other have room for their words only when they are small. */}
      <div className="grid grid-cols-2 gap-2 max-sm:[&>:not(:first-child)]:px-2 max-sm:[&>:not(:first-child)]:text-sm sm:flex sm:flex-wrap">
        <Button
          variant="accent"
          size="lg"
          className="max-sm:col-span-2"
          busy={state === 'saving'}
          disabled={state === 'saved'}
          onClick={() => onSave(pick)}
        >
          {state === 'saved' && <BookmarkCheck aria-hidden="true" className="size-5" />}
          {SAVE_LABELS[state]}
        </Button>
        <Button variant="secondary" size="lg" onClick={onOpenChat}>
          <MessagesSquare aria-hidden="true" className="size-5 max-sm:size-4" />
          <span>
            Conversar<span className="max-sm:sr-only"> sobre o jogo</span>
          </span>
        </Button>
        {storyCard}
      </div>
    </div>
  )
}

function SavedPick({ analysis: { markets } }: { analysis: ShownAnalysis }) {
  const { pick } = useResultBoard()
  const name = markets.find(({ id }) => id === pick)?.name ?? (pick === null ? null : nameOfPick(pick))
  return <p className="text-sm">{name === null ? 'Salva sem pick.' : `Pick salvo: ${name}`}</p>
}

/** In a list of strings, no market at all. */
const NO_PICK = 'none'

/** The recommended markets, whatever else was chosen in the list below, or none. */
function PickField({ analysis: { markets } }: { analysis: ShownAnalysis }) {
  const { pick, choosePick, isSaved } = useResultBoard()
  const offered = markets.filter(({ id, isRecommended }) => isRecommended || id === pick)
  const chosen = markets.find(({ id }) => id === pick)
  return (
    <Field
      label="Pick que será salvo"
      aside={<Term id="pick">O que é pick</Term>}
      hint={hintFor(chosen)}
      className="max-w-xl"
    >
      <Select
        value={pick ?? NO_PICK}
        disabled={isSaved}
        options={[
          ...offered.map(({ id, name, isRecommended }) => ({
            value: id,
            label: isRecommended ? `${name} (recomendado)` : name,
          })),
          { value: NO_PICK, label: 'Sem pick' },
        ]}
        onValueChange={(value) => choosePick(value === NO_PICK ? null : value)}
      />
    </Field>
  )
}

function hintFor(chosen: ShownAnalysis['markets'][number] | undefined): string {
  if (!chosen) return 'A análise é salva sem pick. Para escolher um, abra um mercado na lista.'
  if (chosen.odd === null) return 'Sem odd real, o pick é salvo sem odd. A odd digitada não é salva.'
  return `Salvo com a melhor odd real, ${formatOdd(chosen.odd)}. A odd digitada não é salva.`
}

type SaveState = 'idle' | 'saving' | 'saved'

/** Saves the server's own copy of this analysis with one pick, or none. Saved once, it stays saved. */
export function useSaveAnalysis({ id, fixture }: ShownAnalysis) {
  /** Known at once: a second click comes before React has drawn the first. */
  const isSent = useRef(false)
  const saving = useMutation({
    mutationFn: (pick: string | null) =>
      callApi(saveAnalysis, { fixture_id: fixture.fixtureId, analysis_id: id, pick }),
    onSuccess({ alreadySaved }) {
      toast.success(alreadySaved ? resultWords.analysisSavedBefore : resultWords.analysisSaved)
      void queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey })
    },
    onError(failure) {
      isSent.current = false
      logFailure(resultWords.saveFailed, failure)
      if (isSessionLost(failure)) toast.error(resultWords.loginRequired)
      else tellFailure(failure, resultWords.saveFailed)
    },
  })
  const state: SaveState = saving.isSuccess ? 'saved' : saving.isPending ? 'saving' : 'idle'
  return {
    state,
    save(pick: string | null) {
      if (isSent.current) return
      isSent.current = true
      saving.mutate(pick)
    },
  }
}
