import type { ShownAnalysis, ShownMarket } from '#domain/analysis/shown-analysis.ts'
import { cssPercent, formatOdd, formatRelative } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { ValueBadge } from '../figures.tsx'
import { offeredValue } from '../offer-field.tsx'
import { Picture } from '../part-frame.tsx'

type Price = ShownAnalysis['houses'][number]['prices'][number]
type Props = { market: ShownMarket; houses: ShownAnalysis['houses']; now: Date }

/** Each house's price on one scale, with the fair odd as the line to beat. */
export function HousesPicture({ market, houses, now }: Props) {
  const prices = houses.find(({ marketId }) => marketId === market.id)?.prices ?? []
  const { fairOdd } = market
  const scale = scaleOf(prices.map(({ price }) => price).concat(fairOdd ?? []))
  return (
    <Picture title="Casas contra a odd justa" summary={housesWords(prices, fairOdd)}>
      {prices.length > 0 && (
        <ul className="grid gap-3">
          {prices.map((price) => (
            <HouseRow key={price.house} price={price} market={market} scale={scale} now={now} />
          ))}
        </ul>
      )}
    </Picture>
  )
}

type RowProps = { price: Price; market: ShownMarket; scale: (odd: number) => number; now: Date }

function HouseRow({ price: { house, price, at }, market, scale, now }: RowProps) {
  const value = offeredValue(market.chance, price, 1)
  const isAbove = market.fairOdd !== null && price > market.fairOdd
  return (
    <li className="text-sm">
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 break-words">
          <span className="font-medium">{house}</span>{' '}
          <span className="text-ink-muted text-xs">{formatRelative(new Date(at), now)}</span>
        </span>
        <span className="flex items-center gap-2">
          <span className="figures text-base">{formatOdd(price)}</span>
          {value && <ValueBadge label={value.label} edge={value.edge} />}
        </span>
      </span>
      <span aria-hidden="true" className="relative mx-1.5 mt-1.5 block h-4">
        <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
        {market.fairOdd !== null && (
          <span
            className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ink"
            style={{ left: cssPercent(scale(market.fairOdd)) }}
          />
        )}
        <span
          className={classes(
            'absolute top-1/2 size-3 -translate-1/2 rounded-full border-2',
            isAbove ? 'border-good bg-good' : 'border-ink-muted bg-surface-raised',
          )}
          style={{ left: cssPercent(scale(price)) }}
        />
      </span>
    </li>
  )
}

const MIDDLE = 0.5

function scaleOf(odds: readonly number[]): (odd: number) => number {
  const [low, high] = [Math.min(...odds), Math.max(...odds)]
  return (odd) => (high > low ? (odd - low) / (high - low) : MIDDLE)
}

function housesWords(prices: readonly Price[], fairOdd: number | null): string {
  const [best] = prices
  if (!best) return 'Nenhuma casa cota este mercado agora. Sem odd real, só há a odd justa.'
  if (fairOdd === null) return `${best.house} paga mais: ${formatOdd(best.price)}.`
  const above = prices.filter(({ price }) => price > fairOdd).length
  const fair = formatOdd(fairOdd)
  if (above === 0) return `Nenhuma das ${prices.length} casas paga acima da odd justa de ${fair}, o traço vertical.`
  const pay = above === 1 ? 'paga' : 'pagam'
  return `${above} de ${prices.length} casas ${pay} acima da odd justa de ${fair}, o traço vertical. A melhor é ${best.house}, com ${formatOdd(best.price)}.`
}
