import type { SavedAnalysis } from '@prancheta/contract/history/routes.ts'
import { Check, Lock, X } from 'lucide-react'
import { Button } from '#ui/primitives/button.tsx'

type Props = {
  analysis: SavedAnalysis
  /** What is being written for this analysis now. */
  marking: 'green' | 'red' | null
  onMark: (result: 'green' | 'red') => void
}

const CHOICES = [
  {
    result: 'green',
    label: 'Green',
    Icon: Check,
    taken: 'aria-pressed:border-good aria-pressed:bg-good-soft aria-pressed:text-good',
  },
  {
    result: 'red',
    label: 'Red',
    Icon: X,
    taken: 'aria-pressed:border-bad aria-pressed:bg-bad-soft aria-pressed:text-bad',
  },
] as const

/** Either sets the result directly and switches it. A published analysis is marked by its pick alone. */
export function ResultButtons({ analysis, marking, onMark }: Props) {
  const name = `${analysis.homeName} x ${analysis.awayName}`
  return (
    <div className="flex flex-col gap-2">
      <fieldset className="grid min-w-44 grid-cols-2 gap-2">
        <legend className="sr-only">Resultado de {name}</legend>
        {CHOICES.map(({ result, label, Icon, taken }) => (
          <Button
            key={result}
            variant="secondary"
            aria-pressed={analysis.result === result}
            disabled={analysis.isPublic}
            busy={marking === result}
            onClick={() => onMark(result)}
            className={taken}
          >
            {marking !== result && <Icon aria-hidden="true" className="size-4" />}
            {label}
          </Button>
        ))}
      </fieldset>
      {analysis.isPublic && (
        <p className="flex items-center gap-1.5 text-ink-muted text-xs">
          <Lock aria-hidden="true" className="size-3.5 shrink-0" />
          Publicada: o pick decide pelo placar.
        </p>
      )}
    </div>
  )
}
