import type { Board, BoardGame, BoardOffer } from '@prancheta/contract/board/routes.ts'
import { formatTime } from '#lib/format/format.ts'
import type { BoardPlace, Hours, Sort } from './board-place.ts'

export type BoardLabel = NonNullable<BoardGame['label']>

/** A game as a line of the board: with the offer that is looked at, and the label that fits to it. */
export type BoardLine = { game: BoardGame; offer: BoardOffer | null; label: BoardLabel | null }

/** The board as it is at a moment: on a page that stays open, a game that has begun since has neither label nor prices. */
export function boardAt(board: Board, now: Date): Board {
  const games = board.games.map((game) => (game.label === null || isAhead(game, now) ? game : begun(game)))
  return { ...board, games }
}

const begun = (game: BoardGame): BoardGame => ({ ...game, label: null, offers: game.offers && [] })

/** One without an hour has not begun. */
function isAhead({ state, dateUTC, isTimeKnown }: BoardGame, now: Date): boolean {
  return state === 'scheduled' && (!isTimeKnown || Date.parse(dateUTC) > now.getTime())
}

/** The games that pass the filters, in order. */
export function arrangeBoard(games: readonly BoardGame[], place: BoardPlace): BoardLine[] {
  const { leagueId, isFavourites, hours, group } = place
  const lines = games
    .filter((game) => leagueId === null || game.leagueId === leagueId)
    .filter((game) => !isFavourites || game.isFavourite)
    .filter((game) => isWithin(game, hours))
    .map((game) => lineOf(game, group))
    .filter(({ game, offer }) => group === null || game.offers === null || offer !== null)
  const sorted = lines.toSorted(byKickOff)
  const natural = place.sort === 'kickOff' ? sorted : sorted.toSorted(byFigure(place.sort))
  return place.isReversed ? reversed(natural, place.sort) : natural
}

/** Of a chosen group of markets only its own best price counts. */
function lineOf(game: BoardGame, group: BoardPlace['group']): BoardLine {
  const offer = game.offers?.find((one) => group === null || one.group === group) ?? null
  return { game, offer, label: group !== null && offer ? labelOf(offer) : game.label }
}

function labelOf({ isRecommended, edge }: BoardOffer): BoardLabel {
  if (isRecommended) return 'value'
  return edge > 0 ? 'near' : 'none'
}

const byKickOff = ({ game: one }: BoardLine, { game: other }: BoardLine) =>
  Number(other.isTimeKnown) - Number(one.isTimeKnown) ||
  one.dateUTC.localeCompare(other.dateUTC) ||
  one.leagueName.localeCompare(other.leagueName, 'pt-BR')

/** How far a price went in the last hours, as a share of it; null where it stood still or is not known. */
export function movementOf(offer: BoardOffer | null): number | null {
  const [first, last] = [offer?.moves[0], offer?.moves.at(-1)]
  return first && last && first !== last ? last.odd / first.odd - 1 : null
}

function figureOf({ game, offer }: BoardLine, sort: Sort): number | null {
  if (sort === 'goals') return game.forecast?.goals ?? null
  if (sort === 'movement') {
    const moved = movementOf(offer)
    return moved === null ? null : Math.abs(moved)
  }
  return (sort === 'edge' ? offer?.edge : offer?.confidence) ?? null
}

const byFigure = (sort: Sort) => (one: BoardLine, other: BoardLine) =>
  (figureOf(other, sort) ?? Number.NEGATIVE_INFINITY) - (figureOf(one, sort) ?? Number.NEGATIVE_INFINITY) || 0

/** The other way round; what has no figure stays last. */
function reversed(lines: readonly BoardLine[], sort: Sort): BoardLine[] {
  const has = (line: BoardLine) => (sort === 'kickOff' ? line.game.isTimeKnown : figureOf(line, sort) !== null)
  return [...lines.filter(has).toReversed(), ...lines.filter((line) => !has(line))]
}

/** Until noon, until six, later. A game without an hour is in none of them. */
function isWithin({ dateUTC, isTimeKnown }: BoardGame, hours: Hours): boolean {
  if (hours === 'all') return true
  if (!isTimeKnown) return false
  const clock = formatTime(new Date(dateUTC))
  if (hours === 'morning') return clock < '12:00'
  return hours === 'afternoon' ? clock >= '12:00' && clock < '18:00' : clock >= '18:00'
}

/** What fits on a card beside others. */
const LOOKED_AT = 3

/** Those with value before those near it; of each the largest edge, or the next to begin where edges are not seen. */
export function worthALook(games: readonly BoardGame[]): BoardGame[] {
  const edgeOf = (game: BoardGame) => game.offers?.[0]?.edge ?? 0
  const rankOf = ({ label }: BoardGame) => (label === 'value' ? 0 : 1)
  return games
    .filter(({ label }) => label === 'value' || label === 'near')
    .toSorted(
      (one, other) =>
        rankOf(one) - rankOf(other) || edgeOf(other) - edgeOf(one) || one.dateUTC.localeCompare(other.dateUTC),
    )
    .slice(0, LOOKED_AT)
}
