import type { PickOutcome } from '#history/pick-outcome.ts'
import type { BetKind } from '#journal/money.ts'
import { foldText } from '#text/fold-text.ts'
import type { Columns, Field } from './file-bet.ts'

/** The first line of our own file. Its cells are read by their names, so they may stand in any order. */
export const OWN_HEADER = {
  placedAt: 'Data da aposta',
  matchAt: 'Data do jogo',
  match: 'Jogo',
  league: 'Campeonato',
  market: 'Mercado',
  house: 'Casa',
  kind: 'Tipo',
  odd: 'Odd',
  stake: 'Valor (R$)',
  outcome: 'Resultado',
  returned: 'Retorno (R$)',
  key: 'Identificador',
} as const satisfies Partial<Record<Field, string>>

/** What other files call these columns, folded; the first that stands in a file is taken. */
const HEADERS: Record<Field, readonly string[]> = {
  placedAt: [
    'data da aposta',
    'data aposta',
    'data',
    'data hora',
    'apostada em',
    'date placed',
    'placed at',
    'placed',
    'date',
  ],
  matchAt: [
    'data do jogo',
    'data do evento',
    'data evento',
    'data jogo',
    'event date',
    'match date',
    'kick off',
    'kickoff',
  ],
  match: [
    'jogo',
    'partida',
    'evento',
    'confronto',
    'mandante',
    'time da casa',
    'event',
    'match',
    'fixture',
    'game',
    'home team',
    'home',
  ],
  opponent: ['visitante', 'time visitante', 'adversario', 'away team', 'away'],
  league: ['campeonato', 'liga', 'competicao', 'torneio', 'league', 'competition', 'tournament'],
  market: ['mercado', 'aposta', 'selecao', 'palpite', 'pick', 'selection', 'market', 'bet'],
  house: ['casa', 'casa de apostas', 'bookmaker', 'bookie', 'sportsbook', 'house'],
  kind: ['tipo', 'tipo de aposta', 'tipo da aposta', 'kind', 'bet type', 'type'],
  odd: ['odd', 'odds', 'cotacao', 'cota', 'price', 'decimal odds'],
  stake: ['valor r', 'valor', 'stake', 'valor apostado', 'valor da aposta', 'apostado', 'entrada', 'amount'],
  outcome: ['resultado', 'status', 'situacao', 'result', 'outcome', 'state'],
  returned: ['retorno r', 'retorno', 'valor de cash out', 'cash out', 'cashout', 'return', 'returns', 'payout'],
  key: ['identificador', 'id'],
}

/** The columns that a file's first line names. */
export function guessColumns(header: readonly string[]): Columns {
  const names = header.map(foldText)
  const columns: Columns = {}
  const taken = new Set<number>()
  for (const [field, words] of entriesOf(HEADERS)) {
    const at = words.map((word) => names.indexOf(word)).find((column) => column >= 0 && !taken.has(column))
    // 'id' alone is anybody's numbering; only our own file's name for it makes a bet the same.
    if (at === undefined || (field === 'key' && names[at] !== 'identificador')) continue
    columns[field] = at
    taken.add(at)
  }
  return columns
}

export const OUTCOME_WORDS: Record<PickOutcome | 'open', string> = {
  won: 'ganha',
  half_won: 'meio ganha',
  push: 'devolvida',
  half_lost: 'meio perdida',
  lost: 'perdida',
  void: 'anulada',
  open: 'em aberto',
}

const OUTCOMES_READ: Record<PickOutcome | 'open', readonly string[]> = {
  won: ['ganha', 'ganhou', 'ganho', 'vencida', 'venceu', 'green', 'win', 'won', 'w'],
  half_won: ['meio ganha', 'meio ganho', 'meio green', 'half won', 'half win', 'hw'],
  push: ['devolvida', 'devolvido', 'reembolso', 'reembolsada', 'push', 'refund', 'refunded'],
  half_lost: ['meio perdida', 'meio perdido', 'meio red', 'half lost', 'half loss', 'hl'],
  lost: ['perdida', 'perdeu', 'perdido', 'red', 'lose', 'lost', 'loss', 'l'],
  void: ['anulada', 'anulado', 'cancelada', 'void', 'cancelled', 'canceled'],
  open: ['', 'em aberto', 'aberta', 'aberto', 'pendente', 'open', 'pending'],
}

/** Letters that mean something else in English files, where P is a push and V a void; read in a Portuguese file alone. */
const PORTUGUESE_LETTERS: Readonly<Partial<Record<string, PickOutcome>>> = { g: 'won', v: 'won', p: 'lost', r: 'lost' }
const PORTUGUESE_TITLES = ['resultado', 'situacao']
/** 'green' and 'red' are said in both. */
const ENGLISH =
  /^(?:w|l|hw|hl|win|won|lose|lost|loss|half .*|push|refund(?:ed)?|void|cancell?ed|open|pending|cashed out)$/
const EITHER = ['', 'green', 'red', 'cash out', 'cashout']

/** Whether the letters of a column of results are Portuguese ones: by its title or its other words, and without an English word among them. */
export function hasPortugueseLetters(title: string, cells: readonly string[]): boolean {
  const words = [...new Set(cells.map(foldText))]
  if (words.some((word) => ENGLISH.test(word))) return false
  return (
    PORTUGUESE_TITLES.includes(foldText(title)) ||
    words.some((word) => !EITHER.includes(word) && readOutcome(word, false) !== undefined)
  )
}

export const KIND_WORDS: Record<BetKind, string> = { normal: 'normal', free_bet: 'aposta grátis', cash_out: 'cash-out' }

const KINDS_READ: Record<BetKind, readonly string[]> = {
  normal: ['', 'normal', 'simples', 'dinheiro', 'single', 'cash'],
  free_bet: ['aposta gratis', 'aposta gratuita', 'gratis', 'bonus', 'freebet', 'free bet', 'free'],
  cash_out: ['cash out', 'cashout', 'encerrada', 'cashed out'],
}

/** How a bet ended by the word of a file; undefined for a word we do not know. 'cash out' stands among results in many files. */
export function readOutcome(word: string, letters: boolean): PickOutcome | 'open' | 'cash_out' | undefined {
  const folded = foldText(word)
  if (letters && PORTUGUESE_LETTERS[folded]) return PORTUGUESE_LETTERS[folded]
  if (KINDS_READ.cash_out.includes(folded)) return 'cash_out'
  return entriesOf(OUTCOMES_READ).find(([, words]) => words.includes(folded))?.[0]
}

export function readKind(word: string): BetKind | undefined {
  const folded = foldText(word)
  return entriesOf(KINDS_READ).find(([, words]) => words.includes(folded))?.[0]
}

/** The entries of a table of ours, whose keys are all known. */
function entriesOf<Key extends string, Value>(table: Record<Key, Value>): [Key, Value][] {
  return Object.entries(table) as [Key, Value][]
}
