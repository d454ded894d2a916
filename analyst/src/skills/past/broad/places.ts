import type { Side } from '#reading/ask.ts'
import { bullets, nameOf, paragraphs, type Scene } from '#scene.ts'
import { type Played, sumOf } from '../games.ts'
import { meanOf } from '../tell-record.ts'
import { AWAY, type Heard, HOME, isOfBets, type Reader, said } from './hear.ts'
import { FAR_RATE, gamesQuery, NEAR_RATE, rateOf, recent, recordOf } from './measure.ts'

type What = 'results' | 'goalsFor' | 'goalsAgainst'

const CONCEDES = /\b(?:sofr|lev|tom|ced|vaz)\w*\b/
const SCORES = /\b(?:marc|faz|fez|fazem|anot)\w*\b/
const COMPARES =
  /\b(?:compar\w+|diferen\w+|melhor\w*|pior\w*|rend\w+|muda|mudam|cai|sobe|mais|menos|outro time|igual|mesm[oa]|onde)\b/

const whatIn = (text: string): What =>
  CONCEDES.test(text) && !/\b(?:rend|jog)\w+/.test(text)
    ? 'goalsAgainst'
    : SCORES.test(text) && /\bgols?\b/.test(text)
      ? 'goalsFor'
      : 'results'

/** 'Joga melhor fora do que em casa?', 'comparado com o que faz em casa, cai muito?', 'onde ele sofre mais gols?' */
export const readPlaces: Reader = (heard) => {
  const { scene, text, plain, side, clubs } = heard
  if (side === null || clubs.length > 1 || isOfBets(heard) || /\btempo\b|\bescanteio|\bcart(?:ao|oes)\b/.test(plain))
    return null
  // 'Dá pra confiar ou é melhor ficar de fora?' is of a bet.
  if (/\bfi(?:car|co|que) de fora\b/.test(plain)) return null
  const isBoth = HOME.test(text) && AWAY.test(text)
  // 'Pior que o Anta em casa?' sets another club beside it.
  if (!isBoth && clubs.length === 1 && /\b(?:melhor|pior|mais|menos)\b.{0,12}\bque [oa]s? /.test(text)) return null
  const isOther = wasPlaced(heard) && (HOME.test(text) || AWAY.test(text) || /\bcompar\w+/.test(text))
  const isWhere = /^(?:e |mas |entao |ai )*(?:em )?onde\b/.test(text) && (wasOfPlaces(heard) || HOME.test(heard.last))
  const isOne =
    clubs.length === 1 && ((RENDERS.test(text) && (HOME.test(text) || AWAY.test(text))) || OF_MANDO.test(text))
  if (!(isBoth || isOther || isWhere || isOne) || !COMPARES.test(text)) return null
  const [inside, outside] = [recent(scene, side, 'home'), recent(scene, side, 'away')]
  if (inside.length === 0 || outside.length === 0) return null
  const what = whatIn(text)
  return said(
    paragraphs(
      leadOf(nameOf(scene, side), what, inside, outside, plain),
      bullets([lineOf(scene, side, what, inside, 'home'), lineOf(scene, side, what, outside, 'away')]),
    ),
    gamesQuery([side]),
  )
}

/** 'Rende mais diante da torcida?', 'o mando faz diferença pro Anta?' */
const RENDERS = /\b(?:rend\w+|jog(?:a|am)|fica|e) (?:muito |bem )?(?:mais|melhor|pior|menos|outro)\b/
const OF_MANDO = /\b(?:mando|fator casa|jogar em casa)\b.*\b(?:diferenca|muda|ajuda|pesa)\b/

const wasPlaced = ({ before, last }: Heard): boolean =>
  (before?.kind === 'games' && before.place !== null) || (HOME.test(last) !== AWAY.test(last) && last !== '')
const wasOfPlaces = ({ last }: Heard): boolean => HOME.test(last) || AWAY.test(last)

function lineOf(scene: Scene, side: Side, what: What, games: readonly Played[], place: Side): string {
  return what === 'results'
    ? recordOf(scene, side, games, place)
    : meanOf(scene, gamesQuery([side], { what, place }), side, games)
}

const worthOf = (what: What, games: readonly Played[]): number =>
  what === 'results' ? rateOf(games) : sumOf(games, what === 'goalsFor' ? 'own' : 'other') / games.length

