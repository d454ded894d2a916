import { SlidersHorizontal } from 'lucide-react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { formatChance } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Sheet } from '#ui/primitives/sheet.tsx'
import { Term } from '#ui/product/term.tsx'
import { PartFrame } from '../part-frame.tsx'
import type { WantedPlace } from '../wanted-place.ts'
import { FilterControls } from './filter-controls.tsx'
import { filterWords, type MarketFilter, passes, STARTING_FILTER, useMarketList } from './market-filter.ts'
import { MarketGroup } from './market-group.tsx'
import { ROW_GRID } from './market-row.tsx'
import { useWantedMarket } from './use-wanted-market.ts'

type Props = { analysis: ShownAnalysis; now: Date; wanted: WantedPlace | null }

/** Every market by family, behind the specification's filter: beside the list on a desk, in a sheet on a phone. */
export function MarketList({ analysis, now, wanted }: Props) {
  const list = useMarketList(analysis.markets)
  useWantedMarket(wanted, analysis.markets, list)
  const { filter, setFilter, groups, shownCount, openGroups } = list
  const count = `${shownCount} de ${analysis.markets.length} mercados`
  return (
    <PartFrame
      id="resultado-mercados"
      title="Mercados"
      lead={`Mandante: ${analysis.fixture.homeName}. Visitante: ${analysis.fixture.awayName}. Toque em um mercado para ver tudo e digitar a odd que oferecem a você.${analysis.joint === null ? '' : ' O + ao lado leva o mercado para a sua combinada.'}`}
    >
      <div className="grid gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <aside aria-label="Filtros dos mercados" className="hidden self-start lg:sticky lg:top-34 lg:block">
          <FilterControls filter={filter} onChange={setFilter} />
        </aside>
        <div className="grid min-w-0 content-start gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <p aria-live="polite" className="mr-auto text-sm">
              <span className="figures text-base">{count}</span>{' '}
              <span className="text-ink-muted">({filterWords(filter)})</span>
            </p>
            <Sheet
              title="Filtros"
              trigger={
                <Button variant="secondary" className="lg:hidden">
                  <SlidersHorizontal aria-hidden="true" className="size-4" />
                  Filtros
                </Button>
              }
            >
              <div className="p-2">
                <FilterControls filter={filter} onChange={setFilter} />
                <p className="mt-4 text-ink-muted text-sm">{count}</p>
              </div>
            </Sheet>
            <Button variant="ghost" onClick={openGroups.size > 0 ? list.closeAll : list.openAll}>
              {openGroups.size > 0 ? 'Fechar grupos' : 'Abrir grupos'}
            </Button>
          </div>
          <PickBelowFilter analysis={analysis} filter={filter} />
          <ColumnNames />
          {groups.map((group) => (
            <MarketGroup
              key={group.group}
              group={group}
              isOpen={openGroups.has(group.group)}
              onToggle={() => list.toggleGroup(group.group)}
              stakeBase={analysis.stakeBase}
              now={now}
              openRows={list.openRows}
              onToggleRow={list.toggleRow}
            />
          ))}
          {groups.length === 0 && <NothingPasses onReset={() => setFilter(STARTING_FILTER)} />}
        </div>
      </div>
    </PartFrame>
  )
}

/** Often value lies below an even chance, so the filter would hide the very market the answer names. */
function PickBelowFilter({ analysis, filter }: { analysis: ShownAnalysis; filter: MarketFilter }) {
  const pick = analysis.markets.find(({ id }) => id === analysis.pick)
  if (!pick || passes(pick, filter)) return null
  return (
    <p className="rounded-control bg-info-soft px-3 py-2 text-sm">
      A recomendação, {pick.name}, tem {formatChance(pick.chance)} e fica fora deste filtro.
    </p>
  )
}

function ColumnNames() {
  return (
    <div className={classes(ROW_GRID, 'pr-4 pl-12 text-ink-muted text-xs max-sm:hidden')}>
      <span>Mercado</span>
      <span className="text-right">Prob.</span>
      <span>
        <Term id="pooled">Régua</Term>
      </span>
      <span className="text-right">
        <Term id="fairOdd">Justa</Term>
      </span>
      <span>Melhor odd</span>
      <span>
        <Term id="edge" /> e <Term id="kelly" />
      </span>
    </div>
  )
}

function NothingPasses({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      level="h3"
      title="Nenhum mercado passa por este filtro"
      action={
        <Button variant="secondary" onClick={onReset}>
          Voltar ao filtro inicial
        </Button>
      }
    >
      Baixe a probabilidade mínima ou marque mais grupos.
    </EmptyState>
  )
}
