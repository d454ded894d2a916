import { QUESTIONS, THEME_NAMES } from '@prancheta/core/chat/questions.ts'
import { expect, test } from 'vitest'
import { THEMES } from './ai-difference.tsx'

test('the questions shown to visitors are questions the product offers, under the same themes', () => {
  for (const { name, questions } of THEMES) {
    const offered = QUESTIONS.filter(({ theme }) => THEME_NAMES[theme] === name).map(({ text }) => text)
    expect(offered).toEqual(expect.arrayContaining([...questions]))
  }
  expect(THEMES.map(({ name }) => name)).toEqual(Object.values(THEME_NAMES))
})

test('the "mais de 100 perguntas" of the public pages are there', () => {
  expect(QUESTIONS.length).toBeGreaterThan(100)
})
