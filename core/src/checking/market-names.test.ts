import { expect, test } from 'vitest'
import { MARKETS } from '#markets/catalogue.ts'
import { readMatches } from '#test/checking/read-lists.ts'
import { openChecker } from './check-text.ts'
import type { MatchFacts } from './facts/match-facts.ts'

const write = (pct: number) => pct.toFixed(1).replace('.', ',')
/** One event under two names of the catalogue. */
const SAME: Record<string, string> = { 'exactGoals.6plus': 'goals.over5.5' }

function misread(facts: MatchFacts, sentence: (name: string, pct: string) => string): string[] {
  const { home, away } = facts.about.match
  const open = openChecker(facts)
  return MARKETS.flatMap(({ id, name }) => {
    const numbers = facts.findMarket(id)
    if (!numbers) return []
    const said = (pct: number) => {
      const text = sentence(name, write(pct)).replaceAll('{casa}', home).replaceAll('{fora}', away)
      return open()
        .take(text, true)
        .sentences.flatMap((one) => one.numbers)
    }
    const right = said(numbers.pooledPct)
    const isRight = right.every(({ outcome, ref }) => outcome === 'confirmed' && ref?.market === (SAME[id] ?? id))
    const isWrong = said(numbers.pooledPct + (numbers.pooledPct > 50 ? -7.3 : 7.3)).some(
      ({ outcome }) => outcome === 'contradicted',
    )
    return right.length > 0 && isRight && isWrong ? [] : [name]
  })
}

test.each([
  ['in a sentence', (name: string, pct: string) => `A chance de ${name.toLowerCase()} é de ${pct}%.`],
  ['as a row of a list', (name: string, pct: string) => `- **${name}**: ${pct}%`],
  [
    'with the clubs’ names',
    (name: string, pct: string) =>
      `${name.replaceAll(/mandante/gi, '{casa}').replaceAll(/visitante/gi, '{fora}')} aparece em ${pct}% dos cenários.`,
  ],
])('every market of the catalogue is known by its own name, %s, and a wrong chance of it is caught', (_, sentence) => {
  const [, facts] = readMatches()
  expect(facts && misread(facts, sentence)).toEqual([])
})
