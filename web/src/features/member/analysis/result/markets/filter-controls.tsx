import { MARKET_GROUPS } from '@prancheta/core/markets/market.ts'
import { Slider } from '#ui/forms/slider.tsx'
import { Checkbox } from '#ui/forms/toggles.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { type MarketFilter, QUICK_THRESHOLDS, THRESHOLD, withGroup } from './market-filter.ts'

type Props = { filter: MarketFilter; onChange: (filter: MarketFilter) => void }

/** The specification's filter. While everything is shown, its parts rest, since they change nothing. */
export function FilterControls({ filter, onChange }: Props) {
  const { minPct, groups, showsAll } = filter
  return (
    <div className="grid gap-4">
      <Slider
        label="Probabilidade mínima"
        {...THRESHOLD}
        value={minPct}
        format={(value) => `${value}%`}
        disabled={showsAll}
        onValueChange={(next) => onChange({ ...filter, minPct: next })}
      />
      <fieldset className="grid grid-cols-4 gap-1.5">
        <legend className="sr-only">Probabilidade mínima, atalhos</legend>
        {QUICK_THRESHOLDS.map((pct) => (
          <Button
            key={pct}
            variant={pct === minPct ? 'primary' : 'secondary'}
            size="sm"
            className="px-0"
            aria-pressed={pct === minPct}
            disabled={showsAll}
            onClick={() => onChange({ ...filter, minPct: pct })}
          >
            {pct}%
          </Button>
        ))}
      </fieldset>
      <fieldset>
        <legend className="font-semibold text-sm">Grupos</legend>
        {MARKET_GROUPS.map((group) => (
          <Checkbox
            key={group}
            checked={groups.has(group)}
            disabled={showsAll}
            onCheckedChange={(isTicked) => onChange(withGroup(filter, group, isTicked))}
          >
            {group}
          </Checkbox>
        ))}
      </fieldset>
      <div className="border-line border-t pt-2">
        <Checkbox checked={showsAll} onCheckedChange={(isTicked) => onChange({ ...filter, showsAll: isTicked })}>
          Mostrar todos os mercados (ignorar filtros)
        </Checkbox>
      </div>
    </div>
  )
}
