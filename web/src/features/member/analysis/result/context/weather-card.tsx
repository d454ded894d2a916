import type { MatchContext } from '@prancheta/contract/fixtures/routes.ts'
import { CloudRain, Cloudy, Sun, Wind } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '#lib/format/format.ts'
import { Card } from '#ui/primitives/card.tsx'

/** From here an umbrella is a fair guess. */
const RAIN_LIKELY_PCT = 50

export function WeatherCard({ weather }: { weather: MatchContext['weather'] }) {
  if (!weather) {
    return (
      <Card title="Clima no início da partida">
        <p className="text-ink-muted text-sm">Sem previsão para esta partida.</p>
      </Card>
    )
  }
  const { condition, minTemp, maxTemp, chanceOfRain, wind } = weather
  const Icon = (chanceOfRain ?? 0) >= RAIN_LIKELY_PCT ? CloudRain : (chanceOfRain ?? 0) > 0 ? Cloudy : Sun
  return (
    <Card title="Clima no início da partida">
      <p className="flex items-center gap-3 font-medium">
        <Icon aria-hidden="true" className="size-7 text-info" />
        {condition ?? 'Condição não informada'}
      </p>
      <dl className="mt-4 grid grid-cols-3 gap-3">
        <Reading name="Temperatura" value={temperature(minTemp, maxTemp)} />
        <Reading name="Chuva" value={chanceOfRain === null ? null : `${formatCount(chanceOfRain)}%`} />
        <Reading
          name="Vento"
          value={wind === null ? null : `${formatCount(wind)} km/h`}
          icon={<Wind aria-hidden="true" className="size-3.5" />}
        />
      </dl>
      <p className="mt-4 text-ink-muted text-xs">O clima é contexto: não muda as probabilidades.</p>
    </Card>
  )
}

function temperature(min: number | null, max: number | null): string | null {
  if (min === null || max === null) return null
  return `${formatCount(min)} a ${formatCount(max)} °C`
}

function Reading({ name, value, icon }: { name: string; value: string | null; icon?: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-1 text-ink-muted text-xs">
        {icon}
        {name}
      </dt>
      <dd className="figures mt-0.5 text-base">{value ?? 'sem dado'}</dd>
    </div>
  )
}
