import type { MatchContext } from '@prancheta/contract/fixtures/routes.ts'
import { CloudRain, Cloudy, Sun, Wind } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { cssPercent, formatCount, formatDecimal } from '#lib/format/format.ts'
import { Card } from '#ui/primitives/card.tsx'
import { Term } from '#ui/product/term.tsx'
import { PartHeading, Picture, TEAMS_HEADING } from '../part-frame.tsx'
import { FormPicture } from '../pictures/form-picture.tsx'

/** The two clubs: what is expected of them, how they come, and what the day will be like. */
export function TeamsSection({ analysis }: { analysis: ShownAnalysis }) {
  const { fixture, context, teamAnalysis } = analysis
  return (
    <section aria-labelledby={TEAMS_HEADING} className="grid gap-4">
      <PartHeading id={TEAMS_HEADING} title="Times" />
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <ExpectedPicture analysis={analysis} />
        <FormPicture club={fixture.homeName} last={context.homeTeamLastMatches} />
        <FormPicture club={fixture.awayName} last={context.awayTeamLastMatches} />
        <Card title="Análise dos times" className="lg:col-span-2">
          <p className="max-w-[75ch] whitespace-pre-line break-words text-sm">{teamAnalysis}</p>
        </Card>
        <WeatherCard weather={context.weather} />
      </div>
    </section>
  )
}

/** From here an umbrella is a fair guess. */
const RAIN_LIKELY_PCT = 50

function WeatherCard({ weather }: { weather: MatchContext['weather'] }) {
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

/** What the model expects of each side: goals, corners and cards, the sides against each other. */
function ExpectedPicture({ analysis }: { analysis: ShownAnalysis }) {
  const { expectedGoals, expectedCorners, expectedCards, context, fixture } = analysis
  return (
    <Picture
      title={
        <>
          <Term id="expectedGoals" />, escanteios e cartões
        </>
      }
      summary={expectedWords(analysis)}
    >
      <p className="mb-2 flex justify-between gap-4 text-xs">
        <span className="min-w-0 break-words font-semibold">{fixture.homeName}</span>
        <span className="min-w-0 break-words text-right font-semibold">{fixture.awayName}</span>
      </p>
      <div className="grid gap-4">
        <Duel name="Gols" sides={expectedGoals} places={2} league={context.leagueAverages?.averageGoalsPerMatch} />
        <Duel name="Escanteios" sides={expectedCorners} places={1} league={context.leagueAverages?.averageCorners} />
        <Duel name="Cartões" sides={expectedCards} places={1} league={context.leagueAverages?.averageCards} />
      </div>
    </Picture>
  )
}

type DuelProps = {
  name: string
  sides: { home: number; away: number } | null
  places: number
  league: number | null | undefined
}

function Duel({ name, sides, places, league }: DuelProps) {
  if (!sides) return <p className="text-ink-muted text-sm">{name}: o campeonato não tem dados para uma estimativa.</p>
  const total = sides.home + sides.away
  const homeShare = total > 0 ? sides.home / total : 0.5
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="figures text-xl">{formatDecimal(sides.home, places)}</span>
        <span className="text-center text-ink-muted text-xs">
          {name}: {formatDecimal(total, places)}
          {league != null && ` (campeonato ${formatDecimal(league, places)})`}
        </span>
        <span className="figures text-xl">{formatDecimal(sides.away, places)}</span>
      </p>
      <span aria-hidden="true" className="mt-1 flex h-2.5 gap-0.5">
        <span className="rounded-l-full bg-chart-1" style={{ width: cssPercent(homeShare) }} />
        <span className="flex-1 rounded-r-full bg-chart-3" />
      </span>
    </div>
  )
}

function expectedWords({ expectedGoals: { home, away }, fixture }: ShownAnalysis): string {
  const goals = `${formatDecimal(home, 2)} a ${formatDecimal(away, 2)}`
  if (Math.abs(home - away) < 0.1) return `O modelo espera um jogo parelho: ${goals} gols.`
  const stronger = home > away ? fixture.homeName : fixture.awayName
  return `O modelo vê mais força em ${stronger}: ${goals} gols.`
}
