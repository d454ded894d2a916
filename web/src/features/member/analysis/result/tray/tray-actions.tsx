import { toComboPick } from '@prancheta/core/combos/own/combo-pick.ts'
import type { OwnCombo } from '@prancheta/core/combos/own/own-combo.ts'
import { BookmarkCheck, MessagesSquare, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { Button } from '#ui/primitives/button.tsx'
import { SAVE_LABELS, useSaveAnalysis } from '../answer/save-panel.tsx'
import type { Tray } from './tray.ts'

type Props = {
  analysis: ShownAnalysis
  combo: OwnCombo
  tray: Tray
  onAsk: (combo: string, question: string) => void
  renderCard: ((combo: string) => ReactNode) | undefined
}

/** Save it as the pick, draw it, ask about it, or begin anew. Drawn once a price. */
export const TrayActions = memo(function TrayActions({ analysis, combo, tray, onAsk, renderCard }: Props) {
  const isPossible = combo.legs.length > 1 && combo.fairOdd !== null
  const pick = toComboPick(combo.legs.map((leg) => leg.id))
  const names = combo.legs.map((leg) => leg.name).join(' + ')
  return (
    <div className="grid grid-cols-2 gap-2">
      {/* Other legs are another pick, with a button of its own that was not pressed yet. */}
      {isPossible && <SaveCombo key={pick} analysis={analysis} pick={pick} />}
      {isPossible && (
        <Button
          variant="secondary"
          onClick={() => onAsk(pick, `O que os números dizem da minha combinada: ${names}?`)}
          className="max-sm:px-2"
        >
          <MessagesSquare aria-hidden="true" className="size-4" />
          Perguntar
        </Button>
      )}
      {isPossible && renderCard?.(pick)}
      <Button variant="ghost" onClick={() => tray.clear()}>
        <Trash2 aria-hidden="true" className="size-4" />
        Limpar
      </Button>
    </div>
  )
})

/** Saved without an odd: no house's price of the combination is known to us, and what is typed is not saved. */
function SaveCombo({ analysis, pick }: { analysis: ShownAnalysis; pick: string }) {
  const { state, save } = useSaveAnalysis(analysis)
  return (
    <Button
      variant="primary"
      busy={state === 'saving'}
      disabled={state === 'saved'}
      onClick={() => save(pick)}
      className="max-sm:px-2"
    >
      {state === 'saved' && <BookmarkCheck aria-hidden="true" className="size-4" />}
      {state === 'idle' ? 'Salvar como pick' : SAVE_LABELS[state]}
    </Button>
  )
}
