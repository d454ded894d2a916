import { foldText } from '@prancheta/core/text/fold-text.ts'
import type { Env } from '#platform/env/env.ts'

/**
 * Houses with a federal licence of Brazil's Ministry of Finance that sources of odds name, as known in November 2026.
 * The ministry's own list decides and changes; HOUSES replaces this one.
 */
const LICENSED_IN_BRAZIL: readonly string[] = [
  'Bet365',
  'Betano',
  'Betboo',
  'Betfair',
  'BetMGM',
  'Betnacional',
  'Betsson',
  'Betwarrior',
  'Blaze',
  'Casa de Apostas',
  'Esportes da Sorte',
  'EstrelaBet',
  'F12',
  'Galera',
  'KTO',
  'Matchbook',
  'Meridianbet',
  'Novibet',
  'Pinnacle',
  'Rivalo',
  'Sportingbet',
  'Stake',
  'Superbet',
  'VBet',
]

/** How football-data.co.uk's files abbreviate some of them. */
const CODES: Readonly<Record<string, string>> = {
  b365: 'bet365',
  bf: 'betfair',
  bfd: 'betfair',
  bfe: 'betfair',
  bmgm: 'betmgm',
  ps: 'pinnacle',
}

/**
 * Tells whether people here may bet at a house: those of HOUSES, else those licensed in the region. A name may go on
 * after ours ('Betfair Exchange', 'Betano.br'): services add a country or a part of the house.
 */
export function offeredHouses({ HOUSES, HOUSES_REGION }: Pick<Env, 'HOUSES' | 'HOUSES_REGION'>) {
  const names = HOUSES ?? (HOUSES_REGION === 'br' ? LICENSED_IN_BRAZIL : null)
  if (names === null) return () => true
  const folded = names.map(foldText)
  return (house: string): boolean => {
    const [name, words] = [CODES[foldText(house)] ?? foldText(house), foldText(house.replaceAll('.', ' '))]
    return folded.some((one) => name === one || words === one || words.startsWith(`${one} `))
  }
}
