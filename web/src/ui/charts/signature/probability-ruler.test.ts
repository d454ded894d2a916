import { expect, test } from 'vitest'
import { rulerSentence } from './probability-ruler.tsx'

test('the ruler says in words how far model and market are apart', () => {
  expect(rulerSentence(0.441, 0.405)).toBe('O modelo está 3,6 pontos percentuais acima do mercado.')
  expect(rulerSentence(0.4, 0.5)).toBe('O modelo está 10,0 pontos percentuais abaixo do mercado.')
  expect(rulerSentence(0.5, 0.505)).toBe('Modelo e mercado veem quase a mesma chance.')
  expect(rulerSentence(0.5, null)).toContain('Nenhuma casa cota')
})
