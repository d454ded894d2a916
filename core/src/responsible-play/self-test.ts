/**
 * The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, The Canadian Problem Gambling Index: Final Report, 2001), in our own
 * translation, with its answers and limits. It looks at the last twelve months and is a screening, not a diagnosis.
 */
export const SELF_TEST_QUESTIONS = [
  'Com que frequência você apostou mais do que podia de fato perder?',
  'Com que frequência precisou apostar quantias maiores para sentir a mesma emoção?',
  'Com que frequência voltou outro dia para tentar reaver o dinheiro perdido?',
  'Com que frequência pegou dinheiro emprestado ou vendeu algo para ter com que apostar?',
  'Com que frequência sentiu que talvez tivesse um problema com apostas?',
  'Com que frequência as apostas lhe causaram algum problema de saúde, como estresse ou ansiedade?',
  'Com que frequência alguém criticou as suas apostas ou disse que você tinha um problema, estando certo ou não?',
  'Com que frequência as apostas causaram problemas de dinheiro para você ou para a sua casa?',
  'Com que frequência sentiu culpa pelo modo como aposta ou pelo que acontece quando aposta?',
] as const

/** Each answer scores its place in the list. */
export const SELF_TEST_ANSWERS = ['Nunca', 'Às vezes', 'Na maioria das vezes', 'Quase sempre'] as const

export type SelfTestBand = 'none' | 'low' | 'moderate' | 'high'

/** What the answers say, each as its place in the list; null while one is missing. */
export function scoreSelfTest(answers: readonly (number | null)[]): { score: number; band: SelfTestBand } | null {
  const given = answers.filter((answer) => answer !== null)
  if (given.length < SELF_TEST_QUESTIONS.length) return null
  const score = given.reduce((sum, answer) => sum + answer, 0)
  if (score === 0) return { score, band: 'none' }
  return { score, band: score <= 2 ? 'low' : score <= 7 ? 'moderate' : 'high' }
}
