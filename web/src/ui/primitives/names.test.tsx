import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MatchName, PersonName } from './names.tsx'

test('a name that turns the writing round is kept apart from the words beside it', () => {
  const shown = renderToStaticMarkup(
    <p>
      <PersonName name={'\u202Eסמית'} email="x@test.example" className="truncate" /> · 15/11/2026
    </p>,
  )
  expect(shown).toBe('<p><bdi class="truncate">\u202Eסמית</bdi> · 15/11/2026</p>')
})

test('without a name the e-mail stands for it', () => {
  expect(renderToStaticMarkup(<PersonName name={null} email="ana@test.example" />)).toBe('<bdi>ana@test.example</bdi>')
})

test('clubs whose names run from right to left keep their side and their goals', () => {
  const shown = (score: { home: number; away: number } | null) =>
    renderToStaticMarkup(<MatchName home="הפועל" away="الأهلي" score={score} />)
  expect(shown(null)).toBe('<bdi>הפועל</bdi> x <bdi>الأهلي</bdi>')
  expect(shown({ home: 2, away: 1 })).toBe('<bdi>הפועל</bdi> 2 x 1 <bdi>الأهلي</bdi>')
})
