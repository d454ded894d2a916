import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { Card } from '#ui/primitives/card.tsx'
import { TEAMS_HEADING } from '../go-to.ts'
import { PartHeading } from '../part-heading.tsx'
import { ExpectedPicture } from '../pictures/expected-picture.tsx'
import { FormPicture } from '../pictures/form-picture.tsx'
import { WeatherCard } from './weather-card.tsx'

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
