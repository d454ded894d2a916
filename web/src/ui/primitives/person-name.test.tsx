import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PersonName } from './person-name.tsx'

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
