import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, type Json, readJson } from './canonical-json.ts'

test('numbers are written as the format’s description lists them', () => {
  const written: [number, string][] = [
    [0, '0'],
    [-0, '0'],
    [1, '1'],
    [1.0, '1'],
    [0.1 + 0.2, '0.30000000000000004'],
    [0.000001, '0.000001'],
    [1e-7, '1e-7'],
    [123456789012345680000, '123456789012345680000'],
    [1e21, '1e+21'],
    [-1.5e300, '-1.5e+300'],
    [5e-324, '5e-324'],
    [Number.MAX_VALUE, '1.7976931348623157e+308'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
  ]
  for (const [value, text] of written) expect(canonicalJson(value)).toBe(text)
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => canonicalJson(value)).toThrow('no number')
})

test('texts escape what JSON must escape and nothing else', () => {
  expect(canonicalJson('"\\/\b\f\n\r\t\u0001\u001f')).toBe('"\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f"')
  expect(canonicalJson('São Paulo\u007f\u2028€😀')).toBe('"São Paulo\u007f\u2028€😀"')
  expect(() => canonicalJson('\ud83d')).toThrow('half a letter')
  // The same word in two spellings of Unicode stays two texts.
  expect(canonicalJson('\u00e9')).not.toBe(canonicalJson('e\u0301'))
})

test('members stand in the order of their names’ UTF-16 units', () => {
  const names = ['€', '\r', '\ufb33', '1', '😀', '\u0080', 'ö', '10', 'b', 'B']
  const value = Object.fromEntries(names.map((name) => [name, null]))
  const order = ['\r', '1', '10', 'B', 'b', '\u0080', 'ö', '€', '😀', '\ufb33']
  expect(canonicalJson(value)).toBe(`{${order.map((name) => `${JSON.stringify(name)}:null`).join(',')}}`)
})

const HALVES = 0x800
/** Any character. fast-check's own 'binary' can do the same only with a table of the million there are. */
const character = fc.nat({ max: 0x10ffff - HALVES }).map(
  (at) => String.fromCodePoint(at < 0xd800 ? at : at + HALVES),
  (text) => {
    const [one = '', ...more] = typeof text === 'string' ? text : ''
    const code = one.codePointAt(0)
    if (code === undefined || more.length > 0) throw new Error('not one character')
    return code < 0xd800 ? code : code - HALVES
  },
)
const json = fc.jsonValue({ maxDepth: 4, stringUnit: character }) as fc.Arbitrary<Json>

test('whatever the value, its text reads back as itself and has one form, however its members are put', () => {
  fc.assert(
    fc.property(json, (value) => {
      const text = canonicalJson(value)
      const read = readJson(text)
      expect(read).not.toBeUndefined()
      if (read === undefined) return
      expect(canonicalJson(read)).toBe(text)
      expect(canonicalJson(turned(value))).toBe(text)
      expect(JSON.stringify(JSON.parse(JSON.stringify(read)))).toBe(JSON.stringify(read))
    }),
    { numRuns: 500 },
  )
})

test('two numbers have the same text only when they are the same number', () => {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true })
  fc.assert(
    fc.property(number, number, (one, other) => {
      expect(Number(canonicalJson(one))).toBe(one === 0 ? 0 : one)
      expect(canonicalJson(one) === canonicalJson(other)).toBe(one === other)
    }),
    { numRuns: 1000 },
  )
})

/** The same value with the members of every object put the other way round. */
function turned(value: Json): Json {
  if (Array.isArray(value)) return value.map(turned)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, turned(member)]),
  )
}
