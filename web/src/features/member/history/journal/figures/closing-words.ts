import type { ClosingValue } from '@prancheta/contract/journal/figures.ts'

/** Fewer closing prices than this say nothing. */
const CLOSING_MIN = 30
/** Two standard errors: luck alone goes further once in twenty times. */
const ERRORS = 2

/** What the closing value says and does not say. */
export function closingVerdict({ count, mean, standardError }: ClosingValue): string {
  const what =
    'O fechamento é o preço com mais informação: pagar melhor que ele, muitas vezes, é o sinal mais cedo de boa escolha de preço, e não promete lucro.'
  if (mean === null || standardError === null || count < CLOSING_MIN)
    return `${what} Com menos de ${CLOSING_MIN} apostas, ainda não dá para dizer nada.`
  if (Math.abs(mean) <= ERRORS * standardError) return `${what} A diferença até aqui cabe na sorte.`
  return mean > 0
    ? `${what} Você costuma conseguir odds melhores que a justa do fechamento, além do que a sorte explica.`
    : `${what} Você costuma aceitar odds piores que a justa do fechamento, além do que a sorte explica.`
}
