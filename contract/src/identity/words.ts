/** The day since which terms and privacy policy are in force. It names their text in every consent, so it changes with the text. */
export const LEGAL_TEXT_VERSION = '2026-11-17'

/** What the screens of members say: sign-up, sign-in, onboarding, dashboard, settings. Letter for letter, each once. */
export const identityWords = {
  loginSucceeded: 'Login realizado com sucesso!',
  loginFailed: 'Erro ao fazer login',
  signUpFailed: 'Erro ao criar conta',
  adultRequired: 'Você deve confirmar que é maior de 18 anos',
  termsRequired: 'Você deve aceitar os Termos e Política de Privacidade',
  accountCreated: 'Conta criada! Redirecionando...',
  accountCreatedToPayment: 'Conta criada! Redirecionando para o pagamento...',
  accountCreatedCheckoutFailed: 'Conta criada mas houve erro no checkout. Tente novamente em Preços.',
  profileSaved: 'Informações atualizadas!',
  profileSaveFailed: 'Erro ao salvar informações',
  preferencesSaved: 'Preferências salvas!',
  preferencesUpdated: 'Preferências atualizadas!',
  preferencesSaveFailed: 'Erro ao salvar preferências',
  stakeInvalid: 'Valor inválido: de R$ 0,01 a R$ 1.000.000,00, com até duas casas decimais',
  conversationsThisMonth: 'conversas este mês',
  manageSubscription: 'Gerenciar Assinatura',
  integrationReady: 'Configurada',
  integrationMissing: 'Não configurada',
  passwordChanged: 'Senha alterada. As outras sessões foram encerradas.',
  passwordChangeFailed: 'Erro ao alterar senha',
  passwordReset: 'Senha nova salva. Entre com ela.',
  passwordResetFailed: 'Erro ao salvar a nova senha',
  sendAccessLink: 'Enviar link de acesso por e-mail',
  accessLinkFailed: 'Erro ao enviar o link de acesso',
  resetRequestFailed: 'Erro ao pedir o link',
  sessionsEndFailed: 'Erro ao encerrar sessões',
  dashboardLoadFailed: 'Erro ao carregar seus números',
  settingsLoadFailed: 'Erro ao carregar suas configurações',
} as const
