import { expect, test } from 'vitest'
import { linkPreview } from './link-preview.ts'

test('the preview of our links names us and shows the engine’s own numbers, marked as a demonstration', () => {
  const svg = linkPreview()
  for (const words of ['>Prancheta<', 'Estude o jogo', 'demonstração', '18+', '>15,2<']) expect(svg).toContain(words)
})
