import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Crest, CrestPair, crestOf } from './crest.tsx'

test('a club always has the same crest, two clubs of one league hardly ever the same', () => {
  expect(crestOf(31)).toEqual(crestOf(31))
  const league = Array.from({ length: 20 }, (_, at) => JSON.stringify(crestOf(400 + at)))
  expect(new Set(league).size).toBeGreaterThanOrEqual(19)
  for (let id = 1; id <= 2_000; id += 1) {
    const { field, half } = crestOf(id)
    expect(field.split(' ').at(-1)).not.toBe(half.split(' ').at(-1))
  }
})

test('it shows the first letter of the name, and is not read out', () => {
  expect(renderToStaticMarkup(<Crest clubId={7} name="1. FC Köln" />)).toMatch(/aria-hidden="true".*>F<\/text>/)
  expect(renderToStaticMarkup(<Crest clubId={7} name="águia" />)).toContain('>Á<')
  expect(renderToStaticMarkup(<Crest clubId={7} name="" />)).toContain('></text>')
})

test('the real crest comes from our own address; one of elsewhere is never asked for', () => {
  const own = renderToStaticMarkup(<Crest clubId={7} name="Águia" picture="/api/clubs/7/crest" />)
  expect(own).toMatch(/^<img src="\/api\/clubs\/7\/crest" alt=""/)
  const foreign = renderToStaticMarkup(<Crest clubId={7} name="Águia" picture="https://vendor.example/7.png" />)
  expect(foreign).not.toContain('vendor')
  expect(foreign).toContain('>Á<')
})

test('a match shows the real crest of the club that has one and draws the other; without its clubs none', () => {
  const match = {
    homeId: 7,
    homeName: 'Águia',
    homeLogo: '/api/clubs/7/crest',
    awayId: 8,
    awayName: 'Boto',
    awayLogo: null,
  }
  const pair = renderToStaticMarkup(<CrestPair match={match} />)
  expect(pair).toMatch(/<img src="\/api\/clubs\/7\/crest".*<svg.*>B<\/text>/)
  expect(renderToStaticMarkup(<CrestPair match={{ ...match, homeId: null }} />)).toBe('')
})
