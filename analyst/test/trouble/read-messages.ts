import type { Example } from '@prancheta/core/telling-apart/learn.ts'
import { askedExamples } from '#reading/learnt/read-examples.ts'
import { toPlain } from '#reading/plain-question.ts'
import fine from './fine.json' with { type: 'json' }
import fresh from './fresh.json' with { type: 'json' }
import hand1 from './hand-1.json' with { type: 'json' }
import hand2 from './hand-2.json' with { type: 'json' }
import ordinary from './ordinary.json' with { type: 'json' }

/** A message, and whether somebody in trouble writes it: debts, last money, losses that are chased, despair. */
export type Troubled = { isTrouble: boolean; text: string }

const read = (rows: readonly (readonly string[])[]): Troubled[] =>
  rows.map(([kind, text = '']) => ({ isTrouble: kind === 'trouble', text }))

/** By a hand from which nothing was learnt. */
export const readFreshMessages = () => read(fresh)

/** Labels whose examples may be of trouble themselves. */
const CARE = ['distress', 'borrowed', 'help', 'minor', 'chasing', 'leans']
/** Of the many ordinary questions every so many-th. */
const SAMPLED = 5

/** Messages of two hands, some that were taken for trouble, and what people ask the analyst on ordinary days, which is none. */
export function readTroubleExamples(): Example[] {
  const asked = askedExamples()
    .filter(({ label }, at) => !CARE.includes(label) && at % SAMPLED === 0)
    .map(({ question }) => question)
  const noTrouble = [...ordinary, ...asked].map((text) => ({ isTrouble: false, text }))
  const rows = [...read(hand1), ...read(hand2), ...read(fine), ...noTrouble]
  return rows.map(({ isTrouble, text }) => ({ isMeant: isTrouble, plain: toPlain(text, null) }))
}
