import { expect, test } from 'vitest'
import type { Briefing } from './briefing.ts'
import { QUESTION_THEMES, QUESTIONS, questionsFor } from './questions.ts'

const WITHOUT_ODDS: Briefing = {
  match: {
    home: 'Aurora do Vale',
    away: 'Ferroviário do Sul',
    league: 'Liga das Serras',
    kickOffUtc: '2026-11-15T22:00:00Z',
    isTimeKnown: true,
    stadium: null,
    city: null,
    isDemo: true,
  },
  expectedGoals: { home: 1.5, away: 1.1 },
  expectedCorners: null,
  expectedCards: null,
  likelyScores: [],
  markets: [],
  combos: [],
  confidence: null,
  form: { home: null, away: null },
  headToHead: [],
  table: null,
  weather: null,
  leagueAverages: null,
  stakeBase: 100,
  missing: ['odds', 'weather'],
}

test('there are more than 100 strategic questions, at least 25 in each of the four themes, none twice', () => {
  expect(QUESTIONS.length).toBeGreaterThan(100)
  for (const theme of QUESTION_THEMES) {
    expect(QUESTIONS.filter((question) => question.theme === theme).length).toBeGreaterThanOrEqual(25)
  }
  expect(new Set(QUESTIONS.map(({ text }) => text)).size).toBe(QUESTIONS.length)
})

test('a question names the clubs of the match at hand', () => {
  const asked = questionsFor(WITHOUT_ODDS, 'value')
  expect(asked).toContain('Qual é a odd justa da vitória de Aurora do Vale?')
  expect(asked.join(' ')).not.toMatch(/[{}]/)
})

test('nothing is offered that this match has no data for', () => {
  expect(questionsFor(WITHOUT_ODDS, 'value')).not.toContain('A odd do favorito está boa?')
  expect(questionsFor(WITHOUT_ODDS, 'context')).not.toContain('Vai chover na hora do jogo?')
  expect(questionsFor({ ...WITHOUT_ODDS, missing: [] }, 'context')).toContain('Vai chover na hora do jogo?')
})
