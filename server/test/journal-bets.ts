import { randomUUID } from 'node:crypto'
import { recordBet } from '@prancheta/contract/journal/routes.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import type { Person } from './person.ts'

type Bet = InputOf<typeof recordBet>

/** A bet in words as the form sends it: R$ 10,00 at 2.00, won or lost by hand where a test says so. */
export function betInWords(
  more: Partial<Bet> & { match?: string; matchAt?: string; league?: string | null } = {},
): Bet {
  const { match = 'Bahia x Santos', matchAt = '2026-11-19T22:00:00Z', league = 'Liga Ipê Ouro', ...rest } = more
  return {
    key: randomUUID(),
    betOn: { match, league, market: 'Mais de 2,5 gols', matchAt },
    house: 'Casa Azul',
    odd: 2,
    stake: { cents: 1000 },
    kind: 'normal',
    cashOutCents: null,
    placedAt: '2026-11-19T12:00:00Z',
    outcome: null,
    ...rest,
  }
}

export const write = async (person: Person, bet: Bet) => (await person.call(recordBet, bet)).bet
