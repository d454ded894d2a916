import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { formatDate, formatGrade, formatTime } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { Badge, type Tone } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { type ConfidenceLevel, confidenceLevel } from './confidence-level.ts'
import { COMBOS_HEADING, goTo, MARKETS_HEADING, SOURCES_HEADING, STUDY_HEADING, TEAMS_HEADING } from './go-to.ts'

/** Which match this is; on a phone it stays in sight while one reads. */
export function MatchBar({ analysis, titleId }: { analysis: ShownAnalysis; titleId: string }) {
  const { fixture, league } = analysis
  const kickOff = new Date(fixture.dateUTC)
  const when = fixture.isTimeKnown ? `${formatDate(kickOff)}, ${formatTime(kickOff)}` : formatDate(kickOff)
  return (
    <header className="sticky top-16 z-20 -mx-4 border-line border-b bg-surface/95 px-4 py-2.5 backdrop-blur-sm sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:border-0 lg:px-0 lg:py-0">
      <h2 id={titleId} tabIndex={-1} className="headline line-clamp-2 break-words text-lg outline-none lg:text-2xl">
        {fixture.homeName} <span className="text-ink-muted">×</span> {fixture.awayName}
      </h2>
      <p className="truncate text-ink-muted text-xs lg:text-sm">
        {when} · {league}
        {fixture.venue && <span className="max-sm:hidden"> · {fixture.venue}</span>}
      </p>
    </header>
  )
}

const LEVELS: Record<ConfidenceLevel, { word: string; tone: Tone; Icon: typeof CircleCheck }> = {
  strong: { word: 'Confiança forte', tone: 'good', Icon: CircleCheck },
  medium: { word: 'Confiança média', tone: 'warn', Icon: CircleDashed },
  weak: { word: 'Confiança fraca', tone: 'bad', Icon: CircleAlert },
}

const PARTS = [
  { id: MARKETS_HEADING, name: 'Mercados' },
  { id: COMBOS_HEADING, name: 'Combinadas' },
  { id: STUDY_HEADING, name: 'Imagens' },
  { id: TEAMS_HEADING, name: 'Times' },
  { id: SOURCES_HEADING, name: 'Fontes' },
]

/** How far to trust it, at a glance. */
export function MatchBadges({ analysis: { confidence, isDemo } }: { analysis: ShownAnalysis }) {
  const { word, tone, Icon } = LEVELS[confidenceLevel(confidence)]
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
        {word}: {formatGrade(confidence / 10)}/10
      </Badge>
      {isDemo && <Badge tone="info">Demonstração</Badge>}
    </p>
  )
}

/** The ways to the evidence: beside the badges on a desk, under the answer on a phone. */
export function PartLinks({ className }: { className: string }) {
  return (
    <nav aria-label="Partes da análise" className={classes('-mx-1.5 flex flex-wrap sm:-mx-3', className)}>
      {PARTS.map(({ id, name }) => (
        <Button key={id} variant="ghost" size="sm" className="max-sm:px-1.5" onClick={() => goTo(id)}>
          {name}
        </Button>
      ))}
    </nav>
  )
}
