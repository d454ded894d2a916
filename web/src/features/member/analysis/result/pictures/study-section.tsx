import type { Score } from '@prancheta/core/goals/score-grid.ts'
import { marketById } from '@prancheta/core/markets/catalogue.ts'
import { useState } from 'react'
import type { ShownAnalysis, ShownMarket } from '#domain/analysis/shown-analysis.ts'
import { classes } from '#lib/page/classes.ts'
import { ScoreMap } from '#ui/charts/signature/score-map.tsx'
import { Switch } from '#ui/forms/toggles.tsx'
import { buttonClasses } from '#ui/primitives/button.tsx'
import { PartFrame } from '../part-frame.tsx'
import { useResultBoard } from '../result-board.ts'
import { HousesPicture } from './houses-picture.tsx'
import { MovementPicture } from './movement-picture.tsx'

/** What most people ask first; the pick and the market chosen in the list stand beside them. */
const COMMON = ['result.home', 'result.draw', 'result.away', 'goals.over2.5', 'goals.under2.5', 'btts.yes', 'btts.no']

/** One market under study: its scores on the map, its houses, its movement. */
export function StudySection({ analysis }: { analysis: ShownAnalysis }) {
  const { studied, study, now } = useResultBoard()
  const market = analysis.markets.find(({ id }) => id === studied)
  if (!market) return null
  return (
    <PartFrame
      id="resultado-graficos"
      title={`Gráficos: ${market.name}`}
      lead="Escolha o mercado em estudo. Os três gráficos acompanham."
    >
      <MarketChips markets={analysis.markets} pick={analysis.pick} studied={studied} onStudy={study} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ScoresPicture analysis={analysis} market={market} />
        <div className="grid gap-4">
          <HousesPicture market={market} houses={analysis.houses} now={now} />
          <MovementPicture market={market} analysis={analysis} now={now} />
        </div>
      </div>
    </PartFrame>
  )
}

type ChipsProps = {
  markets: readonly ShownMarket[]
  pick: string | null
  studied: string
  onStudy: (marketId: string) => void
}

function MarketChips({ markets, pick, studied, onStudy }: ChipsProps) {
  const ids = [...new Set([...COMMON, ...(pick === null ? [] : [pick]), studied])]
  const shown = ids.flatMap((id) => markets.find((market) => market.id === id) ?? [])
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Mercado em estudo</legend>
      {shown.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === studied}
          onClick={() => onStudy(id)}
          className={classes(buttonClasses(id === studied ? 'primary' : 'secondary', 'sm', 'max-w-full shrink'))}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}

/** Goals for each side that a phone has room for; the rest is rare. */
const FEW_GOALS = 6

function ScoresPicture({ analysis, market }: { analysis: ShownAnalysis; market: ShownMarket }) {
  const [showsAll, setShowsAll] = useState(false)
  const lit = litMarket(market.id)
  const { scores } = analysis
  const shown = showsAll ? scores : scores.slice(0, FEW_GOALS).map((row) => row.slice(0, FEW_GOALS))
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface-raised p-4 sm:p-5">
      <ScoreMap
        key={market.id}
        home={analysis.fixture.homeName}
        away={analysis.fixture.awayName}
        grid={shown}
        {...(lit ? { market: lit } : {})}
      />
      <p className="mt-2 text-ink-muted text-sm">{litWords(lit)}</p>
      <Switch checked={showsAll} onCheckedChange={setShowsAll}>
        Mostrar até 8 gols por time
      </Switch>
    </div>
  )
}

function litWords(lit: ReturnType<typeof litMarket>): string {
  if (!lit) return 'Este mercado não se decide pelo placar final, por isso nenhum placar está aceso.'
  if (lit.refunds)
    return 'Acesos, os placares em que a aposta ganha, inteira ou pela metade. Em alguns dos outros ela é devolvida, inteira ou pela metade.'
  return 'A probabilidade do mercado é a soma dos placares acesos.'
}

type LitMarket = {
  name: string
  /** Wins there, wholly or by half. */
  wins: (score: Score) => boolean
  /** Some scores give the stake back, wholly or by half, so that the lit ones do not add up to the chance. */
  refunds: boolean
}

/** Goals on the map for each side. */
const MAP_GOALS = 9

/** The scores in which a market wins; null where the final score does not decide it: halves, corners, cards. */
export function litMarket(marketId: string): LitMarket | null {
  const market = marketById(marketId)
  if (market?.rule.reads !== 'fullTime') return null
  const { outcome } = market.rule
  const isPlain = Array.from({ length: MAP_GOALS ** 2 }, (_, cell) =>
    outcome({ home: Math.floor(cell / MAP_GOALS), away: cell % MAP_GOALS }),
  ).every((end) => end === 'won' || end === 'lost')
  return {
    name: market.name,
    wins: (score) => outcome(score) === 'won' || outcome(score) === 'half won',
    refunds: !isPlain,
  }
}
