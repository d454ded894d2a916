import { boardWords } from '@prancheta/contract/board/words.ts'
import { Star } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import {
  formatChance,
  formatConfidence,
  formatDecimal,
  formatEdge,
  formatOdd,
  formatRelative,
  formatTime,
  UNKNOWN,
} from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Crest } from '#ui/product/crest.tsx'
import type { BoardLine } from './arrange-board.ts'
import type { BoardView } from './board-view.ts'
import { shortAge } from './board-words.ts'
import { ChanceBars } from './chance-bars.tsx'
import { LabelBadge } from './label-badge.tsx'
import { Sparkline } from './sparkline.tsx'

type Props = {
  line: BoardLine
  view: BoardView
  row: number
  isOpen: boolean
  tabIndex: number
  onPress: () => void
  /** Stands where the value's columns would. */
  children: ReactNode
}

const CELL = 'border-line border-b px-2 py-1'

/** A game in one line. The whole line opens its details. */
export function BoardRow({ line: { game, offer, label }, view, row, isOpen, tabIndex, onPress, children }: Props) {
  const { forecast } = game
  return (
    <tr
      data-row={row}
      tabIndex={tabIndex}
      aria-level={1}
      aria-rowindex={row + 2}
      aria-expanded={isOpen}
      onClick={onPress}
      className={classes(
        'cursor-pointer align-middle -outline-offset-2 hover:bg-surface-sunken focus-visible:bg-surface-sunken',
        isOpen && 'bg-surface-sunken',
      )}
    >
      <td className={classes(CELL, 'figures')}>
        {game.isTimeKnown ? formatTime(new Date(game.dateUTC)) : 'a definir'}
      </td>
      <th scope="row" className={classes(CELL, 'text-left font-normal')}>
        <Clubs game={game} />
      </th>
      <td className={CELL}>{forecast ? <ChanceBars chances={forecast.chances} /> : <Unknown />}</td>
      <Figure value={forecast && formatDecimal(forecast.goals, 1)} />
      <Figure value={forecast && formatChance(forecast.over25)} />
      <Figure value={forecast && formatChance(forecast.bothScore)} />
      {view.seesValue ? <ValueCells offer={offer} now={view.now} /> : children}
      <td className={classes(CELL, 'text-right')}>
        <LabelBadge label={label} state={game.state} />
      </td>
    </tr>
  )
}

const Unknown = () => <span className="text-ink-muted">{UNKNOWN}</span>

function Figure({ value, look }: { value: string | null; look?: string }) {
  return <td className={classes(CELL, 'figures text-right', look)}>{value ?? <Unknown />}</td>
}

function Clubs({ game }: Pick<BoardLine, 'game'>) {
  return (
    <>
      <Club clubId={game.homeId} name={game.homeName} picture={game.homeLogo} />
      <span className="sr-only"> x </span>
      <Club clubId={game.awayId} name={game.awayName} picture={game.awayLogo} />
      <span className="flex items-center gap-1 text-ink-muted text-xs">
        <bdi className="min-w-0 [font-stretch:85%]">{game.leagueName}</bdi>
        {game.isFavourite && (
          <>
            <Star aria-hidden="true" className="size-3 shrink-0 fill-accent text-accent" />
            <span className="sr-only">, favorito</span>
          </>
        )}
      </span>
    </>
  )
}

type ClubProps = { clubId: number; name: string; picture: string | null }

function Club({ clubId, name, picture }: ClubProps) {
  return (
    <span className="flex items-center gap-1.5">
      <Crest clubId={clubId} name={name} picture={picture} className="size-4" />
      <bdi className="min-w-0 font-semibold text-sm leading-tight [overflow-wrap:anywhere]">{name}</bdi>
    </span>
  )
}

function ValueCells({ offer, now }: Pick<BoardLine, 'offer'> & { now: Date }) {
  if (!offer)
    return (
      <>
        <td className={CELL}>
          <Unknown />
        </td>
        <Figure value={null} />
        <Figure value={null} />
        <Figure value={null} />
      </>
    )
  return (
    <>
      <td className={CELL}>
        <span className="block text-sm [font-stretch:90%]">{offer.market}</span>
        <span className="block text-ink-muted text-xs">
          <span className="figures text-ink">{formatOdd(offer.odd)}</span> {offer.house} ·{' '}
          <span className="whitespace-nowrap" title={formatRelative(new Date(offer.at), now)}>
            {shortAge(new Date(offer.at), now)}
          </span>
        </span>
      </td>
      <Figure value={formatEdge(offer.edge)} look={offer.edge > 0 ? 'text-good' : 'text-ink-muted'} />
      <Figure value={formatConfidence(offer.confidence)} />
      <td className={classes(CELL, 'text-right')}>
        <Sparkline offer={offer} />
      </td>
    </>
  )
}

/** One cell over all lines: the columns are there, and what they hold is said once. */
export function ValueNotice({ columns, rows }: { columns: number; rows: number }) {
  const keepClosed = (event: MouseEvent) => event.stopPropagation()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps a press on the notice from opening the first row.
    <td
      colSpan={columns}
      rowSpan={rows}
      onClick={keepClosed}
      className="cursor-default border-line border-b border-l p-4 align-top"
    >
      <div className="sticky top-14 grid justify-items-start gap-3">
        <p className="text-ink-muted text-sm">{boardWords.valueNeedsPro} As chances e a situação são de todos.</p>
        <LinkButton to="/pricing" variant="secondary" size="sm">
          Ver Planos
        </LinkButton>
      </div>
    </td>
  )
}
