import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import type { ReactNode } from 'react'
import { formatTime } from '#lib/format/format.ts'
import { Badge, type Tone } from '#ui/primitives/badge.tsx'

const STATES: Record<Exclude<FixtureView['state'], 'scheduled'>, { word: string; tone: Tone }> = {
  live: { word: 'Ao vivo', tone: 'info' },
  finished: { word: 'Encerrado', tone: 'neutral' },
  postponed: { word: 'Adiado', tone: 'warn' },
  cancelled: { word: 'Cancelado', tone: 'warn' },
  abandoned: { word: 'Interrompido', tone: 'warn' },
}

type Props = {
  game: FixtureView
  /** Its row, from 0, and how many there are: listeners are told, since not all of them are in the page. */
  place: { row: number; of: number }
  /** Of the radio buttons of this list. */
  group: string
  isChosen: boolean
  onChoose: (fixtureId: number) => void
  renderAction: ((game: FixtureView) => ReactNode) | undefined
}

/** One game of the list: a radio button as wide as its row, and beside it whatever else can be done with the game. */
export function GameRow({ game, place, group, isChosen, onChoose, renderAction }: Props) {
  return (
    <li
      className="absolute inset-x-0 flex h-(--row) items-stretch border-line not-last:border-b"
      style={{ top: `calc(${place.row} * var(--row))` }}
    >
      <label className="flex min-w-0 flex-1 cursor-pointer items-center gap-3 px-3 transition-colors hover:bg-surface-sunken has-[:checked]:bg-brand-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brand has-[:focus-visible]:-outline-offset-2">
        <input
          type="radio"
          name={group}
          checked={isChosen}
          onChange={() => onChoose(game.fixtureId)}
          aria-setsize={place.of}
          aria-posinset={place.row + 1}
          className="size-4.5 shrink-0 accent-brand outline-none"
        />
        <span className="figures w-11 shrink-0 text-center text-sm">{timeOf(game)}</span>
        <Names game={game} />
        {game.state !== 'scheduled' && <GameState state={game.state} score={game.score} />}
      </label>
      {renderAction && <div className="flex shrink-0 items-center pr-2">{renderAction(game)}</div>}
    </li>
  )
}

/** Below each other on a phone, on one line where there is room. */
function Names({ game }: { game: FixtureView }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="font-semibold text-sm sm:flex sm:gap-1.5">
        <bdi className="block truncate">{game.homeName}</bdi>
        <span className="sr-only font-normal text-ink-muted sm:not-sr-only"> x </span>
        <bdi className="block truncate">{game.awayName}</bdi>
      </span>
      <span className="sr-only">, </span>
      <span className="block truncate text-ink-muted text-xs">{game.leagueName}</span>
    </span>
  )
}

function timeOf({ isTimeKnown, dateUTC }: FixtureView): ReactNode {
  if (isTimeKnown) return formatTime(new Date(dateUTC))
  return <span className="font-normal text-ink-muted text-xs">A definir</span>
}

function GameState({ state, score }: { state: keyof typeof STATES; score: FixtureView['score'] }) {
  const { word, tone } = STATES[state]
  return (
    <span className="flex shrink-0 flex-col items-end gap-1 sm:flex-row-reverse sm:items-center sm:gap-2">
      <Badge tone={tone}>{word}</Badge>
      {score && (
        <span className="figures whitespace-nowrap text-sm">
          {score.home} x {score.away}
        </span>
      )}
    </span>
  )
}
