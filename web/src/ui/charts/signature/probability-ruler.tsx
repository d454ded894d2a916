import type { ReactNode } from 'react'
import { cssPercent, formatChance, formatPoints } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { RulerMark } from './ruler-mark.tsx'

type Props = {
  /** What the chance is of: 'Vitória do mandante'. */
  label: ReactNode
  /** Chances from 0 to 1. The market's is null where nobody quotes; the pooled one is then the model's. */
  model: number
  market: number | null
  pooled: number
}

const TICKS = [0, 25, 50, 75, 100]

/** One scale from 0 to 100% with model, market and both pooled. The distance between the marks is the message. */
export function ProbabilityRuler({ label, model, market, pooled }: Props) {
  return (
    <figure data-print="whole" className="min-w-0">
      <figcaption className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 break-words font-semibold text-sm">{label}</span>
        <span className="figures text-xl">{formatChance(pooled)}</span>
      </figcaption>

      <div aria-hidden="true" className="relative mx-2 mt-1 h-14">
        <div className="absolute inset-x-0 top-6 h-px bg-line-strong" />
        {TICKS.map((tick) => (
          <Tick key={tick} at={tick} />
        ))}
        {market !== null && <Gap from={model} to={market} />}
        <RulerMark kind="model" className="absolute top-6 -translate-1/2" at={model} />
        {market !== null && <RulerMark kind="market" className="absolute top-6 -translate-1/2" at={market} />}
        <RulerMark kind="pooled" className="absolute top-4.5 -translate-x-1/2 -translate-y-full" at={pooled} />
      </div>

      <dl className="mt-2 grid grid-cols-3 gap-2 text-xs">
        <Legend kind="model" name="Modelo" value={formatChance(model)} />
        <Legend kind="market" name="Mercado" value={market === null ? 'sem cotação' : formatChance(market)} />
        <Legend kind="pooled" name="Conjunta" value={formatChance(pooled)} />
      </dl>
      <p className="mt-3 text-ink-muted text-sm">{rulerSentence(model, market)}</p>
    </figure>
  )
}

function Tick({ at }: { at: number }) {
  return (
    <div className="absolute top-6 -translate-x-1/2" style={{ left: `${at}%` }}>
      <div className={classes('mx-auto w-px bg-line-strong', at % 50 === 0 ? 'h-2.5' : 'h-1.5')} />
      <span className="absolute top-3.5 left-1/2 -translate-x-1/2 text-ink-muted text-xs">{at}</span>
    </div>
  )
}

/** The stretch between what the model sees and what the market pays for. */
function Gap({ from, to }: { from: number; to: number }) {
  return (
    <div
      className="absolute top-[1.3125rem] h-1.5 rounded-full bg-accent"
      style={{ left: cssPercent(Math.min(from, to)), width: cssPercent(Math.abs(from - to)) }}
    />
  )
}

type LegendProps = { kind: 'model' | 'market' | 'pooled'; name: string; value: string }

function Legend({ kind, name, value }: LegendProps) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-1.5 text-ink-muted">
        <RulerMark kind={kind} />
        {name}
      </dt>
      <dd className="figures mt-0.5 text-base">{value}</dd>
    </div>
  )
}

/** Less than this is closer than the model can tell. */
const SAME_WITHIN = 0.01

/** What the ruler shows, in words. */
export function rulerSentence(model: number, market: number | null): string {
  if (market === null) return 'Nenhuma casa cota este mercado; vale só a conta do modelo.'
  const difference = model - market
  if (Math.abs(difference) < SAME_WITHIN) return 'Modelo e mercado veem quase a mesma chance.'
  const direction = difference > 0 ? 'acima do' : 'abaixo do'
  return `O modelo está ${formatPoints(difference)} ${direction} mercado.`
}
