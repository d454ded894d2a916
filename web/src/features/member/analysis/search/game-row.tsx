import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '#lib/page/classes.ts'
import { Crest } from '#ui/product/crest.tsx'

const STATES: Record<Exclude<FixtureView['state'], 'scheduled'>, { word: string; look: string }> = {
  live: { word: 'Ao vivo', look: 'font-semibold text-info' },
  finished: { word: 'Encerrado', look: 'text-ink-muted' },
  postponed: { word: 'Adiado', look: 'text-warn' },
  cancelled: { word: 'Cancelado', look: 'text-warn' },
  abandoned: { word: 'Interrompido', look: 'text-warn' },
}
/** Either costs nothing of the month any more. */
const MARKS = { analysed: 'Já analisada', counted: 'Já contada' } as const

type Props = {
  game: FixtureView
  /** Where it is drawn, its number from 0, and how many there are: listeners are told, since not all are in the page. */
  place: { top: string; at: number; of: number }
  /** Of the radio buttons of this list. */
  group: string
  mark: keyof typeof MARKS | null
  isChosen: boolean
  onChoose: (fixtureId: number) => void
  renderAction: ((game: FixtureView) => ReactNode) | undefined
}

/** One game of the list: a radio button as large as its row, and beside it whatever else can be done with the game. */
export function GameRow({ game, place, group, mark, isChosen, onChoose, renderAction }: Props) {
  const { score } = game
  return (
    <li
      data-line="game"
      className="absolute inset-x-0 flex h-(--row) items-stretch border-line border-b has-[:checked]:bg-brand-soft has-[:checked]:shadow-[inset_3px_0_0_var(--brand)]"
      style={{ top: place.top }}
    >
      <label className="relative flex min-w-0 flex-1 cursor-pointer items-center gap-2 py-1 pr-1 pl-3 transition-colors hover:not-has-[:checked]:bg-surface-sunken has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brand has-[:focus-visible]:-outline-offset-2">
        <input
          type="radio"
          name={group}
          checked={isChosen}
          onChange={() => onChoose(game.fixtureId)}
          aria-setsize={place.of}
          aria-posinset={place.at + 1}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        <span className="grid min-w-0 flex-1">
          <Side clubId={game.homeId} name={game.homeName} picture={game.homeLogo} goals={score?.home} />
          <span className="sr-only"> x </span>
          <Side clubId={game.awayId} name={game.awayName} picture={game.awayLogo} goals={score?.away} />
        </span>
        <State game={game} mark={mark} isChosen={isChosen} />
      </label>
      {renderAction && <div className="flex shrink-0 items-center pr-1">{renderAction(game)}</div>}
    </li>
  )
}

type SideProps = { clubId: number; name: string; picture: string | null; goals: number | undefined }

function Side({ clubId, name, picture, goals }: SideProps) {
  return (
    <span className="flex h-7.5 items-center gap-2">
      <Crest clubId={clubId} name={name} picture={picture} />
      <bdi className={classes('min-w-0 flex-1 font-semibold', fitted(name))}>{name}</bdi>
      {goals !== undefined && <span className="figures text-base">{goals}</span>}
    </span>
  )
}

/** At the right edge: what the game is doing, and what it costs. As wide as its longest word, so that scores stand in a column. */
function State({ game: { state, leagueName }, mark, isChosen }: Pick<Props, 'game' | 'mark' | 'isChosen'>) {
  const isPlain = state === 'scheduled' && mark === null
  return (
    <span className={classes('flex shrink-0 flex-col items-end gap-0.5 text-right text-xs', !isPlain && 'min-w-18')}>
      <span className="sr-only">, {leagueName}</span>
      {isChosen && <CircleCheck aria-hidden="true" className="size-5 text-brand" />}
      {state !== 'scheduled' && <span className={STATES[state].look}>{STATES[state].word}</span>}
      {mark && <span className="text-good">{MARKS[mark]}</span>}
    </span>
  )
}

/** Letters that fit beside a crest on a phone; narrow ones take three quarters of the room. */
const LETTERS = 20
const NARROW = 1.33

/** Nothing is cut: a name is set narrower, or in two small lines of the same height, before it runs out of room. */
export function fitted(name: string, letters = LETTERS): string {
  if (name.length <= letters) return 'text-sm'
  if (name.length <= letters * NARROW) return 'text-sm [font-stretch:78%]'
  return 'text-xs leading-[0.9375rem] [font-stretch:78%] [overflow-wrap:anywhere] line-clamp-2'
}
