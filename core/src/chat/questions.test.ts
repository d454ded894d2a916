import { expect, test } from 'vitest'
import { BARE_BRIEFING, FULL_BRIEFING, NO_ODDS_BRIEFING } from '#test/sample-briefings.ts'
import { QUESTION_THEMES, QUESTIONS, questionsFor, questionsWithoutMatch } from './questions.ts'

test('there are more than 100 strategic questions, at least 25 in each of the four themes, none twice', () => {
  expect(QUESTIONS.length).toBeGreaterThan(100)
  for (const theme of QUESTION_THEMES) {
    expect(QUESTIONS.filter((question) => question.theme === theme).length).toBeGreaterThanOrEqual(25)
  }
  expect(new Set(QUESTIONS.map(({ text }) => text)).size).toBe(QUESTIONS.length)
})

test('a question names the clubs of the match at hand', () => {
  const asked = questionsFor(FULL_BRIEFING, 'value')
  expect(asked).toContain(`Qual é a odd justa da vitória de ${FULL_BRIEFING.match.home}?`)
  expect(asked.join(' ')).not.toMatch(/[{}]/)
})

test('nothing is offered that this match has no data for', () => {
  expect(questionsFor(FULL_BRIEFING, 'value')).toContain('A odd do favorito está boa?')
  expect(questionsFor(NO_ODDS_BRIEFING, 'value')).not.toContain('A odd do favorito está boa?')
  expect(questionsFor(FULL_BRIEFING, 'context')).toContain('Vai chover na hora do jogo?')
  expect(questionsFor(BARE_BRIEFING, 'context')).not.toContain('Vai chover na hora do jogo?')
})

test('without a match only questions are offered that need none, and that the bank has', () => {
  const general = QUESTION_THEMES.flatMap(questionsWithoutMatch)
  expect(general).toHaveLength(12)
  const needs = QUESTIONS.filter(({ text }) => general.includes(text)).flatMap((question) => question.needs)
  expect([needs, general.filter((text) => text.includes('{'))]).toEqual([[], []])
})
