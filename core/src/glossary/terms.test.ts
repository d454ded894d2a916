import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { TERMS } from './terms.ts'

const glossary = readFileSync(resolve(import.meta.dirname, '../../../docs/glossary.md'), 'utf8')

test.each(Object.values(TERMS))(
  'the glossary explains $word with the sentence that screens show',
  ({ word, meaning }) => {
    expect(glossary).toContain(`| ${word} | ${meaning} |`)
  },
)

test('every sentence ends and is one sentence', () => {
  for (const { meaning } of Object.values(TERMS)) expect(meaning).toMatch(/^[^.]+\.$/)
})
