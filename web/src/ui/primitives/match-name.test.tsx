import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MatchName } from './match-name.tsx'

test('clubs whose names run from right to left keep their side and their goals', () => {
  const shown = (score: { home: number; away: number } | null) =>
    renderToStaticMarkup(<MatchName home="הפועל" away="الأهلي" score={score} />)
  expect(shown(null)).toBe('<bdi>הפועל</bdi> x <bdi>الأهلي</bdi>')
  expect(shown({ home: 2, away: 1 })).toBe('<bdi>הפועל</bdi> 2 x 1 <bdi>الأهلي</bdi>')
})
