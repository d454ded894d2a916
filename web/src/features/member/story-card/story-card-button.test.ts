import { generateCard } from '@prancheta/contract/history/story-card.ts'
import { expect, test } from 'vitest'
import { pngOf } from './story-card-button.tsx'

test.each([
  ['no image', {}],
  ['an image of null', { image: null }],
  ['an empty text', { image: '' }],
  ['a picture without a byte', { image: 'data:image/png;base64,' }],
  ['a page in its place', { image: '<html>' }],
  ['words why', { error: 'sem imagem' }],
])('an answer with %s is understood, and is a card without a picture', (_what, answer) => {
  expect(pngOf(generateCard.output.parse(answer).image)).toBeNull()
})

test('a picture is what its bytes are', async () => {
  const png = pngOf('data:image/png;base64,iVBORw==')
  expect([...new Uint8Array((await png?.arrayBuffer()) ?? [])]).toEqual([0x89, 0x50, 0x4e, 0x47])
})
