import type { BoardGame } from '@prancheta/contract/board/routes.ts'
import { cssPercent, formatChance } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'

type Forecast = NonNullable<BoardGame['forecast']>
type Chances = Forecast['chances']['pooled']

const PARTS = [
  { of: 'home', name: 'mandante', look: 'bg-chart-1' },
  { of: 'draw', name: 'empate', look: 'bg-line-strong' },
  { of: 'away', name: 'visitante', look: 'bg-chart-2' },
] as const

/** Home, draw and away of one forecast, side by side. */
export function ChanceBar({ chances, className }: { chances: Chances; className?: string }) {
  return (
    <span aria-hidden="true" className={classes('flex w-full gap-px overflow-hidden rounded-full', className)}>
      {PARTS.map(({ of, look }) => (
        <span key={of} className={look} style={{ width: cssPercent(chances[of]) }} />
      ))}
    </span>
  )
}

/** The pooled chances in figures, and a bar each for what is pooled, what the model says and what the market says. */
export function ChanceBars({ chances: { model, market, pooled } }: Pick<Forecast, 'chances'>) {
  return (
    <span className="block">
      <span className="sr-only">{wordsOf({ model, market, pooled })}</span>
      <span aria-hidden="true" className="figures mb-1 flex justify-between text-xs">
        {PARTS.map(({ of }) => (
          <span key={of}>{formatChance(pooled[of])}</span>
        ))}
      </span>
      <ChanceBar chances={pooled} className="h-2" />
      <ChanceBar chances={model} className="mt-0.5 h-1 opacity-70" />
      {market ? (
        <ChanceBar chances={market} className="mt-0.5 h-1 opacity-45" />
      ) : (
        <span aria-hidden="true" className="mt-0.5 block h-1 rounded-full border border-line border-dashed" />
      )}
    </span>
  )
}

const spelled = (chances: Chances) => PARTS.map(({ of, name }) => `${name} ${formatChance(chances[of])}`).join(', ')

function wordsOf({ model, market, pooled }: Forecast['chances']): string {
  const houses = market ? `mercado: ${spelled(market)}` : 'nenhuma casa cota o resultado'
  return `Conjunta: ${spelled(pooled)}; modelo: ${spelled(model)}; ${houses}.`
}
