import type { FaultReason, LogFault } from '@prancheta/core/log/check-chain.ts'

/** What is said of the public log. */
export const logWords = {
  whole: 'Registro íntegro.',
  checkFailed: 'Não foi possível ler o registro inteiro. Tente de novo.',
} as const

const REASONS: Record<FaultReason, string> = {
  form: 'não está escrita no formato do registro',
  missing: 'falta',
  order: 'está fora de ordem',
  link: 'não segue da anterior: uma das duas foi alterada',
  content: 'não diz o que dizia quando foi escrita',
  sealed: 'está lacrada além da hora do seu jogo ou do seu dia',
  key: 'abre o registro com outra chave',
  head: 'não corresponde às entradas do dia ou ao fecho anterior',
  signature: 'não foi assinado com a chave do registro',
  rewritten: 'não é a mesma que foi vista antes',
  cut: 'falta: o registro foi cortado',
}

const day = (of: string) => of.split('-').reverse().join('/')

/** The first thing that is wrong, in one sentence. */
export function faultSentence({ reason, n, day: of }: LogFault): string {
  const what = n === null ? 'O fecho do dia' : `A entrada ${n.toLocaleString('pt-BR')}, do dia`
  return `${what} ${day(of)} ${REASONS[reason]}.`
}
