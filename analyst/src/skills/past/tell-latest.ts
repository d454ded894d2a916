import { writeCount } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { nameOf, paragraphs, type Scene, sentences } from '#scene.ts'
import { countIn, HOLDS, type Holding } from './games.ts'
import { type GamesQuery, isHolding } from './query.ts'
import { datedLine, endOf, gamesFor, groundWords, inSpan, spanWords } from './say.ts'

export const NOUNS: Partial<Record<Holding, string>> = { wins: 'vitória', losses: 'derrota', draws: 'empate' }

/** What is told of each club that is asked about. */
export const eachSide = ({ sides }: GamesQuery, tell: (side: Side) => string | null): string | null => {
  const told = sides.flatMap((side) => tell(side) ?? [])
  return told.length === 0 ? null : paragraphs(...told)
}

/** What the meetings add up to. */
function tallyOf(scene: Scene, query: GamesQuery): string | null {
  const games = gamesFor(scene, query, 'home')
  if (games.length < 2) return null
  const [home, draws, away] = [countIn(games, 'wins'), countIn(games, 'draws'), countIn(games, 'losses')]
  return `Nos ${spanWords(query, 'home', games.length)}, ${scene.home} venceu ${home}, ${scene.away} venceu ${away} e houve ${writeCount(draws, 'empate', 'empates', 'nenhum')}.`
}

const NO_MORE = 'Mais para trás eu não tenho.'

/** The newest game, or the newest that ended so. */
export function tellLatest(scene: Scene, query: GamesQuery): string | null {
  const whole = { ...query, last: null }
  if (query.of === 'meetings' && query.what === 'results') {
    const game = gamesFor(scene, whole, 'home')[query.skip]
    const ground = groundWords(scene, query)
    if (!game) return NO_MORE
    const winner =
      game.own === game.other ? 'Deu empate' : `Vitória de ${game.own > game.other ? scene.home : scene.away}`
    const which = query.skip > 0 ? 'no confronto antes desse' : 'no último confronto'
    const lead = `${winner} ${which}${ground ? '' : ','} na casa de ${game.isHome ? scene.home : scene.away}: ${datedLine(game)}.`
    return query.skip > 0 || ground ? lead : sentences(lead, tallyOf(scene, whole))
  }
  return eachSide(query, (side) => {
    const games = gamesFor(scene, whole, side)
    const { what } = query
    const game = (isHolding(what) ? games.filter(HOLDS[what]) : games)[query.skip]
    if (games.length === 0) return null
    if (!game && query.skip > 0) return NO_MORE
    const name = nameOf(scene, side)
    const noun = isHolding(what) ? NOUNS[what] : null
    if (noun === undefined) return null
    if (!game)
      return `Entre os jogos que tenho não há: ${name} ficou sem ${noun} ${groundWords(scene, query) ?? inSpan(whole, side, games.length)}.`
    const among = query.of === 'meetings' ? ' no confronto direto' : ''
    return noun === null
      ? `${query.skip > 0 ? 'O jogo anterior' : 'O último jogo'} de ${name}${placeOf(query, side)} foi ${endOf(game).toLowerCase()}: ${datedLine(game)}.`
      : `${noun === 'empate' ? 'O último' : 'A última'} ${noun} de ${name}${among} foi ${datedLine(game)}.`
  })
}

const placeOf = (query: GamesQuery, side: Side): string => {
  const place = query.place === 'own' ? side : query.place
  return place === null ? '' : place === 'home' ? ' em casa' : ' fora de casa'
}
