import type { PublicLogRecord } from '@prancheta/contract/public-log/routes.ts'
import { cssPercent, formatChanceWhole, formatCount, formatMatchDate } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Section } from '#ui/product/public-page.tsx'

type Latest = PublicLogRecord['latest'][number]

/** The newest matches as they were told: three chances, and which of them came. */
export function LatestGames({ latest }: { latest: readonly Latest[] }) {
  if (latest.length === 0) return null
  return (
    <Section
      eyebrow="Um por um"
      title="Os últimos jogos encerrados"
      lead="As chances da última previsão antes do início. A parte cheia da barra é o que aconteceu."
    >
      <ul className="grid gap-3 lg:grid-cols-2">
        {latest.map((game) => (
          <li key={game.game} className="rounded-card border border-line bg-surface-raised p-4">
            <GameRow game={game} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function GameRow({ game }: { game: Latest }) {
  const { home, away, league, kickOff, goals, chances, recommended, entry } = game
  const came = goals.home > goals.away ? 'home' : goals.home === goals.away ? 'draw' : 'away'
  const parts = [
    { id: 'home', name: home, chance: chances.home },
    { id: 'draw', name: 'Empate', chance: chances.draw },
    { id: 'away', name: away, chance: chances.away },
  ]
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="break-words font-semibold">
            <bdi>{home}</bdi> <span className="text-ink-muted">x</span> <bdi>{away}</bdi>
          </p>
          <p className="text-ink-muted text-xs">
            <bdi>{league}</bdi> · <time dateTime={kickOff}>{formatMatchDate(new Date(kickOff))}</time>
          </p>
        </div>
        <p className="figures shrink-0 text-xl">
          {goals.home} <span className="text-ink-muted">–</span> {goals.away}
        </p>
      </div>
      <div aria-hidden="true" className="mt-3 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ id, chance }) => (
          <span
            key={id}
            className={classes('h-full', id === came ? 'bg-brand' : 'bg-line')}
            style={{ width: cssPercent(chance) }}
          />
        ))}
      </div>
      <dl className="mt-2 grid grid-cols-3 gap-3 text-xs">
        {parts.map(({ id, name, chance }) => (
          <div key={id} className={classes('min-w-0', id === 'draw' && 'text-center', id === 'away' && 'text-right')}>
            <dt className="break-words text-ink-muted">
              <bdi>{name}</bdi>
            </dt>
            <dd className={classes('figures text-sm', id === came && 'text-brand')}>
              {formatChanceWhole(chance)}
              {id === came && <span className="sr-only"> (aconteceu)</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap items-center justify-between gap-2 border-line border-t pt-2 text-ink-muted text-xs">
        <span>Entrada {formatCount(entry)} do registro</span>
        {recommended && <Badge tone={TONES[recommended]}>Recomendação: {ENDS[recommended]}</Badge>}
      </p>
    </>
  )
}

type End = NonNullable<Latest['recommended']>
const ENDS: Record<End, string> = {
  won: 'green',
  half_won: 'meio green',
  push: 'devolvida',
  half_lost: 'meio red',
  lost: 'red',
  void: 'anulada',
}
const TONES: Record<End, 'good' | 'bad' | 'neutral'> = {
  won: 'good',
  half_won: 'good',
  push: 'neutral',
  half_lost: 'bad',
  lost: 'bad',
  void: 'neutral',
}
