import { writeDecimal, writeList } from '@prancheta/core/chat/figures.ts'
import { bullets, nameOf, paragraphs, type Scene, sentences } from '#scene.ts'
import { HOLDS, type Played, sumOf, totalOf, widestIn } from './games.ts'
import { type GamesQuery, isHolding } from './query.ts'
import { datedLine, endOf, gamesFor, groundWords, inSpan, lineOf, rivalOf, spanWords, times } from './say.ts'
import { countOf, holdingIn } from './tell-count.ts'
import { eachSide, NOUNS } from './tell-latest.ts'

/** The game won or lost by most. */
export function tellWidest(scene: Scene, query: GamesQuery): string | null {
  const holding = query.what === 'losses' || query.what === 'goalsAgainst' ? 'losses' : 'wins'
  return eachSide(query, (side) => {
    const games = gamesFor(scene, query, side)
    if (games.length === 0) return null
    const widest = widestIn(games, holding)
    const [noun, name] = [holding === 'losses' ? 'derrota' : 'vitória', nameOf(scene, side)]
    const span = inSpan(query, side, games.length)
    if (!widest) return `${name} não tem ${noun} ${span}.`
    return `A maior ${noun} de ${name} ${span} foi ${widest.isHome ? 'em casa' : 'fora de casa'}: ${datedLine(widest)}.`
  })
}

/** Where the game was played that was told of just before. */
export function tellWhere(scene: Scene, query: GamesQuery, before: GamesQuery): string | null {
  const side = before.sides[0] ?? 'home'
  const games = gamesFor(scene, before, side)
  const { what } = before
  const game =
    before.op === 'widest'
      ? widestIn(games, what === 'losses' || what === 'goalsAgainst' ? 'losses' : 'wins')
      : isHolding(what)
        ? games.find(HOLDS[what])
        : games[0]
  if (!game || query.sides.length === 0) return null
  return `Foi ${game.isHome ? 'em casa' : 'fora de casa'}: ${datedLine(game)}.`
}

/** The games that hold, with the clubs they were played against. */
export function tellWhich(scene: Scene, query: GamesQuery): string | null {
  return eachSide(query, (side) => {
    const games = gamesFor(scene, query, side)
    if (games.length === 0) return null
    const which = holdingIn(games, query)
    if (which.length === 0 || !isHolding(query.what)) return countOf(scene, query, side, games)
    const clubs = writeList([...new Set(which.map(rivalOf))])
    const verb =
      query.what === 'wins'
        ? 'venceu'
        : query.what === 'losses'
          ? 'perdeu para'
          : query.what === 'draws'
            ? 'empatou com'
            : null
    const lead =
      verb === null
        ? countOf(scene, query, side, games)
        : `${nameOf(scene, side)} ${verb} ${clubs} ${inSpan(query, side, games.length)}.`
    return paragraphs(lead, bullets(which.map(lineOf)))
  })
}

/** Whether it was ever so, or always. */
export function tellEver(scene: Scene, query: GamesQuery): string | null {
  const { what } = query
  if (!isHolding(what)) return null
  return eachSide(query, (side) => {
    const games = gamesFor(scene, query, side)
    if (games.length === 0) return null
    const which = games.filter(HOLDS[what])
    const ground = groundWords(scene, query)
    const name = nameOf(scene, side)
    const verb = what === 'wins' ? 'venceu' : what === 'losses' ? 'perdeu' : what === 'draws' ? 'empatou' : null
    if (verb === null) return null
    const among = ground ?? (query.of === 'meetings' ? 'no confronto direto' : inSpan(query, side, games.length))
    if (which.length === 0)
      return paragraphs(
        `${query.op === 'never' ? 'É isso mesmo, nos' : 'Não, nos'} jogos que tenho: ${name} não ${verb} ${among}.`,
        bullets(games.map(datedLine)),
      )
    return paragraphs(
      `${query.op === 'never' ? 'Não é bem assim, já' : 'Sim, já'} ${verb}: nos jogos que tenho ${among}, ${NOUNS[what] ?? ''} de ${name} ${times(which.length)}.`,
      bullets(which.map(datedLine)),
    )
  })
}

export function tellAlways(scene: Scene, query: GamesQuery): string | null {
  if (!isHolding(query.what)) return null
  return eachSide(query, (side) => {
    const games = gamesFor(scene, query, side)
    if (games.length === 0) return null
    const isAll = holdingIn(games, query).length === games.length
    const known = query.isSeason ? 'Do ano inteiro, jogo a jogo, eu não tenho mais do que isso.' : null
    return paragraphs(
      sentences(`${isAll ? 'Sim' : 'Não'}: ${countOf(scene, query, side, games)}`, known),
      bullets(games.map(lineOf)),
    )
  })
}

/** The result that came up most, whoever won. */
export function tellCommonScore(scene: Scene, query: GamesQuery): string | null {
  return eachSide(query, (side) => {
    const games = gamesFor(scene, query, side)
    if (games.length === 0) return null
    const key = ({ own, other }: Played) => `${Math.max(own, other)} x ${Math.min(own, other)}`
    const groups = [...Map.groupBy(games, key).values()].toSorted((a, b) => b.length - a.length)
    const most = groups.filter(({ length }) => length === groups[0]?.length)
    const name = nameOf(scene, side)
    const [first] = most
    if (!first || first.length === 1) return `Nenhum placar se repetiu ${inSpan(query, side, games.length)} de ${name}.`
    const lead =
      most.length > 1
        ? `Empatam como os mais repetidos estes placares, cada um ${times(first.length)} entre os ${spanWords(query, side, games.length)} de ${name}, seja quem for o vencedor:`
        : `O placar que mais se repetiu saiu ${times(first.length)} entre os ${spanWords(query, side, games.length)} de ${name}, seja quem for o vencedor:`
    return paragraphs(lead, bullets(most.flat().map(lineOf)))
  })
}

const FAR = 3

/** Whether a few wide results carry the mean. */
export function tellSpread(scene: Scene, query: GamesQuery): string | null {
  const told = query.sides.flatMap((side) => {
    const games = gamesFor(scene, query, side)
    if (games.length === 0) return []
    const wide = games.filter((game) => Math.abs(game.own - game.other) >= FAR || totalOf(game) > FAR + 1)
    const mean = writeDecimal(sumOf(games, 'own') / games.length)
    return wide.length === 0
      ? [
          `${nameOf(scene, side)}: nenhum placar elástico ${inSpan(query, side, games.length)}; a média de ${mean} gols feitos por jogo não vem de um jogo só.`,
        ]
      : [
          `${nameOf(scene, side)}, ${inSpan(query, side, games.length)}: puxam a média ${wide.map(datedLine).join('; ')}.`,
        ]
  })
  if (told.length === 0) return null
  return paragraphs('O desvio-padrão eu não calculo aqui; o que dá para ver são os placares elásticos.', bullets(told))
}

/** What each club's newest game was. */
export function tellComesFrom(scene: Scene, query: GamesQuery): string | null {
  const whole = { ...query, place: null, last: null, of: 'form' as const }
  return eachSide(whole, (side) => {
    const [game] = gamesFor(scene, whole, side)
    return game ? `${nameOf(scene, side)} vem de ${endOf(game).toLowerCase()}: ${datedLine(game)}.` : null
  })
}
