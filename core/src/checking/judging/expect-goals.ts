import type { Sentence } from '#checking/binding/context.ts'
import { clauseOf, nearest } from '#checking/binding/near.ts'
import { sidesOf } from '#checking/binding/side.ts'
import { recordOf } from '#checking/facts/records.ts'
import { expectCount, expectMeetings, expectRate, type Rate } from '#checking/judging/expect-record.ts'
import { absent, type Bound, bound, type Expected, unbound } from '#checking/judging/expected.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'
import { otherSide, type Side } from '#markets/outcome.ts'

export type Thing = 'goals' | 'corners' | 'cards'

const EXPECTED =
  /esper(?!anc)\p{L}*|projet\p{L}*|projec\p{L}*|expectativa|previs(?:ao|tos)|aponta\p{L}*|estimativa|deve[m]? (?:sair|ter)|xg/gu
const MEAN = /medi[ao]s?|por (?:jogo|partida)|(?<!mais )recentes/gu
const LEAGUE = /campeonato|(?<!\p{L})liga(?!\p{L})|¶/gu
const BOTH = /no total|ao todo|somand|soma |os dois lados|no jogo|na partida|o jogo tem|expectativa total|total de|tudo/
const FIELDS = { goals: 'expectedGoals', corners: 'expectedCorners', cards: 'expectedCards' } as const
const RATES: Record<Thing, Rate> = { goals: 'goalsFor', corners: 'averageCorners', cards: 'averageCards' }

type Mode = 'expected' | 'league' | 'counted'

/** Which of the three a number is: by the words of its clause, else by the nearest ones before it. */
function modeOf({ reading }: Sentence, number: WrittenNumber): Mode {
  const { cues } = reading
  const clause = clauseOf(reading, number)
  const own = cues.slice(clause.start, clause.end)
  const hasClub = /§/.test(own)
  if (
    number.decimals > 0 &&
    isLeague(own) &&
    !hasClub &&
    (!/n[oa]s? (?:campeonato|¶)/.test(own) || (/medi[ao]/.test(own) && !/marc|f[ae]z|lev[ao]|sofr/.test(own)))
  )
    return 'league'
  const last = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].at(-1)?.index ?? -1
  const [expected, mean] = [last(EXPECTED, own), last(MEAN, own)]
  if (expected >= 0 || mean >= 0)
    return expected > mean ? 'expected' : isLeagueBefore(cues, number, hasClub) ? 'league' : 'counted'
  const before = cues.slice(0, number.start)
  if (isLeagueBefore(cues, number, hasClub) && last(EXPECTED, before) < last(LEAGUE, before)) return 'league'
  if (last(EXPECTED, before) > last(MEAN, before)) return 'expected'
  if (last(EXPECTED, cues) >= 0 && last(MEAN, cues) < 0) return 'expected'
  const hasPeriod = reading.mentions.some((one) => one.type === 'period') || last(MEAN, cues) >= 0
  return number.decimals > 0 && !hasPeriod ? 'expected' : 'counted'
}

const isLeague = (words: string) => words.search(LEAGUE) >= 0
const isLeagueBefore = (cues: string, { start, decimals }: WrittenNumber, hasClub: boolean) =>
  !hasClub && decimals > 0 && isLeague(cues.slice(0, start)) && !/§/.test(cues.slice(0, start))

/** Goals, corners and cards: expected ones, the league's mean, a club's mean, or counted. */
export function expectThing(sentence: Sentence, number: WrittenNumber, thing: Thing, isConceded: boolean): Bound {
  const { reading } = sentence
  const mode = modeOf(sentence, number)
  const isSaid = /gol|tento|escanteio|canto|cart/.test(reading.plain)
  if (mode === 'league') return expectLeague(sentence, thing)
  if (mode === 'expected' && isSaid) return expectExpected(sentence, number, thing)
  if (mode === 'expected') return anyThing(sentence, number)
  const { start, end } = clauseOf(reading, number)
  const isMean = number.decimals > 0 || reading.cues.slice(start, end).search(MEAN) >= 0
  const period = nearest(reading, number, (one) => one.type === 'period')
  if (period?.period.of === 'meetings' && reading.clubs.length === 0)
    return thing === 'goals' ? expectMeetings(sentence, isMean ? 'average' : 'goals') : unbound
  const rate = thing === 'goals' && isConceded ? 'goalsAgainst' : RATES[thing]
  if (number.high) return expectRatePair(sentence, rate)
  const found = isMean
    ? expectRate(sentence, number, rate)
    : thing === 'goals'
      ? expectCount(sentence, number, isConceded ? 'goalsAgainst' : 'goalsFor')
      : unbound
  const means = !isMean && reading.cues.search(MEAN) >= 0 ? expectRate(sentence, number, rate).expected : []
  const meetings =
    reading.clubs.length === 0 && sentence.earlier.periods.some(({ of }) => of === 'meetings')
      ? expectMeetings(sentence, isMean ? 'average' : 'goals').expected
      : []
  return { ...found, expected: [...found.expected, ...means, ...meetings], isSoft: found.isSoft || !isSaid }
}

