import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { Card } from '#ui/primitives/card.tsx'
import { PartFrame } from '../part-frame.tsx'
import { FormPicture } from '../pictures/form-picture.tsx'
import { ExpectedPicture } from './expected-picture.tsx'
import { LeagueTable } from './league-table.tsx'
import { Meetings } from './meetings.tsx'
import { WeatherCard } from './weather-card.tsx'

/** The two clubs: what is expected of them, how they come, where they stand, and what the day will be like. */
export function TeamsSection({ analysis }: { analysis: ShownAnalysis }) {
  const { fixture, context, teamAnalysis } = analysis
  return (
    <PartFrame id="resultado-times" title="Times" className="items-start lg:grid-cols-3">
      <ExpectedPicture analysis={analysis} />
      <FormPicture club={fixture.homeName} last={context.homeTeamLastMatches} />
      <FormPicture club={fixture.awayName} last={context.awayTeamLastMatches} />
      <LeagueTable analysis={analysis} />
      <Meetings analysis={analysis} />
      <div className="grid gap-4">
        <WeatherCard weather={context.weather} />
        <Card title="Análise dos times">
          <p className="max-w-[75ch] whitespace-pre-line break-words text-sm">{teamAnalysis}</p>
        </Card>
      </div>
    </PartFrame>
  )
}
