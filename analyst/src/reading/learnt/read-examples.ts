import { plainText } from '../plain-text.ts'
import examples from './examples.json' with { type: 'json' }
import { CLUB, featuresOf, HOUSE } from './features.ts'
import type { Example } from './train.ts'

/** The examples as a question is read, names in their slots. */
export const readExamples = (): Example[] =>
  Object.entries(examples).flatMap(([label, questions]) =>
    questions.map((question) => ({ label, features: featuresOf(toSlots(question)) })),
  )

const toSlots = (example: string): string =>
  plainText(example.replaceAll(/\b(TIME|RIVAL)\b/g, CLUB).replaceAll(/\bCASA\b/g, HOUSE))
