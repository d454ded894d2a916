import type { MatchContext } from '@prancheta/contract/fixtures/context.ts'
import {
  CloudFog,
  CloudLightning,
  CloudRain,
  CloudSnow,
  CloudSun,
  Cloudy,
  type LucideIcon,
  Sun,
  Wind,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '#lib/format/format.ts'
import { Card } from '#ui/primitives/card.tsx'

/** What the day will be like where they play. */
export function WeatherCard({ weather }: { weather: MatchContext['weather'] }) {
  if (!weather) {
    return (
      <Card title="Clima no início da partida">
        <p className="text-ink-muted text-sm">Sem previsão para esta partida.</p>
      </Card>
    )
  }
  const { condition, minTemp, maxTemp, chanceOfRain, wind } = weather
  const Icon = weatherIcon(condition, chanceOfRain)
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

/** From here an umbrella is a fair guess. */
const RAIN_LIKELY_PCT = 50

/** The words of our sources, from the worst to the best: 'Trovoada com granizo' is first of all a storm. */
const ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/trovoada/i, CloudLightning],
  [/neve(?!lo)|granizo/i, CloudSnow],
  [/chuva|garoa|pancada/i, CloudRain],
  [/nevoeiro|neblina/i, CloudFog],
  [/parcialmente/i, CloudSun],
  [/nublado|encoberto/i, Cloudy],
  [/limpo|sol/i, Sun],
]

/** A picture of what the words say; of the chance of rain where they say nothing that we know. */
export function weatherIcon(condition: string | null, rainPct: number | null): LucideIcon {
  const said = condition === null ? undefined : ICONS.find(([words]) => words.test(condition))?.[1]
  return said ?? ((rainPct ?? 0) >= RAIN_LIKELY_PCT ? CloudRain : Cloudy)
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
