import type { FixtureView } from '@prancheta/contract/fixtures.ts'
import { memo, type ReactNode } from 'react'
import { formatTime } from '#lib/format.ts'
import { Badge, type Tone } from '#ui/badge.tsx'

const STATES: Record<Exclude<FixtureView['state'], 'scheduled'>, { word: string; tone: Tone }> = {
  live: { word: 'Ao vivo', tone: 'info' },
  finished: { word: 'Encerrado', tone: 'neutral' },
  postponed: { word: 'Adiado', tone: 'warn' },
  cancelled: { word: 'Cancelado', tone: 'warn' },
  abandoned: { word: 'Interrompido', tone: 'warn' },
}

type Props = {
  game: FixtureView
  /** Of the radio buttons of this list. */
  group: string
  isChosen: boolean
  renderAction: ((game: FixtureView) => ReactNode) | undefined
}

/** Choices bubble up to the list: one listener there instead of one a row, and a choice draws two rows anew, not all. */
const heardByTheList = () => {}

/** One game of the list: a radio button as wide as its row, and beside it whatever else can be done with the game. */
export const GameRow = memo(function GameRow({ game, group, isChosen, renderAction }: Props) {
  return (
    <li className="flex items-stretch border-line border-b [contain-intrinsic-size:auto_4.75rem] [content-visibility:auto] last:border-b-0">
      <label className="relative flex min-h-19 min-w-0 flex-1 cursor-pointer items-center gap-3 px-3 py-2 transition-colors hover:bg-surface-sunken has-[:checked]:bg-brand-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brand has-[:focus-visible]:-outline-offset-2">
        <input
          type="radio"
          name={group}
          checked={isChosen}
          value={game.fixtureId}
          onChange={heardByTheList}
          className="size-4.5 shrink-0 accent-brand outline-none"
        />
        <span className="figures w-11 shrink-0 text-center text-sm">{timeOf(game)}</span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold text-sm">
            <bdi>{game.homeName}</bdi>
            <span className="sr-only"> x </span>
          </span>
          <span className="block truncate font-semibold text-sm">
            <bdi>{game.awayName}</bdi>
            <span className="sr-only">, </span>
          </span>
          <span className="block truncate text-ink-muted text-xs">{game.leagueName}</span>
        </span>
        {game.state !== 'scheduled' && <GameState state={game.state} score={game.score} />}
      </label>
      {renderAction && <div className="flex shrink-0 items-center pr-2">{renderAction(game)}</div>}
    </li>
  )
})

function timeOf({ isTimeKnown, dateUTC }: FixtureView): ReactNode {
  if (isTimeKnown) return formatTime(new Date(dateUTC))
  return <span className="font-normal text-ink-muted text-xs">A definir</span>
}

function GameState({ state, score }: { state: keyof typeof STATES; score: FixtureView['score'] }) {
  const { word, tone } = STATES[state]
  return (
    <span className="flex shrink-0 flex-col items-end gap-1">
      <Badge tone={tone}>{word}</Badge>
      {score && (
        <span className="figures text-sm">
          {score.home} x {score.away}
        </span>
      )}
    </span>
  )
}
