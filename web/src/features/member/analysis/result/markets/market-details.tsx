import { ChartNoAxesCombined, CheckCircle2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShownMarket } from '#domain/analysis/shown-analysis.ts'
import {
  formatChance,
  formatConfidence,
  formatEdge,
  formatMoney,
  formatOdd,
  formatRelative,
} from '#lib/format/format.ts'
import { ProbabilityRuler } from '#ui/charts/signature/probability-ruler.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Term } from '#ui/product/term.tsx'
import { OfferField, onStakeBase } from '../offer-field.tsx'
import { useResultBoard } from '../result-board.ts'

/** All about one market: the whole ruler, prices, edge, stake, and the odd somebody was offered. */
export function MarketDetails({ market }: { market: ShownMarket }) {
  const { pick, choosePick, isSaved, study, goToPart } = useResultBoard()
  const isPick = pick === market.id
  return (
    <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
      <ProbabilityRuler
        label={<Term id="pooled" />}
        model={market.modelChance}
        market={market.marketChance}
        pooled={market.chance}
      />
      <div className="grid content-start gap-4">
        <Facts market={market} />
        <OfferField id={market.id} name={market.name} chance={market.chance} fairOdd={market.fairOdd} />
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              study(market.id)
              goToPart('resultado-graficos')
            }}
          >
            <ChartNoAxesCombined aria-hidden="true" className="size-4" />
            Ver nos gráficos
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-pressed={isPick}
            disabled={isSaved}
            onClick={() => choosePick(isPick ? null : market.id)}
          >
            {isPick && <CheckCircle2 aria-hidden="true" className="size-4" />}
            {isPick ? 'É o pick desta análise' : 'Usar como pick'}
          </Button>
        </div>
      </div>
    </div>
  )
}

function Facts({ market }: { market: ShownMarket }) {
  const { stakeBase, now } = useResultBoard()
  const { fairOdd, odd, bookmaker, oddAt, stake, confidence } = market
  const age = oddAt === null ? '' : `, ${formatRelative(new Date(oddAt), now)}`
  return (
    <dl className="grid gap-y-1.5 text-sm">
      <Fact name={<Term id="fairOdd" />}>{fairOdd === null ? 'não pode vencer' : formatOdd(fairOdd)}</Fact>
      <Fact name="Melhor odd real">
        {odd === null ? 'nenhuma casa cota' : `${formatOdd(odd)} na ${bookmaker ?? 'casa'}${age}`}
      </Fact>
      <Fact name={<Term id="edge" />}>
        {market.edge === null ? 'sem odd real não há edge' : `${formatEdge(market.edge)} (${market.label})`}
      </Fact>
      <Fact name={<Term id="kelly" />}>{stakeWords(stake, stakeBase)}</Fact>
      <Fact name={<Term id="confidence" />}>{formatConfidence(confidence)}</Fact>
    </dl>
  )
}

function stakeWords(stake: number | null, stakeBase: number): string {
  if (stake === null) return 'sem odd real não há stake'
  if (stake === 0) return 'sem stake a esta odd'
  return `${formatChance(stake)}, ${formatMoney(stake * stakeBase)} ${onStakeBase(stake, stakeBase)}`
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-0 text-ink-muted">{name}</dt>
      <dd className="min-w-0 break-words text-right font-medium">{children}</dd>
    </div>
  )
}
