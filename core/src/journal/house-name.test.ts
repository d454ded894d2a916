import { expect, test } from 'vitest'
import { HouseSpellings } from './house-name.ts'

test('a house is one however it is written, in the spelling that the journal has', () => {
  const spellings = new HouseSpellings(['Bet365', 'Casa Verde'])
  expect(['bet 365', 'BET365', 'casa verde', 'Casa Azul', 'casa  AZUL'].map((house) => spellings.of(house))).toEqual([
    ...['Bet365', 'Bet365', 'Casa Verde', 'Casa Azul', 'Casa Azul'],
  ])
  expect(new HouseSpellings(['***']).of('---')).toBe('---')
})
