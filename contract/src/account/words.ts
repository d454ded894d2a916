/** What is said about one's own account: taking one's data along, leaving. */
export const accountWords = {
  deletionFailed: 'Erro ao excluir a conta',
  deletionUnknown: 'Protocolo de exclusão não encontrado.',
} as const

export type AccountWords = (typeof accountWords)[keyof typeof accountWords]
