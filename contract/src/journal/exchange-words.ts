import type { Field, Problem } from '@prancheta/core/journal/exchange/file-bet.ts'

/** What taking bets in from a file and giving them out says. */
export const exchangeWords = {
  notReadable: 'Não conseguimos ler este arquivo. Envie um CSV com a primeira linha de títulos.',
  fileTooLarge: 'O arquivo é grande demais: até 4 MB e 15.000 linhas. Divida-o em partes.',
  fileEmpty: 'O arquivo não tem nenhuma aposta.',
  hasProblems: 'Nada foi importado: há linhas com erro. Corrija o arquivo ou as colunas e envie de novo.',
  columnsMissing: 'Nada foi importado: falta dizer em que coluna está cada dado.',
  importFailed: 'Erro ao importar o arquivo',
  statementFailed: 'Erro ao carregar o extrato anual',
} as const
export type ExchangeWords = (typeof exchangeWords)[keyof typeof exchangeWords]

export const notReadableFrom = (line: number) =>
  `Não conseguimos ler o arquivo a partir da linha ${line}: confira se há aspas que abrem e não fecham.`

export const FIELD_WORDS: Record<Field, string> = {
  placedAt: 'Data da aposta',
  matchAt: 'Data do jogo',
  match: 'Jogo ou mandante',
  opponent: 'Visitante',
  league: 'Campeonato',
  market: 'Aposta (mercado)',
  house: 'Casa',
  kind: 'Tipo',
  odd: 'Odd',
  stake: 'Valor apostado',
  outcome: 'Resultado',
  returned: 'Valor pago no cash-out',
  key: 'Identificador',
}

const PROBLEM_WORDS: Record<Problem['code'], string> = {
  missing: 'está vazio',
  moment: 'não é uma data; use 20/11/2026 21:30 ou 2026-11-20 21:30',
  future: 'está no futuro',
  number: 'não é um número com o separador escolhido, ou tem frações de centavo',
  thousands:
    'tem três algarismos depois do separador, e não sabemos se são milhares; escreva 1500,00 ou 1.500,00 (ou 1500.00, se o decimal é ponto)',
  range: 'está fora do que é aceito: odd de 1,01 a 10.000, valor de R$ 0,01 a R$ 1.000.000,00',
  word: 'não foi reconhecido; use ganha, meio ganha, devolvida, meio perdida, perdida, anulada ou em aberto',
  gift: 'é aposta grátis encerrada antes, que o diário ainda não sabe contar; deixe esta linha de fora',
  long: 'é longo demais: até 160 caracteres, a casa até 60, a aposta até 360',
  key: 'não é um identificador nosso; deixe a coluna de fora',
}

const KIND_PROBLEM = 'não foi reconhecido; use normal, aposta grátis ou cash-out'

/** Why one cell of a file could not be taken: 'Odd está vazio'. */
export function problemWords({ field, code }: Problem): string {
  return `${FIELD_WORDS[field]}: ${field === 'kind' && code === 'word' ? KIND_PROBLEM : PROBLEM_WORDS[code]}.`
}
