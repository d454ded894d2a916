import { Check, ChevronRight, Minus, TrendingDown, TrendingUp, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { UNKNOWN } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { Skeleton } from '#ui/feedback/loading.tsx'

type Trend = { direction: 'up' | 'down' | 'same'; text: string; tone: 'good' | 'bad' | 'neutral' }

type Props = {
  label: ReactNode
  /** Already formatted. Null: not known yet, or nothing to count. */
  value: string | null
  note?: ReactNode
  trend?: Trend
  loading?: boolean
  /** Where what it counts can be seen one by one; the whole card leads there. */
  to?: string
}

const TREND_ICON = { up: TrendingUp, down: TrendingDown, same: Minus }
const TREND_TONE = { good: 'text-good', bad: 'text-bad', neutral: 'text-ink-muted' }

const CARD = 'flex min-w-0 flex-col rounded-card border border-line bg-surface-raised p-4'

export function StatCard({ label, value, note, trend, loading = false, to }: Props) {
  const labelId = useId()
  const content = (
    <>
      <p className="flex items-start justify-between gap-2 text-ink-muted text-sm">
        <span id={labelId} className="min-w-0">
          {label}
        </span>
        {to !== undefined && <ChevronRight className="mt-0.5 size-4 shrink-0" aria-hidden="true" />}
      </p>
      {loading ? (
        <Skeleton className="mt-2 h-8 w-24 max-w-full" />
      ) : (
        <p className={classes('figures mt-1', sizeFor(value ?? UNKNOWN))}>{value ?? UNKNOWN}</p>
      )}
      {trend && !loading && <TrendLine trend={trend} />}
      {note && <p className="mt-1 text-ink-muted text-xs">{note}</p>}
    </>
  )
  if (to === undefined)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and this groups a figure with its label.
      <div role="group" aria-labelledby={labelId} className={CARD} aria-busy={loading}>
        {content}
      </div>
    )
  return (
    <Link to={to} className={classes(CARD, 'transition-colors hover:border-line-strong')} aria-busy={loading}>
      {content}
    </Link>
  )
}

/** A long amount is set smaller rather than cut: half a number is a wrong number. */
function sizeFor(value: string): string {
  if (value.length > 13) return 'text-lg leading-10'
  if (value.length > 11) return 'text-xl leading-10'
  return value.length > 8 ? 'text-2xl leading-10' : 'text-3xl'
}

function TrendLine({ trend }: { trend: Trend }) {
  const Icon = TREND_ICON[trend.direction]
  return (
    <p className={classes('mt-1 flex items-center gap-1 font-semibold text-xs', TREND_TONE[trend.tone])}>
      <Icon className="size-3.5 shrink-0" aria-hidden="true" />
      {trend.text}
    </p>
  )
}

const LABELS = {
  green: { Icon: Check, tone: 'text-good', word: 'Green' },
  red: { Icon: X, tone: 'text-bad', word: 'Red' },
}

/** Won or lost in words, sign and colour: none of them alone. */
export function ResultLabel({ result }: { result: 'green' | 'red' }) {
  const { Icon, tone, word } = LABELS[result]
  return (
    <span className="flex items-center gap-1.5">
      <Icon aria-hidden="true" className={`size-4 ${tone}`} />
      {word}
    </span>
  )
}
