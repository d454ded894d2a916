import type { Sentence } from '#checking/binding/context.ts'
import { subjectOf } from '#checking/binding/subject.ts'
import { pricedEvents } from '#checking/judging/expect-chance.ts'
import { absent, type Bound, bound, type Expected, unbound } from '#checking/judging/expected.ts'
import { plainOf } from '#checking/reading/plain-text.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'
import { GRADE_MAX, gradeOf } from '#confidence/grade.ts'

export function expectConfidence(sentence: Sentence, number: WrittenNumber): Bound {
  const { facts, reading } = sentence
  const { confidence } = facts.about
  if (!confidence) return absent
  const scale = scaleOf(number)
  const shown = (points: number, market?: string): Expected => ({
    value: gradeOf(points) * scale,
    ref: { ...(market ? { market } : {}), field: 'confidence' },
  })
  const isWhole = /analise|leitura/.test(reading.cues.slice(Math.max(0, number.start - 40), number.start + 20))
  const subject = subjectOf(sentence, number)
  const own = isWhole
    ? []
    : pricedEvents(sentence, subject).flatMap(({ event, numbers }) =>
        numbers.confidence === null ? [] : [shown(numbers.confidence, event.id)],
      )
  return bound([...own, shown(confidence.points)])
}

/** Confidence is written out of ten, and by some as percent. */
const scaleOf = ({ form }: WrittenNumber) => (form === 'tenths' || form === 'plain' ? 1 : GRADE_MAX)

/** '8,1/10': of the part named right before it, else of the whole. */
export function expectGrade(sentence: Sentence, number: WrittenNumber): Bound {
  const part = expectConfidencePart(sentence, number)
  return part.expected.length > 0 ? part : expectConfidence(sentence, number)
}

/** A part of the confidence, by the first word of its name; each number has its own. */
export function expectConfidencePart({ facts, reading }: Sentence, number: WrittenNumber): Bound {
  const last = reading.numbers.findLast(({ end }) => end <= number.start)?.end ?? 0
  const before = `${' '.repeat(last)}${reading.plain.slice(last, number.start)}`
  const placed = (facts.about.confidence?.parts ?? [])
    .map((part) => ({ ...part, at: placeOf(plainOf(part.name), before) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => other.at - one.at)
  const [part] = placed
  if (!part) return unbound
  const ref = { field: `confidence.${part.name}` }
  const shown = { value: gradeOf(part.points) * scaleOf(number), ref }
  return bound(number.form === 'percent' ? [shown, { value: part.points, ref }] : [shown])
}

/** By the first letters of its name; to disagree is to agree little. */
function placeOf(name: string, before: string): number {
  const own = before.lastIndexOf(name.slice(0, 7).trim())
  return name.startsWith('concord') ? Math.max(own, before.search(/discord|diverg/)) : own
}
