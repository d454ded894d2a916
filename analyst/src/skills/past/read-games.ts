import type { Side } from '#reading/ask.ts'
import { countOf } from '#reading/spoken-numbers.ts'
import { LEXICON, type Mark } from './lexicon.ts'
import type { GamesQuery, Op, Said, What } from './query.ts'
import { clubsIn, type Found, findMarks, unplaced } from './words.ts'

/** What a sentence says of games that were played; null where a word of it has no place in such a question. */
export function readSaid(text: string): Said | null {
  const found = findMarks(withoutPair(text), LEXICON)
  if (unplaced(found.rest).length > 0 || isOtherMargin(text, found)) return null
  const of =
    found.has('meetings') || found.has('fregues') || LAST_MEETING.test(text) || (isBetween(text) && !found.has('own'))
      ? 'meetings'
      : null
  const what = whatIn(found)
  const op = opIn(found, what)
  const [, ...groups] = found.of('margin') ?? found.of('over') ?? found.of('under') ?? []
  const line = groups.find((group) => group !== undefined)
  const [, ...counts] = found.of('lastN') ?? []
  const last = counts.find((group) => group !== undefined)
  return {
    op,
    what,
    line: line === undefined ? null : lineOf(countOf(line), found),
    sides: sidesIn(text, found),
    of,
    last: last === undefined ? null : countOf(last),
    place: placeIn(found),
    isSeason: found.has('season') ? true : null,
    isPast: OF_THE_PAST.some((mark) => found.has(mark)) || of === 'meetings' || WAS.test(text),
    isOnlySpan: what === null && !TELLING.some((mark) => found.has(mark)),
    isOther: found.has('otherOne'),
    isOf: /\b(?:o|do|esse) time\b|\bd?eles?\b/.test(text),
    skip: found.has('before') ? 1 : null,
    isAmong:
      /\b(?:d|n)ess[ea]s\b|\bdeles\b/.test(text) && placeIn(found) !== null && found.has('count') && what === null,
  }
}

/** Only wins by so many or more are counted: not defeats, nor games decided by just so many. */
const isOtherMargin = (text: string, found: Found<Mark>): boolean =>
  found.has('margin')
    ? /\b(?:perd\w+|derrot\w+)\b/.test(text) || !/\b(?:ou mais|pelo menos)\b/.test(text)
    : /\bpor (?:so |apenas |exatamente )?(?:um|dois|tres|quatro|\d) gols?\b/.test(text)

/** Marks that make a question one of games played, whatever the tense of its verbs. */
const OF_THE_PAST: readonly Mark[] = [
  'lastN',
  'recent',
  'streak',
  'latestWin',
  'latestLoss',
  'latestDraw',
  'latest',
  'season',
  'commonScore',
  'spread',
  'widestWin',
  'widestLoss',
  'comesFrom',
  'mean',
  'how',
  'attack',
  'defence',
  'fregues',
  'howMany',
  'rate',
  'own',
  'good',
]
const WAS =
  /\b(?:ganh|perd|venc|empat|marc|lev|tom|sofr|pass)(?:ou|eu|aram|eram)\b|\bfoi\b|\bforam\b|\bfez\b|\bnunca\b|\bcostuma\w*\b/
/** Marks that say what is asked of the games. */
const TELLING: readonly Mark[] = [
  'how',
  'list',
  'mean',
  'commonScore',
  'spread',
  'latest',
  'comesFrom',
  'good',
  'better',
  'streak',
  'wherePlayed',
  'fregues',
  'howMany',
  'rate',
  'before',
]

/** 'Mais de 2', '3 ou mais' and 'no máximo 1' as lines between two whole numbers. */
function lineOf(value: number, found: Found<Mark>): number {
  if (value % 1 !== 0 || found.has('margin')) return value
  const words = found.of('over')?.[0] ?? found.of('under')?.[0] ?? ''
  return /ou mais|pelo menos|no minimo|menos (?:de|que)|under|abaixo/.test(words) ? value - 0.5 : value + 0.5
}

/** 'Esse confronto' is today's match; the last one is a meeting. */
const LAST_MEETING =
  /\bultim[oa] (?:confronto|encontro|duelo|embate)\b|\bultim[oa] (?:jogo )?(?:entre )?(?:o )?club(?:home|away) (?:x|contra|vs|versus|e) (?:o )?club(?:home|away)\b/

/** One club named as having won of, lost to or drawn with the other. */
const BETWEEN =
  /\b(?:ganh|venc|perd|bat|empat)\w*(?: (?:alguma vez|mais|muito|sempre|nunca))?(?: (?:de|d[oa]|pr[oa]|para|para o|contra|contra o|com|com o|o|n[oa]))? (?:club(?:home|away)|deles|del[ae]s?|ess[ea] (?:adversario|rival|time))\b|\bna casa d[oe] club(?:home|away)\b/
