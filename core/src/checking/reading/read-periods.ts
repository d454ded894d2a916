import type { Period } from '#checking/facts/records.ts'
import { NUMERAL, type Span, valueOfNumeral } from '#checking/reading/number-words.ts'
import type { Side } from '#markets/outcome.ts'

/**
 * The games a number is counted over. `isOpen` leaves open whether they are a club's latest ones or its season; `isBare` are
 * 'os últimos 5' of whatever the sentence speaks of.
 */
export type PeriodMention = Span & {
  type: 'period'
  period: Period
  isOpen: boolean
  hasCount: boolean
  isEither: boolean
  isBare: boolean
}

const GAMES = '(?:jogos|partidas|rodadas)'
const MEETINGS = '(?:confrontos?(?! d[eo]s? (?:media|estilo|ataque|numero))(?: diretos?)?|duelos?|encontros?)'
const N = `(?<n>${NUMERAL})`
const ROWS: readonly (readonly ['meetings' | 'last' | 'season' | 'open' | 'either', RegExp])[] = [
  [
    'meetings',
    new RegExp(`(?:ultim[oa]s )?${N} (?:ultim[oa]s )?${MEETINGS}(?: diretos| registrados)?|${N} ${GAMES} entre`, 'gu'),
  ],
  ['either', /retrospecto(?: recente)?(?! entre)/gu],
  ['meetings', new RegExp(`${MEETINGS}|entre (?:eles|os dois)|cara a cara|retrospecto entre|agregado|historico`, 'gu')],
  [
    'last',
    new RegExp(
      `ultim[oa]s ${N}(?: ${GAMES})?|${N} ultim[oa]s(?: ${GAMES})?|${N} ${GAMES} (?:mais recentes|recentes|anteriores)|n[oa]s ${N} anteriores`,
      'gu',
    ),
  ],
  ['open', new RegExp(`(?<!\\p{L})(?:em|de|das|dos) ${N} ${GAMES}`, 'gu')],
  ['season', /temporada|campeonato|campanha|tabela/gu],
  ['last', /forma recente|(?:jogos|medias?) recentes?|momento|fase(?= d)/gu],
]

export function readPeriods(plain: string): PeriodMention[] {
  const found: PeriodMention[] = []
  for (const [of, words] of ROWS) {
    for (const { 0: word, index, groups } of plain.matchAll(words)) {
      const games = groups?.n === undefined ? null : valueOfNumeral(groups.n)
      const [where, place] = of === 'last' && games !== null ? placeBehind(plain.slice(index + word.length)) : []
      const span = { start: index, end: index + word.length + (where?.length ?? 0) }
      if (found.some((one) => span.start < one.end && span.end > one.start)) continue
      found.push({
        ...span,
        type: 'period',
        period: place ? { of: 'last', games, place } : periodOf(of, games),
        isOpen: of === 'open',
        isEither: of === 'either',
        isBare: of === 'last' && !/jogos|partidas/.test(word),
        hasCount: games !== null,
      })
    }
  }
  return found.toSorted((one, other) => one.start - other.start)
}

/** 'Os últimos 5 jogos em casa': the words, and where a club played them. */
function placeBehind(after: string): [string, Side] | [] {
  const [words, home] = /^ (?:(em casa|como mandante)|fora(?: de casa)?|como visitante)(?!\p{L})/u.exec(after) ?? []
  return words === undefined ? [] : [words, home === undefined ? 'away' : 'home']
}

function periodOf(of: 'meetings' | 'last' | 'season' | 'open' | 'either', games: number | null): Period {
  if (of === 'meetings') return { of, games }
  return of === 'season' ? { of } : { of: 'last', games }
}
