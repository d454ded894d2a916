import { expect, test } from 'vitest'
import { checkText } from '#checking/check-text.ts'
import { matchFacts } from '#checking/facts/match-facts.ts'
import { readBriefings } from '#test/checking/read-briefings.ts'

/** Twenty clubs of a real league with how texts call them. */
const CLUBS: readonly (readonly [string, ...string[]])[] = [
  ['Atlético-MG', 'O Atlético', 'O Atlético-MG'],
  ['Bahia', 'O Bahia', 'Bahia'],
  ['Botafogo', 'O Botafogo', 'Botafogo'],
  ['Ceará', 'O Ceará', 'Ceará'],
  ['Corinthians', 'O Corinthians'],
  ['Cruzeiro', 'O Cruzeiro'],
  ['Flamengo', 'O Flamengo', 'O Fla'],
  ['Fluminense', 'O Fluminense', 'O Flu'],
  ['Fortaleza EC', 'O Fortaleza'],
  ['Grêmio', 'O Grêmio'],
  ['Internacional', 'O Internacional', 'O Inter'],
  ['Juventude', 'O Juventude'],
  ['Mirassol', 'O Mirassol'],
  ['Palmeiras', 'O Palmeiras'],
  ['RB Bragantino', 'O Bragantino', 'O RB Bragantino'],
  ['Santos', 'O Santos'],
  ['São Paulo', 'O São Paulo', 'São Paulo'],
  ['Sport Recife', 'O Sport', 'O Sport Recife'],
  ['Vasco da Gama', 'O Vasco'],
  ['Vitória', 'O Vitória'],
]

const [, second] = readBriefings()

function outcomesOf(home: string, away: string, text: string) {
  if (!second) throw new Error('no match to speak of')
  const match = { ...second.match, home, away, city: null, stadium: null }
  const facts = matchFacts({ ...second, match, headToHead: [], form: { home: null, away: null } })
  return checkText(facts, text).flatMap(({ numbers }) => numbers.map(({ outcome }) => outcome))
}

test.each(CLUBS)('%s is known as texts call it: its own chance is confirmed, its rival’s is not', (club, ...ways) => {
  const rival = club === 'Cruzeiro' ? 'Palmeiras' : 'Cruzeiro'
  for (const way of ways) {
    expect([way, outcomesOf(club, rival, `${way} tem 63,3% de chance de vencer.`)]).toEqual([way, ['confirmed']])
    expect([way, outcomesOf(club, rival, `${way} tem 15,3% de chance de vencer.`)]).toEqual([way, ['contradicted']])
    expect([way, outcomesOf(rival, club, `${way} vence em 63,3% das vezes.`)]).toEqual([way, ['contradicted']])
  }
})

test('a word that both clubs share means neither', () => {
  expect(outcomesOf('Manchester City', 'Manchester United', 'O City tem 15,3%.')).toEqual(['contradicted'])
  expect(outcomesOf('Manchester City', 'Manchester United', 'O Manchester tem 15,3%.')).not.toContain('confirmed')
  expect(outcomesOf('Atlético-MG', 'Atlético-GO', 'O Atlético tem 63,3%.')).not.toContain('confirmed')
})