const isBetween = (text: string): boolean =>
  BETWEEN.test(text) && (clubsIn(text).length === 2 || /\b(?:deles|ess[ea] (?:adversario|rival))\b/.test(text))

/** 'Como está A em casa e B fora' names a place for each. */
const withoutPair = (text: string): string =>
  text
    .replace(
      /\bclubhome (?:jogando )?(?:em casa|como mandante)\b(.*)\bclubaway (?:jogando )?(?:fora(?: de casa)?|como visitante)\b/,
      'clubhome em casa e clubaway fora $1',
    )
    .replace(
      /\b(?:em casa|como mandante) d[oe] clubhome\b(.*)\b(?:fora(?: de casa)?|como visitante) d[oe] clubaway\b/,
      'clubhome em casa e clubaway fora $1',
    )

function sidesIn(text: string, found: Found<Mark>): readonly Side[] | null {
  const named = clubsIn(text.replaceAll(/\b(?:na|da) casa (?:de |d[oa] )club(?:home|away)/g, ''))
  if (named.length === 2 && isBetween(text) && !found.has('own')) return named.slice(0, 1)
  if (named.length > 0) return named
  return found.has('eachOf') || found.has('own') ? ['home', 'away'] : null
}

function placeIn(found: Found<Mark>): GamesQuery['place'] | null {
  if (found.has('own')) return 'own'
  if (found.has('groundHome')) return 'home'
  if (found.has('groundAway')) return 'away'
  if (found.has('home')) return 'home'
  return found.has('away') ? 'away' : null
}

const HOLDINGS = ['both', 'clean', 'blank', 'unbeaten', 'winless'] as const

function whatIn(found: Found<Mark>): What | null {
  if (found.has('margin')) return 'margin'
  if (found.has('latest') && found.has('who')) return 'results'
  if (found.has('wideLoss')) return 'losses'
  if (found.has('wideWin')) return 'wins'
  const holding = HOLDINGS.find((one) => found.has(one))
  if (holding) return holding
  if (found.has('over')) return 'over'
  if (found.has('under')) return 'under'
  if (found.has('points')) return 'points'
  if (found.has('latestWin') || found.has('widestWin')) return 'wins'
  if (found.has('latestLoss') || found.has('widestLoss')) return 'losses'
  if (found.has('latestDraw')) return 'draws'
  const [isFor, isAgainst] = [
    found.has('goalsFor') || found.has('attack'),
    found.has('goalsAgainst') || found.has('defence'),
  ]
  if (isFor && isAgainst) return 'goals'
  if (isAgainst) return 'goalsAgainst'
  if (isFor)
    return found.has('goals') ||
      found.has('count') ||
      found.has('mean') ||
      found.has('most') ||
      found.has('attack') ||
      found.has('least')
      ? 'goalsFor'
      : isStreak(found)
        ? 'scored'
        : 'goalsFor'
  const ends = (['wins', 'draws', 'losses'] as const).filter((one) => found.has(one))
  if (ends.length > 1) return 'results'
  return ends[0] ?? (found.has('goals') ? 'goals' : null)
}

const isStreak = (found: Found<Mark>): boolean => found.has('streak')

function opIn(found: Found<Mark>, what: What | null): Op | null {
  if (found.has('commonScore')) return 'commonScore'
  if (found.has('howMany')) return 'howMany'
  if (found.has('rate')) return 'rate'
  if (found.has('before')) return 'latest'
  if (found.has('spread')) return 'spread'
  if (found.has('wideLoss') || found.has('wideWin')) return 'widest'
  if (found.has('widestLoss') || found.has('widestWin')) return 'widest'
  if (found.has('comesFrom')) return 'comesFrom'
  if (found.has('wherePlayed')) return what === null ? 'where' : 'byPlace'
  if (found.has('attack') && found.has('defence') && !found.has('better')) return 'cross'
  if (isStreak(found) || ((what === 'unbeaten' || what === 'winless') && !found.has('count'))) return 'streak'
  if (found.has('latestWin') || found.has('latestLoss') || found.has('latestDraw')) return 'latest'
  if (found.has('latest')) return 'latest'
  if (found.has('against')) return 'which'
  if (found.has('when') && what !== null) return 'latest'
  if (found.has('mean')) return 'mean'
  if (found.has('fregues')) return 'more'
  if (found.has('better') && (found.has('attack') || found.has('defence') || found.has('who') || found.has('meetings')))
    return 'more'
  if (found.has('who') && (found.has('most') || found.has('least')) && what !== null) return 'more'
  if (found.has('never')) return 'never'
  if (found.has('ever') && what !== null && !found.has('count')) return 'ever'
  if (found.has('always') && what !== null) return 'always'
  if (found.has('count') && what !== null) return 'count'
  if ((found.has('most') || found.has('least')) && what !== null) return 'many'
  if (found.has('good')) return 'good'
  if (found.has('how') || found.has('list') || found.has('recent') || found.has('lastN') || found.has('meetings'))
    return 'record'
  return null
}
