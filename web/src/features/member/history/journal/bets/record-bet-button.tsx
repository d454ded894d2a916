import type { SavedAnalysis } from '@prancheta/contract/history/routes.ts'
import { journalWords } from '@prancheta/contract/journal/words.ts'
import { NotebookPen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'

// The form is for the few who press: the list does not carry it.
const BetDialog = lazy(async () => ({ default: (await import('./bet-dialog.tsx')).BetDialog }))

/** On a saved analysis: writes down a bet that its owner made elsewhere. */
export function RecordBetButton({ analysis }: { analysis: SavedAnalysis }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setState('open')}>
        <NotebookPen aria-hidden="true" className="size-4" />
        {journalWords.record}
      </Button>
      {state !== 'never' && (
        <Suspense>
          <BetDialog
            target={{ kind: 'new', saved: subjectOf(analysis) }}
            open={state === 'open'}
            onOpenChange={(open) => setState(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  )
}

function subjectOf({ id, homeName, awayName, matchDate, pick }: SavedAnalysis) {
  return {
    analysisId: id,
    match: `${homeName} x ${awayName}`,
    matchAt: matchDate,
    pick: pick?.marketId ?? null,
    odd: pick?.odd ?? null,
  }
}
