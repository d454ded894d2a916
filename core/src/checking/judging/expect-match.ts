import type { Sentence } from '#checking/binding/context.ts'
import { sidesOf } from '#checking/binding/side.ts'
import { type Period, recordOf } from '#checking/facts/records.ts'
import { absent, type Bound, bound, type Expected, unbound } from '#checking/judging/expected.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

const at = (value: number | null, field: string): Bound =>
  value === null ? absent : bound([{ value, ref: { field } }])

export function expectWeather({ facts, reading }: Sentence, number: WrittenNumber): Bound {
  const { weather } = facts.about
  if (!weather) return absent
  if (number.form === 'speed') return at(weather.windKmh, 'weather.windKmh')
  if (number.form !== 'degrees') return at(weather.chanceOfRainPct, 'weather.chanceOfRainPct')
  const { minTemp, maxTemp } = weather
  if (number.high) {
    if (minTemp === null || maxTemp === null) return absent
    const ends: [Expected, Expected] = [
      { value: minTemp, ref: { field: 'weather.minTemp' } },
      { value: maxTemp, ref: { field: 'weather.maxTemp' } },
    ]
    return { expected: [], ends }
  }
  const before = reading.plain.slice(0, number.start)
  const isLow = before.lastIndexOf('minima') > before.lastIndexOf('maxima')
  return isLow ? at(minTemp, 'weather.minTemp') : at(maxTemp, 'weather.maxTemp')
}

export function expectRound({ facts }: Sentence): Bound {
  const [, round] = /(\d+)/.exec(facts.about.match.round ?? '') ?? []
  return round === undefined ? unbound : at(Number(round), 'match.round')
}

/** How many houses quote this match. */
export function expectHouses({ facts }: Sentence): Bound {
  return facts.houses.length > 0 ? at(facts.houses.length, 'houses') : absent
}

/** The goals of a match that is over. */
export function expectFinalGoals({ facts }: Sentence): Bound {
  const { score } = facts.about.match
  return score ? bound([{ value: score.home + score.away, ref: { field: 'match.score', by: 'sum' } }]) : absent
}

const DAY_MS = 86_400_000
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
const dayOf = (utc: string): number => Date.parse(calendar.format(new Date(utc)))

/** Days between a club's newest game and this match. */
export function expectRest(sentence: Sentence, number: WrittenNumber): Bound {
  const { match, form } = sentence.facts.about
  const { sides, isSoft } = sidesOf(sentence, number)
  const expected = sides.flatMap((side): Expected[] => {
    const [newest] = form[side]?.games ?? []
    if (!newest) return []
    return [
      { value: Math.round((dayOf(match.kickOffUtc) - dayOf(newest.date)) / DAY_MS), ref: { side, field: 'last.rest' } },
    ]
  })
  return bound(expected, isSoft)
}

export type Streak = keyof typeof HOLDS

const HOLDS = {
  wins: (own: number, other: number) => own > other,
  losses: (own: number, other: number) => own < other,
  draws: (own: number, other: number) => own === other,
  unbeaten: (own: number, other: number) => own >= other,
  winless: (own: number, other: number) => own <= other,
  scored: (own: number) => own > 0,
  blanks: (own: number) => own === 0,
  conceded: (_: number, other: number) => other > 0,
  cleanSheets: (_: number, other: number) => other === 0,
}

/** So many wins, or games without a defeat, one after the other up to now. */
export function expectStreak(sentence: Sentence, number: WrittenNumber, of: Streak): Bound {
  const { sides, isSoft } = sidesOf(sentence, number)
  // 'não vence o rival há 4 jogos' counts the meetings.
  const period: Period = /rival|adversari|confront|duelo|encontro/.test(sentence.reading.text.toLowerCase())
    ? { of: 'meetings', games: null }
    : { of: 'last', games: null }
  const expected = sides.flatMap((side): Expected[] => {
    const record = recordOf(sentence.facts, side, period)
    const length = record?.played.findIndex(({ own, other }) => !HOLDS[of](own, other)) ?? -1
    // Longer than the games we know: nobody can say.
    return length < 0 ? [] : [{ value: length, ref: { side, field: 'last.streak', by: of } }]
  })
  return bound(expected, isSoft)
}
