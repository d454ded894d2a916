import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../run-step.ts'
import { QUOTED } from './quoted-sentences.ts'
import { readSource, sourceFiles } from './read-imports.ts'

const files = sourceFiles({ withTests: false })
const isWordsFile = (path: string) => /^contract\/src\/\w+\/(result-)?words\.ts$/.test(path)

/** 'messages.emailInvalid' by its sentence, from every list of messages in the contract. */
function namesBySentence(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const path of files.filter(isWordsFile)) {
    const text = readSource(path)
    const list = /export const (\w*[mM]essages) = \{/.exec(text)?.[1] ?? ''
    for (const [, name = '', single, double] of text.matchAll(/^ {2}(\w+): (?:'((?:[^'\\]|\\.)*)'|"([^"]*)"),$/gm)) {
      const sentence = (single ?? double ?? '').replaceAll("\\'", "'")
      found.set(sentence, [...(found.get(sentence) ?? []), `${list}.${name}`])
    }
  }
  return found
}

const names = namesBySentence()
const code = files
  .filter((path) => /^(contract|server|web)\/src\//.test(path) && !isWordsFile(path))
  .map(readSource)
  .join('\n')
const isUsed = (name: string) => new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(code)

test.each(Object.entries(QUOTED))(
  '%s: every quoted sentence stands in the contract, and is used',
  (_area, { sentences }) => {
    expect(sentences.filter((sentence) => !names.has(sentence))).toEqual([])
    expect(sentences.filter((sentence) => !(names.get(sentence) ?? []).some(isUsed))).toEqual([])
  },
)

test('no sentence stands in the contract twice', () => {
  expect([...names].filter(([, places]) => places.length > 1)).toEqual([])
})

test('no message is kept that nobody says', () => {
  expect([...names.values()].flat().filter((name) => !isUsed(name))).toEqual([])
})

/** The specification lies beside the repository where the product is made; a clone alone does not have it. */
const specFolder = join(ROOT, '../shared/spec')
const specText = (name: RegExp) => {
  const file = existsSync(specFolder) ? readdirSync(specFolder).find((entry) => name.test(entry)) : undefined
  return file === undefined ? null : readFileSync(join(specFolder, file), 'utf8')
}

const spec = specText(/^000/)
const companion = specText(/^001/)
const decisions = specText(/^DECISIONS/)

test.for(Object.entries(QUOTED))(
  '%s: the list is the specification’s own, where it is at hand',
  ([, quoted], { skip }) => {
    if (spec === null || companion === null || decisions === null)
      return skip('the specification does not lie beside this clone; the lists hold its sentences')
    const written = [spec, companion, decisions].join('\n').replaceAll(/\s+/g, ' ')
    expect(quoted.sentences.filter((sentence) => !written.includes(`'${sentence}'`))).toEqual([])

    const known = new Set([...quoted.sentences, ...quoted.others])
    const quotes = [
      ...quoted.parts.flatMap(([from, to]) => quotesBetween(spec, from, to)),
      ...(quoted.companionParts ?? []).flatMap(([from, to]) => quotesBetween(companion, from, to)),
    ]
    expect(quotes.length).toBeGreaterThan(0)
    expect(quotes.filter((quote) => !known.has(quote))).toEqual([])
  },
)

function quotesBetween(text: string, from: string, to: string): string[] {
  const start = text.indexOf(`\n${from}`)
  const end = text.indexOf(`\n${to}`, start + 1)
  if (start < 0 || end < 0) throw new Error(`the specification has no part from ${from} to ${to}`)
  return [...text.slice(start, end).matchAll(/(?<!\w)'([^'\n]+)'/g)].map(([, quote = '']) => quote)
}
