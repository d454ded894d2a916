import { resultWords } from '@prancheta/contract/analysis/result-words.ts'
import { ArrowLeftRight, CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { formatConfidence, formatDate, formatDateTime, formatTime } from '#lib/format/format.ts'
import { Badge, type Tone } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Crest } from '#ui/product/crest.tsx'
import { PARTS } from './parts.ts'
import { useResultBoard } from './result-board.ts'

/** Which match this is, and the ways to its parts: both stay in sight while one reads. */
export function MatchBar({ fixture, titleId }: { fixture: ShownAnalysis['fixture']; titleId: string }) {
  const { homeId, homeName, homeLogo, awayId, awayName, awayLogo } = fixture
  return (
    <div className="sticky top-16 z-20 -mx-4 border-line border-b bg-surface/95 px-4 pt-1.5 backdrop-blur-sm sm:-mx-6 sm:px-6 lg:mx-0 lg:flex lg:items-center lg:justify-between lg:gap-6 lg:px-0 lg:py-1.5">
      <h2
        id={titleId}
        tabIndex={-1}
        className="headline flex min-w-0 flex-wrap items-center gap-x-2 text-base outline-none lg:text-xl"
      >
        <Crest clubId={homeId} name={homeName} picture={homeLogo} className="lg:size-7" />
        <bdi className="min-w-0 break-words">{homeName}</bdi>
        <span className="text-ink-muted">×</span>
        <Crest clubId={awayId} name={awayName} picture={awayLogo} className="lg:size-7" />
        <bdi className="min-w-0 break-words">{awayName}</bdi>
      </h2>
      <PartLinks />
    </div>
  )
}

/** When and where, and how far to trust the answer, at a glance. */
export function MatchFacts({ analysis }: { analysis: ShownAnalysis }) {
  const { fixture, league } = analysis
  const kickOff = new Date(fixture.dateUTC)
  const when = fixture.isTimeKnown ? `${formatDate(kickOff)}, ${formatTime(kickOff)}` : formatDate(kickOff)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-ink-muted text-sm">
        {when} · <bdi>{league}</bdi>
        {fixture.venue && <span className="max-sm:hidden"> · {fixture.venue}</span>}
      </p>
      <MatchBadges analysis={analysis} />
    </div>
  )
}

const LEVELS: Record<ConfidenceLevel, { word: string; tone: Tone; Icon: typeof CircleCheck }> = {
  strong: { word: 'Confiança forte', tone: 'good', Icon: CircleCheck },
  medium: { word: 'Confiança média', tone: 'warn', Icon: CircleDashed },
  weak: { word: 'Confiança fraca', tone: 'bad', Icon: CircleAlert },
}

function MatchBadges({ analysis: { confidence, isDemo } }: { analysis: ShownAnalysis }) {
  const { word, tone, Icon } = LEVELS[confidenceLevel(confidence)]
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
        {word}: {formatConfidence(confidence)}
      </Badge>
      {isDemo && <Badge tone="info">Demonstração</Badge>}
    </p>
  )
}

/** On a phone they stand in one line that can be pushed aside. */
function PartLinks() {
  const { openPart, goToPart } = useResultBoard()
  return (
    <nav
      aria-label="Partes da análise"
      data-print="hide"
      className="-mx-4 flex shrink-0 justify-between overflow-x-auto px-2 [scrollbar-width:none] sm:mx-0 sm:justify-start sm:px-0"
    >
      {PARTS.map(({ id, name }) => (
        <Button
          key={id}
          variant="ghost"
          size="sm"
          className="shrink-0 max-lg:aria-[current]:text-brand max-sm:px-1 max-sm:text-xs"
          aria-current={openPart === id ? 'true' : undefined}
          onClick={() => goToPart(id)}
        >
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

/** What must be known before reading: the game has begun, or something moved since the last look. Nothing moved is no news. */
export function Notices({ analysis }: { analysis: ShownAnalysis }) {
  const { hasStarted, changes } = analysis
  const moved = changes !== null && changes.items.length > 0 ? changes : null
  if (!hasStarted && !moved) return null
  return (
    <div className="grid gap-3">
      {hasStarted && (
        <Notice icon={<Clock aria-hidden="true" />} title={startedWords(analysis)}>
          <p>Usamos só o que se sabia antes do início. As odds são as últimas conhecidas antes dele.</p>
        </Notice>
      )}
      {moved && (
        <Notice
          icon={<ArrowLeftRight aria-hidden="true" />}
          title={`O que mudou desde ${formatDateTime(new Date(moved.since))}`}
        >
          <ul className="list-disc space-y-1 pl-4">
            {moved.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

function startedWords({ fixture: { state, score, homeName, awayName } }: ShownAnalysis): string {
  if (state !== 'finished') return resultWords.hasBegun
  if (!score) return resultWords.isOver
  return `${resultWords.isOver}: ${homeName} ${score.home} × ${score.away} ${awayName}`
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
