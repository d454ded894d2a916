import { writeAmount, writeCount, writeDecimal } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { bullets, nameOf, otherOf, paragraphs, type Scene, sentences } from '#scene.ts'
import { countIn, type Played, sumOf } from './games.ts'
import type { GamesQuery, What } from './query.ts'
import { datedLine, gamesFor, groundWords, inSpan } from './say.ts'
import { countOf, holdingIn } from './tell-count.ts'
import { meanOf, tellRecord } from './tell-record.ts'

type Sided = { side: Side; games: readonly Played[] }

/** Fewer is better of these. */
const FEWER: readonly What[] = ['goalsAgainst', 'losses', 'blank', 'conceded']

/** Which of the two has more of it, or is better by it. */
export function tellMore(scene: Scene, query: GamesQuery): string | null {
  if (query.of === 'meetings') return moreInMeetings(scene, query)
  const [home, away] = (['home', 'away'] as const).map((side): Sided => ({ side, games: gamesFor(scene, query, side) }))
  if (!home || !away || home.games.length === 0 || away.games.length === 0) return null
  if (query.what === 'results') return tellRecord(scene, { ...query, op: 'record', sides: ['home', 'away'] })
  if (query.what === 'goals')
    return paragraphs(
      `Ataque: ${leadOf(scene, 'goalsFor', home, away)}`,
      `Defesa: ${leadOf(scene, 'goalsAgainst', home, away)}`,
      bullets([home, away].map(({ side, games }) => countOf(scene, query, side, games))),
    )
  return paragraphs(
    leadOf(scene, query.what, home, away, query),
    bullets([home, away].map(({ side, games }) => countOf(scene, query, side, games))),
  )
}

function leadOf(scene: Scene, what: What, home: Sided, away: Sided, query?: GamesQuery): string {
  const value = ({ games }: Sided) =>
    what === 'goalsFor'
      ? sumOf(games, 'own') / games.length
      : what === 'goalsAgainst'
        ? sumOf(games, 'other') / games.length
        : query
          ? holdingIn(games, query).length / games.length
          : 0
  const [a, b] = [value(home), value(away)]
  const verb = VERBS[what] ?? 'tem mais'
  if (a === b) return 'os dois estão iguais nisso.'.replace(/^./, (letter) => (query ? letter.toUpperCase() : letter))
  const first = FEWER.includes(what) && what === 'goalsAgainst' ? a < b : a > b
  return `quem ${verb} é ${first ? nameOf(scene, home.side) : nameOf(scene, away.side)}.`.replace(/^./, (letter) =>
    query ? letter.toUpperCase() : letter,
  )
}

const VERBS: Partial<Record<What, string>> = {
  goalsFor: 'faz mais gols',
  goalsAgainst: 'sofre menos gols',
  wins: 'venceu mais',
  losses: 'perdeu mais',
  draws: 'empatou mais',
  clean: 'mais ficou sem sofrer gol',
  blank: 'mais passou em branco',
  both: 'mais viu os dois marcarem',
}

function moreInMeetings(scene: Scene, query: GamesQuery): string | null {
  const games = gamesFor(scene, query, 'home')
  if (games.length === 0) return null
  if (query.what === 'draws') return null
  if (query.what !== 'goalsFor' && query.what !== 'goalsAgainst' && query.what !== 'goals')
    return tellRecord(scene, { ...query, op: 'record' })
  if (groundWords(scene, query)) return null
  const [home, away] = [sumOf(games, 'own'), sumOf(games, 'other')]
  const lead =
    home === away
      ? 'Nenhum dos lados: os dois fizeram o mesmo.'
      : `Quem fez mais gols no confronto direto foi ${home > away ? scene.home : scene.away}.`
  return paragraphs(lead, bullets(games.map(datedLine)))
}

/** One's attack against the other's defence. */
export function tellCross(scene: Scene, query: GamesQuery): string | null {
  const side = query.sides[0] ?? 'home'
  const [own, other] = [gamesFor(scene, query, side), gamesFor(scene, query, otherOf(side))]
  if (own.length === 0 || other.length === 0) return null
  const [made, let_in] = [sumOf(own, 'own') / own.length, sumOf(other, 'other') / other.length]
  const verdict =
    made > let_in
      ? 'o ataque faz mais do que essa defesa costuma sofrer'
      : made < let_in
        ? 'o ataque faz menos do que essa defesa costuma sofrer'
        : 'os dois números são iguais'
  return paragraphs(
    `Postos frente a frente, ${verdict}.`,
    bullets([
      meanOf(scene, { ...query, what: 'goalsFor' }, side, own),
      meanOf(scene, { ...query, what: 'goalsAgainst' }, otherOf(side), other),
    ]),
  )
}

const OFTEN = 0.4

/** Whether there is much of it: goals against the mean of the championship, the rest by how often. */
export function tellMany(scene: Scene, query: GamesQuery): string | null {
  const side = query.sides[0] ?? 'home'
  const games = gamesFor(scene, query, side)
  if (games.length === 0 || groundWords(scene, query)) return null
  const league = scene.briefing.leagueAverages?.goals ?? null
  if (query.what === 'goals' && query.of === 'meetings' && league !== null) {
    const mean = (sumOf(games, 'own') + sumOf(games, 'other')) / games.length
    const verdict =
      Math.abs(mean - league) < NEAR
        ? 'Nem muito nem pouco'
        : mean > league
          ? 'Mais do que o normal'
          : 'Menos do que o normal'
    return paragraphs(
      sentences(
        `${verdict}: a média é de ${writeAmount(mean, 'gol', 'gols')} por jogo ${inSpan(query, side, games.length)}.`,
        `A média do campeonato é de ${writeDecimal(league)} gols.`,
      ),
      bullets(games.map(datedLine)),
    )
  }
  if (query.of === 'meetings' && query.what === 'draws') {
    const draws = countIn(games, 'draws')
    return paragraphs(
      `${draws / games.length >= OFTEN ? 'Bastante' : 'Não muito'}: houve ${writeCount(draws, 'empate', 'empates', 'nenhum')} ${inSpan(query, side, games.length)}.`,
      bullets(games.map(datedLine)),
    )
  }
  if (query.of === 'meetings') return null
  if (query.what === 'goalsFor' || query.what === 'goalsAgainst' || query.what === 'goals') {
    const told = query.sides.flatMap((one) => {
      const own = gamesFor(scene, query, one)
      return own.length === 0 ? [] : [meanOf(scene, query, one, own)]
    })
    return paragraphs(
      told.length > 1 ? bullets(told) : (told[0] ?? null),
      league === null
        ? null
        : `A média do campeonato é de ${writeDecimal(league)} gols por jogo, somando os dois lados.`,
    )
  }
  const often = holdingIn(games, query).length / games.length
  return `${often >= OFTEN ? 'Sim, bastante' : 'Não muito'}: ${countOf(scene, query, side, games)}`
}

/** Goals a game so near to the championship's are neither many nor few. */
const NEAR = 0.25
