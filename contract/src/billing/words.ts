/**
 * The sentences of pricing, checkout and payment, apart from the others so that the public pages need not carry those.
 * The first group is the specification's and the decisions', letter for letter.
 */
export const billingWords = {
  checkoutFailed: 'Erro ao criar checkout. Tente novamente.',
  portalFailed: 'Erro ao abrir portal. Tente novamente.',
  checkoutCanceled: 'Checkout cancelado',
  registerToPay: 'Crie sua conta para continuar com o pagamento',
  subscriptionActivated: 'Assinatura ativada com sucesso!',
  paymentConfirmed: 'Pagamento confirmado! Atualizando assinatura...',
  paymentMade: 'Pagamento Realizado!',
  signIn: 'Fazer Login',
  paymentPending: 'Pagamento ainda em confirmação. Avisaremos assim que for confirmado.',
  refreshStatus: 'Atualizar Status da Assinatura',
  yourPlan: 'Seu Plano',
  mostPopular: 'Mais Popular',
  yourCurrentPlan: 'Seu Plano Atual',
  processing: 'Processando...',
  demoPayment: 'Pagamento de demonstração',

  paymentsUnavailable: 'Esta instalação não recebe pagamentos. Fale com o suporte.',
  paymentNotNeeded: 'Seu plano não precisa de pagamento.',
  noSubscription: 'Você ainda não tem uma assinatura para gerenciar.',
  priceUnknown: 'Plano desconhecido. Escolha um dos planos em Preços.',
  demoCardDeclined: 'Cartão recusado. Nada foi cobrado.',
  demoCheckoutClosed: 'Este pagamento já foi concluído ou cancelado.',
  demoActionNotPossible: 'Isso não é possível com a assinatura como ela está agora.',
} as const

export type BillingWords = (typeof billingWords)[keyof typeof billingWords]
