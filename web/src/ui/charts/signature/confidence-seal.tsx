import { ChevronDown } from 'lucide-react'
import { formatGrade } from '#lib/format/format.ts'

export type ConfidencePart = { id: 'sample' | 'agreement' | 'data' | 'calibration'; score: number; why?: string }

type Props = {
  /** 0 to 10. */
  score: number
  parts: readonly ConfidencePart[]
}

const NAMES: Record<ConfidencePart['id'], string> = {
  sample: 'Amostra',
  agreement: 'Concordância com o mercado',
  data: 'Dados',
  calibration: 'Calibração',
}

/** The specification's steps for an analysis: 75 and above strong, 60 and above medium, lower weak. */
const WORDS = [
  { from: 7.5, word: 'Confiança forte' },
  { from: 6, word: 'Confiança média' },
  { from: 0, word: 'Confiança fraca' },
]

const RADIUS = 19
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

/** n/10, with what it is made of on touch. A native disclosure: it needs no script, so it works on every page. */
export function ConfidenceSeal({ score, parts }: Props) {
  const shown = formatGrade(score)
  const word = WORDS.find(({ from }) => score >= from)?.word ?? 'Confiança fraca'
  return (
    <details className="group min-w-0" data-print="whole">
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-control">
        <Dial score={score} shown={shown} />
        <span className="min-w-0">
          <span className="block font-semibold text-sm">{word}</span>
          <span className="block text-ink-muted text-xs">{shown}/10. De onde vem a nota</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-4 shrink-0 text-ink-muted transition-[rotate] group-open:rotate-180"
        />
      </summary>
      {parts.length === 0 && <p className="pt-2 text-ink-muted text-sm">As partes desta nota não foram guardadas.</p>}
      <ul className="space-y-3 pt-3">
        {parts.map((part) => (
          <Part key={part.id} part={part} />
        ))}
      </ul>
    </details>
  )
}

function Dial({ score, shown }: { score: number; shown: string }) {
  return (
    <span className="relative flex size-12 shrink-0 items-center justify-center">
      <svg viewBox="0 0 48 48" className="-rotate-90 absolute inset-0" fill="none" strokeWidth="4" aria-hidden="true">
        <circle cx="24" cy="24" r={RADIUS} className="stroke-line" />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          className="stroke-brand"
          strokeLinecap="round"
          strokeDasharray={`${(Math.min(10, Math.max(0, score)) / 10) * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
        />
      </svg>
      <span aria-hidden="true" className="figures text-lg">
        {shown}
      </span>
    </span>
  )
}

function Part({ part }: { part: ConfidencePart }) {
  return (
    <li className="text-sm">
      <span className="flex items-baseline justify-between gap-4">
        <span>{NAMES[part.id]}</span>
        <span className="figures">{formatGrade(part.score)}/10</span>
      </span>
      <span aria-hidden="true" className="mt-1 block h-1.5 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-brand" style={{ width: `${part.score * 10}%` }} />
      </span>
      {part.why && <span className="mt-1 block text-ink-muted text-xs">{part.why}</span>}
    </li>
  )
}
