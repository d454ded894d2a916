import { expect, test } from 'vitest'
import { writeStakeShare } from '#chat/figures.ts'
import { fromPct } from '#percent.ts'
import { readMatches } from '#test/checking/read-lists.ts'
import { decimalOdd, probability } from '#units.ts'
import { kellyStake } from '#value/kelly.ts'
import { openChecker } from './check-text.ts'
import { type LookedUp, NOTHING_LOOKED_UP } from './facts/looked-up.ts'

/** Castanheira EC x Jirau FC. */
const [, facts] = readMatches()
if (!facts) throw new Error('the matches of the lists are missing')

const row = (rank: number, points: number, won: number) => ({
  rank,
  points,
  played: 30,
  won,
  drawn: 5,
  lost: 25 - won,
  goalsFor: 40 + won,
  goalsAgainst: 33,
})
const game = (home: string, away: string, time: string, score: LookedUp['games'][number]['score'] = null) => ({
  home,
  away,
  kickOffUtc: `2026-11-20T${time}:00Z`,
  isTimeKnown: true,
  score,
})
const LOOKED_UP: LookedUp = {
  combos: [{ legs: ['result.home', 'btts.yes'], chance: 0.312, fairOdd: 1 / 0.312, productOfOdds: 3.4 }],
  table: [
    { club: 'Palmares FC', row: row(1, 61, 18) },
    { club: 'Botucatu', row: row(9, 40, 11) },
    { club: 'Botucatu SP', row: row(15, 29, 8) },
  ],
  games: [
    game('Palmares FC', 'Botucatu', '19:00'),
    game('Grêmio Aurora', 'Santa Rosa', '21:30'),
    game('Ferroviária', 'Lago Azul', '14:00', { home: 2, away: 1 }),
  ],
  record: { picks: 24, won: 14, lost: 10, pushes: 2, voids: 1, hitRate: 14 / 24, yield: -0.042 },
}

function told(text: string, { lookedUp = LOOKED_UP, of = facts as typeof facts | null } = {}): string[] {
  const checker = openChecker(of ?? null)()
  checker.learn(lookedUp)
  return checker.take(text, true).sentences.flatMap(({ numbers }) => numbers.map((one) => `${one.text} ${one.outcome}`))
}

test.each([
  ['O Palmares lidera com 61 pontos.', ['61 confirmed']],
  ['O Palmares lidera com 40 pontos.', ['40 contradicted']],
  ['O Botucatu é o 9º, com 40 pontos em 30 jogos.', ['9º confirmed', '40 confirmed', '30 confirmed']],
  ['O Botucatu SP é o 9º, com 40 pontos.', ['9º contradicted', '40 contradicted']],
  ['O Palmares tem 18 vitórias e 7 derrotas.', ['18 confirmed', '7 confirmed']],
  ['Palmares: 58 gols feitos e 33 sofridos.', ['58 confirmed', '33 confirmed']],
  ['O líder Palmares está em 2º.', ['2º contradicted']],
  [
    '1º Palmares (61 pontos), 9º Botucatu (40 pontos).',
    ['1º confirmed', '61 confirmed', '9º confirmed', '40 confirmed'],
  ],
  [
    '1º Palmares (40 pontos), 9º Botucatu (61 pontos).',
    ['1º confirmed', '40 contradicted', '9º confirmed', '61 contradicted'],
  ],
  ['O Palmares venceu 3 dos últimos 5 jogos.', ['3 unchecked', '5 unchecked']],
  ['O Palmares tem 63,3% de chance hoje.', ['63,3% unchecked']],
])('a line of the table is checked of the club it is said of: %s', (text, expected) => {
  expect(told(text)).toEqual(expected)
})

test('another club’s points are none of this match’s clubs’', () => {
  const { home } = facts.about.table ?? {}
  expect(told(`O Castanheira tem ${home?.points} pontos, e o Palmares, 61.`)).toEqual([
    `${home?.points} confirmed`,
    '61 confirmed',
  ])
  expect(told('O Castanheira tem 61 pontos.')).toEqual(['61 contradicted'])
  expect(told(`O Castanheira está ${61 - (home?.points ?? 0)} pontos atrás do Palmares.`)).toEqual([
    `${61 - (home?.points ?? 0)} confirmed`,
  ])
})

