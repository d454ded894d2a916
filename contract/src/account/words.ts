/** What is said about one's own account: pausing, taking one's data along, leaving. */
export const accountWords = {
  pauseActive: 'Você está em pausa. Análises, chat e pagamentos voltam quando ela terminar.',
  pauseNotLonger: 'Sua pausa atual já vai além disso. Ela só pode ser estendida.',
  pauseStarted: 'Pausa iniciada. Ela não pode ser desfeita antes do fim.',
  pauseFailed: 'Erro ao iniciar a pausa',
  deletionFailed: 'Erro ao excluir a conta',
  deletionUnknown: 'Protocolo de exclusão não encontrado.',
} as const

export type AccountWords = (typeof accountWords)[keyof typeof accountWords]
