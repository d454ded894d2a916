import { expect, test } from 'vitest'
import { signalWords } from './signal-words.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('habits are told with their figures, in sentences that neither blame nor order', () => {
  const told = [
    signalWords({ kind: 'stakes_after_losses', after_loss_cents: 4500, otherwise_cents: 2000 }),
    signalWords({ kind: 'nights', nights: 6 }),
    signalWords({ kind: 'more_bets', weeks: [5, 6, 8, 12] }),
  ].map(plain)
  expect(told[0]).toContain('R$ 45,00, contra R$ 20,00 nas outras vezes')
  expect(told[1]).toContain('de madrugada em 6 noites')
  expect(told[2]).toContain('5, 6, 8 e 12 apostas nas últimas quatro')
  for (const words of told) expect(words).not.toMatch(/você deve|pare|vício|viciad|problema|aposte/i)
})
