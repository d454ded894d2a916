/** What is said about a pause. Calm, and never a word that calls anybody back. */
export const pauseWords = {
  active:
    'Você está em pausa. Análises, quadro do dia, carteira, chat, publicações e pagamentos voltam quando ela terminar.',
  notLonger: 'Sua pausa atual já vai além disso. Ela só pode ser estendida.',
  needsEnd:
    'Uma pausa sem data de fim é encerrada pelo suporte, e quem administra não tem a quem pedir. Escolha uma de até 6 meses.',
  started: 'Pausa iniciada. Ela não pode ser desfeita antes do fim.',
  failed: 'Erro ao iniciar a pausa',
  alreadyExtended: 'O tempo de hoje já foi estendido uma vez.',
  limitsSaved: 'Limites salvos.',
  limitInvalid: 'Informe um valor entre R$ 0,01 e R$ 10.000.000,00',
  limitsFailed: 'Erro ao salvar os limites',
  notLiftable: 'Esta pausa ainda não pode ser encerrada.',
} as const

export type PauseWords = (typeof pauseWords)[keyof typeof pauseWords]
