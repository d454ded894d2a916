import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Calendar } from './calendar.tsx'

const days = { today: '2026-11-15', opensOn: '2008-11-15', min: '1900-01-01', max: '2026-11-15' }

function shownMonth(value: string | null): string | undefined {
  const html = renderToStaticMarkup(<Calendar {...days} value={value} onChoose={() => undefined} />)
  return /<caption[^>]*>(.*?)<\/caption>/.exec(html)?.[1]
}

test('a calendar for a birthday opens where a birthday can lie, and at the chosen day once there is one', () => {
  expect(shownMonth(null)).toBe('novembro de 2008')
  expect(shownMonth('1990-05-20')).toBe('maio de 1990')
})