test.each([
  ['Palmares x Botucatu começa às 16h.', ['16h confirmed']],
  ['Palmares x Botucatu começa às 18:30.', ['18:30 contradicted']],
  ['Às 18:30, o Grêmio Aurora recebe o Santa Rosa.', ['18:30 confirmed']],
  ['- 16:00: Palmares x Botucatu; 18:30: Grêmio Aurora x Santa Rosa', ['16:00 confirmed', '18:30 confirmed']],
  ['Palmares x Botucatu às 18:30 e Grêmio Aurora x Santa Rosa às 16h.', ['18:30 contradicted', '16h contradicted']],
  ['Ferroviária 2 x 1 Lago Azul.', ['2 x 1 confirmed']],
  ['Lago Azul 2 x 1 Ferroviária.', ['2 x 1 contradicted']],
  ['A Ferroviária venceu o Lago Azul por 2 a 1.', ['2 a 1 confirmed']],
  ['O Lago Azul venceu a Ferroviária por 2 a 1.', ['2 a 1 contradicted']],
  ['O Lago Azul perdeu para a Ferroviária por 2 a 1.', ['2 a 1 confirmed']],
  ['Palmares 1 x 0 Botucatu.', ['1 x 0 contradicted']],
  ['Às 16h, Palmares x Botucatu, e às 18:30, Grêmio Aurora x Santa Rosa.', ['16h confirmed', '18:30 confirmed']],
  ['Há mais 3 jogos hoje.', ['3 confirmed']],
  ['Há 12 jogos hoje.', ['12 contradicted']],
])('another game of the day is checked by its own time and score: %s', (text, expected) => {
  expect(told(text)).toEqual(expected)
})

test.each([
  ['Você tem 24 palpites encerrados, com 14 acertos e 10 erros.', ['24 confirmed', '14 confirmed', '10 confirmed']],
  ['Você tem 24 palpites encerrados, com 10 acertos.', ['24 confirmed', '10 contradicted']],
  ['Sua taxa de acerto é de 58,3%, e seu yield, de −4,2%.', ['58,3% confirmed', '−4,2% confirmed']],
  ['Sua taxa de acerto é de 68,3%.', ['68,3% contradicted']],
  ['Seu yield é de +4,2%.', ['+4,2% contradicted']],
  ['Seu yield é negativo, de 4,2%.', ['4,2% confirmed']],
  ['Você encerrou 24 palpites, e 2 foram devolvidos.', ['24 confirmed', '2 confirmed']],
  ['Taxa de acerto: 70%.', ['70% unchecked']],
])('the reader’s record is checked by what it counts: %s', (text, expected) => {
  expect(told(text)).toEqual(expected)
})

test.each([
  ['A sua combinada tem 31,2% de chance e odd justa de 3,21.', ['31,2% confirmed', '3,21 confirmed']],
  ['A combinada tem 63,3% de chance.', ['63,3% contradicted']],
  ['A combinada de vitória do Castanheira com ambas marcam tem 31,2% de chance.', ['31,2% confirmed']],
  ['Vitória do mandante + ambas marcam: 31,2%.', ['31,2% confirmed']],
  ['O Castanheira vence em 63,3%, e as duas juntas, em 31,2%.', ['63,3% confirmed', '31,2% confirmed']],
  ['O Castanheira vence em 31,2% das vezes.', ['31,2% contradicted']],
  ['Se a combinada pagasse uma odd de 3,50, o edge seria de 9,2%.', ['3,50 confirmed', '9,2% confirmed']],
])('a combination of the reader’s own has its own numbers: %s', (text, expected) => {
  expect(told(text)).toEqual(expected)
})

test('a stake at an odd that the sentence names follows from it', () => {
  const chance = probability(fromPct(facts.findMarket('result.home')?.pooledPct ?? 0))
  const stake = writeStakeShare(kellyStake(chance, decimalOdd(1.7)))
  const said = (share: string) => told(`Se a odd do Castanheira fosse 1,70, a stake de Kelly seria de ${share}.`)
  expect(said(stake)).toEqual(['1,70 confirmed', `${stake} confirmed`])
  expect(said('4,72%')).toEqual(['1,70 confirmed', '4,72% contradicted'])
})

test('in a talk about no match what was looked up is checked, and what follows by reckoning holds', () => {
  expect(told('Palmares x Botucatu começa às 18:30. Uma chance de 50% tem odd justa de 2,00.', { of: null })).toEqual([
    '18:30 contradicted',
    '50% confirmed',
    '2,00 confirmed',
  ])
  expect(told('Você acertou 14 de 24 palpites.', { of: null })).not.toContain(expect.stringContaining('contradicted'))
})

test('what was not looked up is judged as before, and marked in a talk about no match', () => {
  const lookedUp = NOTHING_LOOKED_UP
  expect(told('O Castanheira vence em 63,3% das vezes.', { lookedUp })).toEqual(['63,3% confirmed'])
  expect(told('Sua taxa de acerto é de 58,3%.', { lookedUp, of: null })).toEqual(['58,3% unchecked'])
})