/** 'Quem mais leva é o visitante, com 2,6': of what, an earlier sentence says. */
function anyThing(sentence: Sentence, number: WrittenNumber): Bound {
  const things = ['goals', 'corners', 'cards'] as const
  return bound(
    things.flatMap((thing) => expectExpected(sentence, number, thing).expected),
    true,
  )
}

/** 'Gols feitos por jogo: 1,6 a 0,8': the home side's, then the away side's. */
function expectRatePair({ facts }: Sentence, rate: Rate): Bound {
  const ends = (['home', 'away'] as const).map((side): Expected | null => {
    const record = recordOf(facts, side, { of: 'last', games: null })
    const value =
      record && (rate === 'goalsFor' || rate === 'goalsAgainst' ? record[rate] / record.games : record[rate])
    return value == null ? null : { value, ref: { side, field: `last.${rate}`, by: 'per game' } }
  })
  const [home, away] = ends
  return home && away ? { expected: [], ends: [home, away], isSoft: true } : unbound
}

function expectLeague({ facts }: Sentence, thing: Thing): Bound {
  const value = facts.about.leagueAverages?.[thing]
  return value == null ? absent : bound([{ value, ref: { field: `leagueAverages.${thing}` } }])
}

/** Goals have two answers where houses quote: the model's alone, and the one that every chance comes from. */
function expectedBy(sentence: Sentence, number: WrittenNumber, thing: Thing) {
  const { about } = sentence.facts
  const source = sentence.reading.mentions.findLast((one) => one.type === 'source' && one.end <= number.start)
  const isNamed = source?.type === 'source' && source.source === 'model'
  const isModel = thing === 'goals' && about.modelGoals !== null && isNamed
  return isModel
    ? ({ field: 'modelGoals', sides: about.modelGoals } as const)
    : ({ field: FIELDS[thing], sides: about[FIELDS[thing]] } as const)
}

function expectExpected(sentence: Sentence, number: WrittenNumber, thing: Thing): Bound {
  const { reading } = sentence
  const { field, sides } = expectedBy(sentence, number, thing)
  if (!sides) return absent
  const clause = clauseOf(reading, number)
  const own = reading.cues.slice(clause.start, clause.end)
  if (/diferenca|distancia/.test(reading.cues.slice(0, number.start)))
    return bound([{ value: Math.abs(sides.home - sides.away), ref: { field, by: 'difference' } }])
  if (number.high && !/(?:entre|faixa de) $/.test(reading.plain.slice(Math.max(0, number.start - 12), number.start)))
    return pairOf(sentence, number, field, sides)
  if (/cada(?: (?:lado|um|uma|time|equipe)|[),.;]|$)/.test(own.trim()))
    return bound([worst(number.value, sides, field)])
  const total: Expected = { value: sides.home + sides.away, ref: { field, by: 'sum' } }
  const found = sidesOf(sentence, number)
  const hasOwnClub = /§/.test(own)
  if (!hasOwnClub && (BOTH.test(own) || found.isSoft))
    return bound([
      total,
      ...(found.isSoft ? found.sides.map((side) => ({ value: sides[side], ref: { side, field } })) : []),
    ])
  const before = reading.clubs.some(({ end }) => end <= number.start)
  const isTotal = !hasOwnClub && !before && reading.numbers.filter(({ form }) => form === number.form).length > 2
  return bound([
    ...(isTotal ? [total] : []),
    ...found.sides.map((side): Expected => ({ value: sides[side], ref: { side, field } })),
  ])
}

function pairOf(
  { reading }: Sentence,
  number: WrittenNumber,
  field: string,
  sides: { home: number; away: number },
): Bound {
  const [, club] = /^ (?:para|d[oae]) (?:[oa]s? )?§([ha])/.exec(reading.plain.slice(number.end)) ?? []
  const first: Side = club === 'a' ? 'away' : 'home'
  const end = (side: Side): Expected => ({ value: sides[side], ref: { side, field } })
  return { expected: [], ends: [end(first), end(otherSide(first))] }
}

/** Of what is said of each side, the one that fits less. */
function worst(value: number, sides: { home: number; away: number }, field: string): Expected {
  const side = Math.abs(sides.home - value) > Math.abs(sides.away - value) ? 'home' : 'away'
  return { value: sides[side], ref: { side, field } }
}
