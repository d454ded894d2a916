import type { z } from 'zod'
import { commonWords } from './words.ts'

/**
 * Portuguese words for a refused value that has no sentence of its own. Given to zod at each parse, so a
 * sentence written in a schema wins and a library's English never reaches a reader.
 */
export function wordsForIssue(issue: z.core.$ZodRawIssue): string {
  const allowed = allowedBy(issue)
  return allowed === null ? commonWords.invalidValue : `${commonWords.invalidValue}: ${allowed}`
}

function allowedBy(issue: z.core.$ZodRawIssue): string | null {
  switch (issue.code) {
    case 'too_big':
      return `no máximo ${amount(issue.maximum, issue.origin)}`
    case 'too_small':
      return `no mínimo ${amount(issue.minimum, issue.origin)}`
    case 'unrecognized_keys':
      return `campo desconhecido (${issue.keys.join(', ')})`
    case 'invalid_value':
      return `use ${issue.values.map(String).join(', ')}`
    default:
      return null
  }
}

function amount(bound: number | bigint, origin: string): string {
  const number = bound.toLocaleString('pt-BR')
  if (origin === 'string') return bound === 1 ? '1 caractere' : `${number} caracteres`
  if (origin === 'array' || origin === 'set') return bound === 1 ? '1 item' : `${number} itens`
  return number
}
