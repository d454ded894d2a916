import type { Sentence } from '#checking/binding/context.ts'
import { isAgainst, nearestClub } from '#checking/binding/near.ts'
import type { SentenceReading } from '#checking/reading/read-sentence.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'
import { otherSide, type Side } from '#markets/outcome.ts'

/** The club a count or a mean is said of. One that only earlier sentences name is soft. */
export function sidesOf(
  { reading, earlier }: Sentence,
  number: WrittenNumber,
): { sides: readonly Side[]; isSoft: boolean } {
  const ordered = sideInOrder(reading, number)
  if (ordered) return { sides: [ordered], isSoft: false }
  const group = clubOfRecord(reading, number)
  if (group) return { sides: [group], isSoft: false }
  const loose = sideInLoosePair(reading, number)
  if (loose) return { sides: [loose], isSoft: true }
  const club = nearestClub(reading, number)
  if (!club) return { sides: earlier.sides, isSoft: true }
  return { sides: [isAgainst(reading, number, club) ? otherSide(club.side) : club.side], isSoft: false }
}

/**
 * Two numbers side by side, without a club of their own, are the home side's and then the away side's: '35,8% contra
 * 34,1%', '1,44 + 0,82'. After both clubs' names they keep the order of the names.
 */
export function sideInOrder(reading: SentenceReading, number: WrittenNumber): Side | null {
  const { plain, numbers, pairs, clubs } = reading
  const first = pairs[0]?.first ?? 'home'
  const behind = plain.slice(number.end)
  if (/^ de um lado/.test(behind)) return first
  if (/^ do outro/.test(behind)) return otherSide(first)
  const at = numbers.indexOf(number)
  if (clubs.length > 0) return sideAsNamed(reading, at)
  if (isPair(reading, number, numbers[at + 1])) return first
  return isPair(reading, numbers[at - 1], number) ? otherSide(first) : null
}

/** 'A chance do Anta é o triplo da do Paineira: 57,3% contra 16,1%': behind both names and a colon, in their order. */
function sideAsNamed({ plain, numbers, clubs }: SentenceReading, at: number): Side | null {
  const isVersus = (one: WrittenNumber | undefined, other: WrittenNumber | undefined) =>
    one && other && /^ (?:contra|a|x) $/.test(plain.slice(one.end, other.start))
  const isFirst = isVersus(numbers[at], numbers[at + 1])
  const first = isFirst ? numbers[at] : isVersus(numbers[at - 1], numbers[at]) ? numbers[at - 1] : undefined
  if (!first || !/: $/.test(plain.slice(0, first.start))) return null
  const [one, other] = clubs.filter(({ end }) => end <= first.start)
  if (!one || !other || one.side === other.side || clubs.length > 2) return null
  return isFirst ? one.side : other.side
}

function isPair(
  { plain, pairs, mentions, numbers, sums }: SentenceReading,
  one: WrittenNumber | undefined,
  other: WrittenNumber | undefined,
): boolean {
  if (!one || !other || one.form !== other.form || one.high || other.high) return false
  if (one.form === 'percent' && sums.some(({ parts }) => parts.includes(one))) return false
  const between = plain.slice(one.end, other.start)
  if (/[×x*]/.test(between) && sums.some(({ parts }) => parts.includes(one))) return false
  const isBare = !mentions.some(
    (mention) => (mention.type === 'market' || mention.type === 'source') && mention.end <= other.end,
  )
  if (/^(?: (?:gols?|escanteios|cartoes|pontos|esperad[oa]s))? (?:contra|\+|x|×) $/.test(between)) return isBare
  const isAlone = numbers.filter(({ form }) => form === one.form).length === 2
  return (
    isBare &&
    (/^ com $/.test(between) || (/^ e $/.test(between) && (isAlone || pairs.length > 0))) &&
    (pairs.length > 0 || one.form !== 'percent')
  )
}

/** A pair in a clause of its own, after clubs were named in others: 'com médias recentes de 1,8 e 2,8'. */
function sideInLoosePair(reading: SentenceReading, number: WrittenNumber): Side | null {
  const { numbers, plain } = reading
  const at = numbers.indexOf(number)
  const hasClub = (one: WrittenNumber, other: WrittenNumber) => {
    const from = Math.max(...[',', ';', ':'].map((mark) => plain.lastIndexOf(mark, one.start)))
    return /§/.test(plain.slice(from + 1, other.end)) || /^ (?:d[oae]s?|para) /.test(plain.slice(other.end))
  }
  const joins = (one: WrittenNumber | undefined, other: WrittenNumber | undefined) =>
    one &&
    other &&
    one.form === 'plain' &&
    other.form === 'plain' &&
    / e $/.test(plain.slice(one.end, other.start)) &&
    plain.slice(one.end, other.start) === ' e ' &&
    !hasClub(one, other)
  if (joins(number, numbers[at + 1])) return 'home'
  return joins(numbers[at - 1], number) ? 'away' : null
}

/** '11 V, 10 E e 12 D do visitante': the club comes after the last of the three. */
function clubOfRecord({ plain }: SentenceReading, { end }: WrittenNumber): Side | null {
  const [, mark] = /^ ?(?:v,? \d+ ?)?e(?:,| e)? \d+ ?d d[oae]s? §([ha])/.exec(plain.slice(end)) ?? []
  return mark === 'h' ? 'home' : mark === 'a' ? 'away' : null
}
