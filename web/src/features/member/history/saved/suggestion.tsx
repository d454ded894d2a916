import type { SavedAnalysis } from '@prancheta/contract/history/routes.ts'
import { Check, X } from 'lucide-react'
import { Button } from '#ui/primitives/button.tsx'

type Props = { analysis: SavedAnalysis; busy: boolean; onAccept: (result: 'green' | 'red') => void }

/** What the pick's end suggests, with one tap to accept it. */
export function Suggestion({ analysis, busy, onAccept }: Props) {
  const { suggestedResult: result } = analysis
  if (result === null) return null
  const isGreen = result === 'green'
  const Icon = isGreen ? Check : X
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-line bg-surface-sunken p-3">
      <p className="min-w-0 flex-1 basis-48 text-sm">
        {isGreen ? 'O pick bateu.' : 'O pick não bateu.'} Pelo placar, esta análise é{' '}
        <strong className="font-semibold">{result}</strong>.
      </p>
      <Button variant="primary" size="sm" busy={busy} onClick={() => onAccept(result)} className="max-sm:w-full">
        {!busy && <Icon aria-hidden="true" className="size-4" />}
        Aceitar {result}
      </Button>
    </div>
  )
}
