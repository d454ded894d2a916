import { ArrowLeftRight, CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { formatDate, formatDateTime, formatGrade, formatTime } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { Badge, type Tone } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { COMBOS_HEADING, goTo, MARKETS_HEADING, SOURCES_HEADING, STUDY_HEADING, TEAMS_HEADING } from './part-frame.tsx'

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

type ConfidenceLevel = 'strong' | 'medium' | 'weak'

/** The specification's steps for an analysis: 75 and above strong, 60 and above medium, lower weak. */
export function confidenceLevel(points: number): ConfidenceLevel {
  if (points >= 75) return 'strong'
  return points >= 60 ? 'medium' : 'weak'
}

/** What must be known before reading: the game has begun, or something moved since the last look. */
export function Notices({ analysis }: { analysis: ShownAnalysis }) {
  const { hasStarted, changes } = analysis
  if (!hasStarted && !changes) return null
  return (
    <div className="grid gap-3">
      {hasStarted && (
        <Notice icon={<Clock aria-hidden="true" />} title={startedWords(analysis)}>
          <p>Usamos só o que se sabia antes do início. As odds são as últimas conhecidas antes dele.</p>
        </Notice>
      )}
      {changes && (
        <Notice
          icon={<ArrowLeftRight aria-hidden="true" />}
          title={`O que mudou desde ${formatDateTime(new Date(changes.since))}`}
        >
          {changes.items.length === 0 ? (
            <p>Nada que pese na decisão.</p>
          ) : (
            <ul className="list-disc space-y-1 pl-4">
              {changes.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  )
}

function startedWords({ fixture: { state, score, homeName, awayName } }: ShownAnalysis): string {
  if (state !== 'finished') return 'A partida já começou'
  if (!score) return 'A partida já terminou'
  return `A partida já terminou: ${homeName} ${score.home} × ${score.away} ${awayName}`
}

function Notice({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="flex gap-3 rounded-card border border-line bg-info-soft p-4 text-sm [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-info">
      {icon}
      <div className="min-w-0">
        <h3 className="break-words font-semibold">{title}</h3>
        <div className="mt-1">{children}</div>
      </div>
    </section>
  )
}
