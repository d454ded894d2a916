import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Inline, plainText, readMarkdown } from './read-markdown.ts'

const paragraph = (text: string): Inline[] => {
  const [block] = readMarkdown(text)
  return block?.kind === 'paragraph' ? (block.lines[0] ?? []) : []
}

test('bold, italics, code, lists, headings and line breaks are read', () => {
  expect(readMarkdown('# Título\n\nUm **forte** e *leve*\noutra linha\n\n- a\n- `b`\n\n1. x\n2. y')).toEqual([
    { kind: 'heading', lines: [[{ kind: 'text', text: 'Título' }]] },
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'text', text: 'Um ' },
          { kind: 'strong', children: [{ kind: 'text', text: 'forte' }] },
          { kind: 'text', text: ' e ' },
          { kind: 'em', children: [{ kind: 'text', text: 'leve' }] },
        ],
        [{ kind: 'text', text: 'outra linha' }],
      ],
    },
    {
      kind: 'list',
      isOrdered: false,
      start: 1,
      items: [[{ kind: 'text', text: 'a' }], [{ kind: 'code', children: [{ kind: 'text', text: 'b' }] }]],
    },
    {
      kind: 'list',
      isOrdered: true,
      start: 1,
      items: [[{ kind: 'text', text: 'x' }], [{ kind: 'text', text: 'y' }]],
    },
  ])
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/a"onclick=x',
])('a link to %s is only its words', (to) => {
  expect(paragraph(`[clique](${to}) aqui`).every(({ kind }) => kind === 'text')).toBe(true)
})

test('a link within this site is one; a picture is only its words', () => {
  expect(paragraph('[planos](/pricing?x=1#a)')).toEqual([
    { kind: 'link', to: '/pricing?x=1#a', children: [{ kind: 'text', text: 'planos' }] },
  ])
  expect(paragraph('![foto](/x.png)')).toEqual([{ kind: 'text', text: 'foto' }])
})

test('HTML stays the letters it is', () => {
  expect(paragraph('<img src=x onerror=alert(1)>')).toEqual([{ kind: 'text', text: '<img src=x onerror=alert(1)>' }])
})

test('marks that are not closed yet, as while a reply comes in, are letters', () => {
  expect(plainText(readMarkdown('**meio'))).toBe('**meio')
  expect(plainText(readMarkdown('2 * 3 * 4 e casa_do_time'))).toBe('2 * 3 * 4 e casa_do_time')
})

const unchecked = (index: number, text: string) => ({ index, text, isChecked: false, market: null, part: null })

test('a number of a part of the analysis knows it', () => {
  const [block] = readMarkdown('São 1,9 gols.', [
    { index: 4, text: '1,9', isChecked: true, market: null, part: 'clubs' },
  ])
  expect(block).toMatchObject({ lines: [[{ text: 'São ' }, { kind: 'figure', place: '#clubs' }, { text: ' gols.' }]] })
})

test('a number that is a market’s knows it', () => {
  expect(
    readMarkdown('Odd 2,10.', [{ index: 4, text: '2,10', isChecked: true, market: 'goals.over2.5', part: null }]),
  ).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'text', text: 'Odd ' },
          { kind: 'figure', place: 'goals.over2.5', children: [{ kind: 'text', text: '2,10' }] },
          { kind: 'text', text: '.' },
        ],
      ],
    },
  ])
})

test('a number that was not checked is marked where it stands, also inside bold', () => {
  const text = 'Odd de **2,10** e 2,10 de novo.'
  expect(readMarkdown(text, [unchecked(9, '2,10')])).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'text', text: 'Odd de ' },
          { kind: 'strong', children: [{ kind: 'mark', children: [{ kind: 'text', text: '2,10' }] }] },
          { kind: 'text', text: ' e 2,10 de novo.' },
        ],
      ],
    },
  ])
  expect(readMarkdown(text, [unchecked(3, '2,10')])).toEqual(readMarkdown(text))
})

test('a number in code keeps its mark, and nothing else is read there', () => {
  const text = 'O cálculo é `0,80 × **2**`.'
  expect(readMarkdown(text, [unchecked(13, '0,80')])).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'text', text: 'O cálculo é ' },
          {
            kind: 'code',
            children: [
              { kind: 'mark', children: [{ kind: 'text', text: '0,80' }] },
              { kind: 'text', text: ' × **2**' },
            ],
          },
          { kind: 'text', text: '.' },
        ],
      ],
    },
  ])
})

test('whatever is written, no letter of a plain text is lost and reading it ends', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-záéõ ,.%\d]{1,60}$/), (text) => {
      const words = text.trim().replaceAll(/\s+/g, ' ')
      expect(plainText(readMarkdown(`x${words}`))).toBe(`x${words}`)
    }),
  )
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void readMarkdown(text)))
  const hostile = ['*'.repeat(4_000), '_a'.repeat(2_000), '['.repeat(4_000), '**a '.repeat(1_500), '`'.repeat(3_999)]
  for (const text of hostile) expect(plainText(readMarkdown(text)).length).toBeGreaterThan(0)
})
