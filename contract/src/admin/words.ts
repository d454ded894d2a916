/** The sentences of the admin area: the specification's letter for letter, then those we had to add. */
export const adminWords = {
  tipstersLoadFailed: 'Erro ao carregar tipsters',

  overviewFailed: 'Erro ao carregar a visão geral',
  userLoadFailed: 'Erro ao carregar o usuário',
  financeLoadFailed: 'Erro ao carregar o financeiro',
  systemLoadFailed: 'Erro ao carregar a configuração',
  userActionFailed: 'Erro ao executar a ação',
  tipsterSaveFailed: 'Erro ao salvar o tipster',
  logoSaveFailed: 'Erro ao salvar o logo',

  lastAdmin: 'Esta é a última conta de admin e não pode ser excluída. Dê o papel a outra pessoa antes.',
  noGrace: 'Este plano não está nos dias de tolerância.',
  alreadyVip: 'Este usuário já tem o VIP.',
  notVip: 'Este usuário não tem o VIP.',
  alreadySuspended: 'Esta conta já está suspensa.',
  notSuspended: 'Esta conta não está suspensa.',
  slugForm: 'Endereço inválido: de 3 a 30 letras minúsculas, números e hifens simples.',
  slugReserved: 'Este endereço é reservado. Escolha outro.',
  slugTaken: 'Este endereço já é de outro tipster.',
  colourInvalid: 'Cor inválida: use # e seis dígitos, como #3b82f6.',
  alreadyTipster: 'Este usuário já é tipster.',
  notTipster: 'Este usuário não é tipster.',
  logoNotImage: 'O logo deve ser uma imagem PNG, JPEG ou WebP.',
  logoTooLarge: 'O logo pode ter no máximo 256 KB.',
  logoDimensions: 'O logo pode ter de 16 a 2000 pixels de cada lado.',

  vipGranted: 'VIP concedido.',
  vipRevoked: 'VIP retirado.',
  graceEnded: 'Tolerância encerrada.',
  userSuspended: 'Conta suspensa.',
  userUnsuspended: 'Suspensão retirada.',
  userDeleted: 'Conta excluída. O acesso terminou e os dados são apagados em seguida.',
  pauseLifted: 'A pausa termina em 7 dias.',
  sessionsEnded: 'Todas as sessões foram encerradas.',
  tipsterMade: 'Tipster criado.',
  tipsterChanged: 'Tipster atualizado.',
  tipsterUnmade: 'Este usuário não é mais tipster.',
  logoSaved: 'Logo salvo.',
  logoRemoved: 'Logo removido.',
} as const

export type AdminWords = (typeof adminWords)[keyof typeof adminWords]