function leadOf(
  name: string,
  what: What,
  inside: readonly Played[],
  outside: readonly Played[],
  plain: string,
): string {
  const [home, away] = [worthOf(what, inside), worthOf(what, outside)]
  if (what !== 'results') {
    const verb = what === 'goalsFor' ? 'marca' : 'sofre'
    return home === away
      ? `Tanto faz: ${name} ${verb} o mesmo em casa e fora.`
      : `${home > away ? 'Em casa' : 'Fora de casa'}: é onde ${name} ${verb} mais gols por jogo.`
  }
  const gap = Math.abs(home - away)
  const size = gap < NEAR_RATE ? 'quase o mesmo' : gap >= FAR_RATE ? 'bem mais' : 'um pouco mais'
  const rank =
    gap < NEAR_RATE
      ? `${name} rende quase o mesmo em casa e fora`
      : `${name} rende ${size} ${home > away ? 'em casa do que fora' : 'fora do que em casa'}`
  return `${answerTo(plain, home, away)}${rank} nos jogos recentes.`
}

/** Yes or no, where the question says which way it leans. */
function answerTo(plain: string, home: number, away: number): string {
  const isAwayBetter = away - home >= NEAR_RATE
  const isHomeBetter = home - away >= NEAR_RATE
  if (/\bcai\b|\bpiora\b|\bdespenca\b/.test(plain)) return isHomeBetter ? 'Cai, sim: ' : 'Não cai: '
  if (/\boutro time\b|\bmuda\b|\bdiferen/.test(plain))
    return isHomeBetter || isAwayBetter ? 'Há diferença, sim: ' : 'Quase não há diferença: '
  const [, way, than, first] =
    /\b(melhor|pior)( (?:do )?que (?=em|n[ao]|fora|jogando|quando))?\b.*?\b(fora|casa)\b/.exec(plain) ?? []
  if (way === undefined) return ''
  // 'É pior do que em casa?' asks it of the other place.
  const isOfAway = (first === 'fora') === (than === undefined)
  const wantsAway = isOfAway === (way === 'melhor')
  return (wantsAway ? isAwayBetter : isHomeBetter) ? 'Sim: ' : 'Não: '
}

/** Each club where it plays today: the home side at home, the away side away. */
export const readOwnPlaces: Reader = (heard) => {
  const { scene, text, plain, clubs } = heard
  const isPaired = clubs.length === 2 && HOME.test(text) && AWAY.test(text)
  if (!isPaired || isOfBets(heard) || /\bmedias?\b|\bchances?\b|\bescanteio|\bcart(?:ao|oes)\b|\btempo\b/.test(plain))
    return null
  const [home, away] = [recent(scene, 'home', 'home'), recent(scene, 'away', 'away')]
  if (home.length === 0 || away.length === 0) return null
  const query = gamesQuery(['home', 'away'], { place: 'own' })
  const [isFor, isAgainst] = [SCORES.test(text) && /\bgols?\b/.test(text), CONCEDES.test(text)]
  if (isFor || isAgainst) {
    const all: readonly What[] = [
      ...(isFor ? (['goalsFor'] as const) : []),
      ...(isAgainst ? (['goalsAgainst'] as const) : []),
    ]
    return said(
      paragraphs(
        all.map((what) => moreOf(scene, what, home, away)).join(' '),
        bullets([
          meanOf(scene, { ...query, what: 'goals' }, 'home', home),
          meanOf(scene, { ...query, what: 'goals' }, 'away', away),
        ]),
      ),
      query,
    )
  }
  const gap = rateOf(home) - rateOf(away)
  const [a, b] = [`${scene.home} em casa`, `${scene.away} fora`]
  const lead =
    Math.abs(gap) < NEAR_RATE
      ? `Quase iguais: ${a} e ${b} somam parte parecida dos pontos nos jogos recentes.`
      : `${gap > 0 ? a : b} vem ${Math.abs(gap) >= FAR_RATE ? 'bem melhor' : 'um pouco melhor'} do que ${gap > 0 ? b : a}.`
  return said(
    paragraphs(lead, bullets([recordOf(scene, 'home', home, 'home'), recordOf(scene, 'away', away, 'away')])),
    query,
  )
}

function moreOf(scene: Scene, what: What, home: readonly Played[], away: readonly Played[]): string {
  const [a, b] = [worthOf(what, home), worthOf(what, away)]
  const verb = what === 'goalsFor' ? 'Quem faz mais gols é' : 'Quem sofre mais gols é'
  return a === b
    ? 'Nisso os dois estão iguais.'
    : `${verb} ${a > b ? `${scene.home}, em casa` : `${scene.away}, fora`}.`
}
