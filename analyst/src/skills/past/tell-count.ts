import { writeCount, writeDecimal } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { bullets, capital, nameOf, paragraphs, type Scene, sentences } from '#scene.ts'
import { countIn, HOLDS, type Holding, type Played, sumOf, totalOf } from './games.ts'
import { type GamesQuery, isHolding, type What } from './query.ts'
import { datedLine, fewerThanAsked, gamesFor, groundWords, inSpan, lineOf, ofSpan, spanWords, times } from './say.ts'

/** What a club did in so many of its games: 'venceu 3', 'não venceu nenhum'. */
const DID: Record<Holding, readonly [string, string]> = {
  wins: ['venceu', 'não venceu nenhum'],
  draws: ['empatou', 'não empatou nenhum'],
  losses: ['perdeu', 'não perdeu nenhum'],
  unbeaten: ['não perdeu em', 'perdeu todos'],
  winless: ['não venceu em', 'venceu todos'],
  scored: ['marcou em', 'não marcou em nenhum'],
  blank: ['não marcou em', 'marcou em todos'],
  conceded: ['sofreu gol em', 'não sofreu gol em nenhum'],
  clean: ['não sofreu gol em', 'sofreu gol em todos'],
  both: ['', ''],
}

/** Those of the games that a query counts. */
export function holdingIn(games: readonly Played[], { what, line }: GamesQuery): Played[] {
  if (what === 'margin') return games.filter(({ own, other }) => own - other >= (line ?? 1))
  if (what === 'over') return games.filter((game) => totalOf(game) > (line ?? LINE))
  if (what === 'under') return games.filter((game) => totalOf(game) < (line ?? LINE))
  return isHolding(what) ? games.filter(HOLDS[what]) : [...games]
}

const LINE = 2.5

/** How many of the games hold, and which. */
export function tellCount(scene: Scene, query: GamesQuery): string | null {
  if (query.of === 'meetings') return countMeetings(scene, query)
  const told = query.sides.flatMap((side) => {
    const games = gamesFor(scene, query, side)
    return games.length === 0 ? [] : [{ side, games, text: countOf(scene, query, side, games) }]
  })
  const [first, other] = told
  if (!first) return null
  if (other) return paragraphs(told.map(({ text }) => text).join(' '), fewerThanAsked(query, first.games.length))
  const which = isListed(query.what) ? holdingIn(first.games, query) : []
  return paragraphs(
    sentences(first.text, fewerThanAsked(query, first.games.length)),
    which.length > 0 ? bullets(which.map(lineOf)) : null,
  )
}

const isListed = (what: What): boolean => isHolding(what) || what === 'over' || what === 'under' || what === 'margin'

export function countOf(scene: Scene, query: GamesQuery, side: Side, games: readonly Played[]): string {
  const name = nameOf(scene, side)
  const { what } = query
  const [span, within] = [ofSpan(query, side, games.length), inSpan(query, side, games.length)]
  if (what === 'goalsFor') return `${name} fez ${writeCount(sumOf(games, 'own'), 'gol', 'gols', 'nenhum')} ${within}.`
  if (what === 'goalsAgainst')
    return `${name} sofreu ${writeCount(sumOf(games, 'other'), 'gol', 'gols', 'nenhum')} ${within}.`
  if (what === 'goals')
    return `${name} fez ${writeCount(sumOf(games, 'own'), 'gol', 'gols', 'nenhum')} e sofreu ${writeCount(sumOf(games, 'other'), 'gol', 'gols', 'nenhum')} ${within}.`
  if (what === 'points')
    return `${name} fez ${writeCount(3 * countIn(games, 'wins') + countIn(games, 'draws'), 'ponto', 'pontos', 'nenhum')} ${within}.`
  const count = holdingIn(games, query).length
  if (what === 'margin')
    return `Com essa diferença, ${name} tem vitória ${times(count)} entre os ${spanWords(query, side, games.length)}.`
  if (what === 'over' || what === 'under') return countLine(query, side, name, games.length, count)
  if (what === 'both')
    return count === 0
      ? `Os dois times não marcaram em nenhum ${span} de ${name}.`
      : `Os dois marcaram em ${count} ${span} de ${name}.`
  if (!isHolding(what)) return ''
  const [did, never] = DID[what]
  return count === 0 ? `${name} ${never} ${span}.` : `${name} ${did} ${count} ${span}.`
}

function countLine(
  { what, line, ...query }: GamesQuery,
  side: Side,
  name: string,
  games: number,
  count: number,
): string {
  const words = `${what === 'under' ? 'menos' : 'mais'} de ${writeDecimal(line ?? LINE)} gols`
  const span = `Dos ${spanWords({ ...query, what, line }, side, games)} de ${name}`
  if (count === 0) return `${span}, nenhum teve ${words}.`
  return what === 'over' && (line ?? LINE) === LINE
    ? `${span}, ${count} ${count === 1 ? 'teve' : 'tiveram'} ${words}.`
    : `${span}, ${words} saiu ${times(count)}.`
}

/** The same of the meetings of the two. */
function countMeetings(scene: Scene, query: GamesQuery): string | null {
  const side = query.sides[0] ?? 'home'
  const games = gamesFor(scene, query, side)
  if (games.length === 0) return null
  const ground = groundWords(scene, query)
  const which = holdingIn(games, query)
  const where = ground ?? inSpan(query, side, games.length)
  const { what } = query
  const list = bullets((isListed(what) ? which : games).map(datedLine))
  if (!isListed(what)) {
    const [own, other] = [sumOf(games, 'own'), sumOf(games, 'other')]
    if (ground) return paragraphs(`Estes foram os jogos ${ground}:`, bullets(games.map(datedLine)))
    if (query.sides.length === 1)
      return paragraphs(
        `${nameOf(scene, side)} fez ${writeCount(own, 'gol', 'gols', 'nenhum')} e sofreu ${writeCount(other, 'gol', 'gols', 'nenhum')} ${where}.`,
        list,
      )
    return paragraphs(`Saíram ${own + other} gols ${where}.`, list)
  }
  const name = nameOf(scene, side)
  const lead = `${ground ? `Nos jogos ${ground} que tenho` : capital(where)}, ${whatWords(query, name)} ${times(which.length)}.`
  return paragraphs(lead, which.length > 0 ? list : null)
}

function whatWords({ what, line }: GamesQuery, name: string): string {
  if (what === 'over') return `mais de ${writeDecimal(line ?? LINE)} gols:`
  if (what === 'under') return `menos de ${writeDecimal(line ?? LINE)} gols:`
  if (what === 'both') return 'gol dos dois lados:'
  if (what === 'draws') return 'empate:'
  return what === 'wins'
    ? `vitória de ${name}:`
    : what === 'losses'
      ? `derrota de ${name}:`
      : what === 'clean'
        ? `${name} sem sofrer gol:`
        : what === 'blank'
          ? `${name} sem marcar:`
          : what === 'unbeaten'
            ? `${name} sem perder:`
            : `${name}:`
}
