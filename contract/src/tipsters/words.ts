/** What is said about publishing and on a tipster's public page. The first group is the specification's, letter for letter. */
export const tipsterWords = {
  tipsterNotFound: 'Tipster não encontrado.',
  nothingPublic: 'Nenhuma análise pública disponível ainda.',

  notTipster: 'Só tipsters publicam análises.',
  nothingToPublish: 'Esta análise foi salva sem um mercado escolhido. Não há o que publicar.',
  tooLateToPublish: 'O jogo já começou. Só se publica antes do início.',
  analysisMissing: 'Análise não encontrada.',
  published: 'Análise publicada. Ela não pode mais ser alterada.',
  publishFailed: 'Erro ao publicar análise',
  hidden: 'Análise oculta. O retrospecto continua contando com ela.',
  linkCopied: 'Link copiado.',
  linkNotCopied: 'Não foi possível copiar o link.',
  hideFailed: 'Erro ao ocultar análise',
} as const

export type TipsterWords = (typeof tipsterWords)[keyof typeof tipsterWords]
