import type { Journal } from '@prancheta/contract/journal/figures.ts'
import { inReais } from '@prancheta/core/billing/prices.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { cssPercent, formatCents } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { ChartFrame } from '#ui/charts/chart-frame.tsx'
import { DrawnLine } from '#ui/charts/drawn-line.tsx'
import { counted, dayWords, formatProfit } from '../journal-words.ts'
import { type Extreme, extremesOf, moneyScale, type Plotted, plottedDays } from './plotted-days.ts'

const WIDTH = 1000
const HEIGHT = 200
const COLOR = 'var(--chart-1)'
/** A number under a point lower than this reaches below the drawing, where the dates stand. */
const FOOT_FROM = 0.88

/** The bankroll at the end of each day, or, where none is set or a filter leaves bets out, what betting brought. */
export function BankrollPicture({ journal }: { journal: Journal }) {
  const plotted = plottedDays(journal)
  const last = plotted.at(-1)
  const isBankroll = journal.days.some(({ balanceCents }) => balanceCents !== null)
  return (
    <ChartFrame
      level="h2"
      title={isBankroll ? 'Banca' : 'Resultado acumulado'}
      sample="swinging"
      summary={summaryOf(journal, isBankroll, last)}
      {...(last === undefined && { empty: 'A linha começa quando a primeira aposta anotada terminar.' })}
    >
      {last && <Curve plotted={plotted} moves={journal.moves} />}
    </ChartFrame>
  )
}

function summaryOf(journal: Journal, isBankroll: boolean, last: Plotted | undefined): string {
  if (!last) return 'Ao fim de cada dia com aposta encerrada.'
  const at = `em ${dayWords(last.day)}`
  if (!isBankroll) return `${formatProfit(last.cents)} ${at}. Apostas em aberto não contam.`
  const moves = journal.moves.length
  const marked = counted(moves - 1, 'depósito ou saque marcado', 'depósitos e saques marcados')
  const moved = moves > 1 ? `, com ${marked} na linha` : ''
  return `${formatCents(last.cents)} ${at}${moved}. Apostas em aberto não contam.`
}

function Curve({ plotted, moves }: { plotted: readonly Plotted[]; moves: Journal['moves'] }) {
  const ticks = moneyScale(plotted.map(({ cents }) => cents))
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const down = (cents: number) => (high - cents) / (high - low)
  const [first, last] = [plotted[0], plotted.at(-1)]
  const extremes = extremesOf(plotted, high - low)
  const isNumberAtFoot = extremes.some(({ isBelow, cents }) => isBelow && down(cents) > FOOT_FROM)
  return (
    <div
      aria-hidden="true"
      className={classes(
        'grid h-full grid-cols-[auto_1fr] grid-rows-[1fr_auto] gap-x-2.5 pt-2 pr-2 text-ink-muted',
        isNumberAtFoot ? 'gap-y-5' : 'gap-y-2',
      )}
    >
      <div className="figures -my-[0.5em] flex flex-col-reverse justify-between text-right leading-none">
        {ticks.map((tick) => (
          <span key={tick}>{shortMoney(tick)}</span>
        ))}
      </div>
      <div className="relative">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="absolute size-full overflow-visible"
        >
          <title>Gráfico</title>
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${HEIGHT * down(tick)}H${WIDTH}`}
              stroke={tick === 0 ? 'var(--line-strong)' : 'var(--line)'}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <DrawnLine
            places={plotted.map(({ along, cents }) => ({ x: WIDTH * along, y: HEIGHT * down(cents) }))}
            color={COLOR}
          />
        </svg>
        {extremes.map((point) => (
          <Mark key={point.along} point={point} top={down(point.cents)} />
        ))}
        {moves.map(({ day, movedCents }, at) => (
          <MoveMark key={`${day}-${String(at)}`} along={alongOf(plotted, day)} movedCents={movedCents} />
        ))}
      </div>
      <div className="col-start-2 flex justify-between">
        {first && <span>{dayWords(first.day)}</span>}
        {last && last.day !== first?.day && <span>{dayWords(last.day)}</span>}
      </div>
    </div>
  )
}

/** The value written at the line, above a peak and below a low, never over the edge. */
function Mark({ point, top }: { point: Extreme; top: number }) {
  return (
    <span
      className="figures absolute whitespace-nowrap rounded-mark bg-surface-raised/85 px-1 text-ink leading-4"
      style={{
        left: cssPercent(point.along),
        top: cssPercent(top),
        translate: `${cssPercent(-point.along)} ${point.isBelow ? '4px' : 'calc(-100% - 4px)'}`,
      }}
    >
      {formatCents(point.cents)}
    </span>
  )
}

function MoveMark({ along, movedCents }: { along: number; movedCents: number }) {
  const Icon = movedCents > 0 ? ArrowDown : ArrowUp
  return (
    <span className="absolute bottom-0 -translate-x-1/2" style={{ left: cssPercent(along) }}>
      <Icon className="size-3.5 text-info" />
    </span>
  )
}

const alongOf = (plotted: readonly Plotted[], day: string) => plotted.findLast((point) => point.day <= day)?.along ?? 0

const short = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 })

/** R$ 1,2 mil: beside a line there is no room for centavos. */
function shortMoney(cents: number): string {
  return `${cents < 0 ? '−' : ''}R$ ${short.format(inReais(Math.abs(cents)))}`
}
