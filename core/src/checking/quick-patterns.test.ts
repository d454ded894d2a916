import { expect, test } from 'vitest'
import { readMatches, readSentences } from '#test/checking/read-lists.ts'
import { FAMILIES } from './judging/refusal-words.ts'
import { nameMasker } from './reading/mask-names.ts'
import { PHRASES } from './reading/read-markets.ts'

/** In the deep run all sentences, otherwise every so many-th. */
const EVERY_NTH = process.env.DEEP === '1' ? 1 : 25

test('no market and no pushing word is passed over for want of letters that it does not need', () => {
  const maskers = readMatches().map(nameMasker)
  const texts = (['true', 'false', 'other-wording', 'found'] as const)
    .flatMap((list) => readSentences(list))
    .filter((_, at) => at % EVERY_NTH === 0)
    .flatMap(({ match, text }) => maskers[match - 1]?.(text).plain ?? [])
  const passedOver: string[] = []
  let found = 0
  for (const pattern of [...PHRASES.map((phrase) => phrase.pattern), ...FAMILIES.map(({ words }) => words)])
    for (const text of texts) {
      const count = [...text.matchAll(pattern.plain)].length
      found += count
      if ([...pattern.matchAll(text)].length !== count) passedOver.push(`${pattern.plain} in '${text}'`)
    }
  expect(passedOver).toEqual([])
  expect(found).toBeGreaterThan(100)
})
