import { z } from 'zod'

/** What an AI may look up while it answers, each told to the reader as it begins. */
export const chatStep = z.enum(['markets', 'combo', 'stake', 'form', 'headToHead', 'table', 'games', 'record'])
export type ChatStep = z.output<typeof chatStep>

/** What the reader sees while an AI looks something up. */
export const stepWords: Record<ChatStep, string> = {
  markets: 'consultando mercados…',
  combo: 'calculando a combinada…',
  stake: 'calculando o valor da odd…',
  form: 'consultando jogos recentes…',
  headToHead: 'consultando confrontos…',
  table: 'consultando a tabela…',
  games: 'consultando os jogos do dia…',
  record: 'consultando seu histórico…',
}

const STEP_NAMES: Record<ChatStep, string> = {
  markets: 'mercados',
  combo: 'combinada',
  stake: 'valor da odd',
  form: 'jogos recentes',
  headToHead: 'confrontos',
  table: 'tabela',
  games: 'jogos do dia',
  record: 'seu histórico',
}

/** 'Consultado: confrontos, tabela', each once and in its order. */
export const lookedUp = (steps: readonly ChatStep[]): string =>
  `Consultado: ${[...new Set(steps)].map((step) => STEP_NAMES[step]).join(', ')}`
