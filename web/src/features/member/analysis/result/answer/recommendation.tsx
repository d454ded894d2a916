import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { ShownAnalysis, ShownMarket } from '#domain/analysis/shown-analysis.ts'
import { formatChance, formatEdge, formatMoney, formatOdd, formatRelative, UNKNOWN } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { ProbabilityRuler } from '#ui/charts/signature/probability-ruler.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Term } from '#ui/product/term.tsx'
import { Figure } from '../figures.tsx'
import { OfferField, onStakeBase } from '../offer-field.tsx'
import { useResultBoard } from '../result-board.ts'

type Props = { analysis: ShownAnalysis; market: ShownMarket }

export function Recommendation({ analysis, market }: Props) {
  const [isOpen, setOpen] = useState(false)
  const moreId = useId()
  const side = sideOf(market.name, analysis.fixture)
  return (
    <div className="relative">
      <p className="eyebrow">{analysis.hasStarted ? 'Recomendação antes do início' : 'Recomendação'}</p>
      <h3 className="headline mt-1 text-2xl">{market.name}</h3>
      {side && <p className="mt-0.5 break-words font-medium text-sm">{side}</p>}
      <p className="mt-2 max-w-[60ch] text-ink-muted text-sm">{whyWords(market, analysis.hasStarted)}</p>
      <Figures market={market} />
      <AlsoPassing others={analysis.markets.filter((one) => one.isRecommended && one.id !== market.id)} />
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setOpen(!isOpen)}
        className="mt-3 -ml-3 lg:hidden"
        data-print="hide"
      >
        Régua e a odd da sua casa
        <ChevronDown aria-hidden="true" className={classes('size-4 transition-[rotate]', isOpen && 'rotate-180')} />
      </Button>
      <div
        id={moreId}
        className={classes(
          'grid gap-x-10 gap-y-5 max-lg:mt-2 lg:mt-6 xl:grid-cols-2',
          !isOpen && 'max-lg:not-print:hidden',
        )}
      >
        <ProbabilityRuler
          label={<Term id="pooled" />}
          model={market.modelChance}
          market={market.marketChance}
          pooled={market.chance}
        />
        <OfferField id={market.id} name={market.name} chance={market.chance} fairOdd={market.fairOdd} />
      </div>
    </div>
  )
}

function Figures({ market }: { market: ShownMarket }) {
  const { now, stakeBase } = useResultBoard()
  const { odd, bookmaker, oddAt, fairOdd, edge } = market
  const age = oddAt === null ? null : formatRelative(new Date(oddAt), now)
  const stake = market.stake ?? 0
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:mt-5 sm:grid-cols-4">
      <Figure
        label="Melhor odd"
        value={odd === null ? UNKNOWN : formatOdd(odd)}
        note={[bookmaker, age].filter(Boolean).join(', ')}
      />
      <Figure
        label={<Term id="fairOdd" />}
        value={fairOdd === null ? UNKNOWN : formatOdd(fairOdd)}
        note="sem vantagem para ninguém"
      />
      <Figure label={<Term id="edge" />} value={formatEdge(edge ?? 0)} note={market.label} />
      <Figure
        label={<Term id="kelly">Stake (Kelly 25%)</Term>}
        value={formatMoney(stake * stakeBase)}
        note={`${formatChance(stake)} ${onStakeBase(stake, stakeBase)}`}
      />
    </dl>
  )
}

/** Other markets that pass the rule. They win and lose with the first, so one stake is enough for all. */
function AlsoPassing({ others }: { others: readonly ShownMarket[] }) {
  if (others.length === 0) return null
  const named = others.map(({ name, edge }) => `${name} (${formatEdge(edge ?? 0)})`).join(', ')
  return (
    <p className="mt-4 text-ink-muted text-sm">
      {others.length === 1 ? 'Também passa' : 'Também passam'} na regra: {named}. É o mesmo jogo: não some as stakes.
    </p>
  )
}

/** The reason in one line, from the numbers beside it. */
function whyWords({ chance, odd, bookmaker, fairOdd }: ShownMarket, hasStarted: boolean): string {
  if (odd === null || fairOdd === null) return ''
  const [pays, is, stands] = hasStarted ? ['pagava', 'era', 'estava'] : ['paga', 'é', 'está']
  return `${bookmaker ?? 'A casa'} ${pays} ${formatOdd(odd)}. Com ${formatChance(chance)} de probabilidade, a odd justa ${is} ${formatOdd(fairOdd)}: o preço ${stands} acima do risco.`
}

type Sides = { homeName: string; awayName: string }

/** Markets speak of 'mandante' and 'visitante'; which club that is, where the name says one of the two. */
function sideOf(marketName: string, { homeName, awayName }: Sides): string | null {
  const isHome = /mandante/i.test(marketName)
  const isAway = /visitante/i.test(marketName)
  if (isHome === isAway) return null
  return isHome ? `Mandante: ${homeName}` : `Visitante: ${awayName}`
}
