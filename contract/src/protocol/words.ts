/** Every sentence of the specification's catalogues stands here once, letter for letter; so do those the decisions add. */
export const commonWords = {
  notAuthenticated: 'Usuário não autenticado',
  accessDenied: 'Acesso negado',
  emailInvalid: 'Email inválido',
  emailTooLong: 'Email muito longo',
  passwordTooShort: 'Senha deve ter pelo menos 6 caracteres',
  passwordTooLong: 'Senha muito longa',
  passwordCommon: 'Senha muito comum. Escolha outra.',
  nameTooShort: 'Nome deve ter pelo menos 3 caracteres',
  birthDateInvalid: 'Data de nascimento inválida',
  underage: 'Você deve ter pelo menos 18 anos',
  cityRequired: 'Cidade é obrigatória',
  stateRequired: 'Estado é obrigatório',
  phoneInvalid: 'Telefone inválido',
  whatsappInvalid: 'WhatsApp inválido',
  phoneFormat: 'Formato: (11) 98765-4321',
  wrongCredentials: 'E-mail ou senha incorretos.',
  emailTaken: 'Este e-mail já está cadastrado.',
  accountSuspended: 'Esta conta está suspensa. Fale conosco pelo contato da Política de Privacidade.',
  mailedLinkInvalid: 'Este link não vale mais. Peça outro.',
  wrongPassword: 'Senha atual incorreta.',
  busy: 'Muita gente entrando agora. Tente novamente em instantes.',
  proOnly: 'Recurso Exclusivo Pro',
  dateRequired: 'Por favor, selecione uma data',
  fixtureNotFound: 'Jogo não encontrado',
  invalidValue: 'Valor inválido',
  tooManyTries: 'Muitas tentativas. Tente novamente em alguns minutos.',
  notFound: 'Não encontrado',
  unexpected: 'Algo deu errado do nosso lado. Tente novamente.',
  noConnection: 'Sem conexão. Verifique sua internet e tente de novo.',
  unavailable: 'Serviço indisponível no momento. Tente novamente em instantes.',
  bodyTooLarge: 'Valor inválido: o envio pode ter no máximo 256 KB.',
  bodyNotJson: 'Valor inválido: o envio deve ser JSON.',
} as const

export type CommonWords = (typeof commonWords)[keyof typeof commonWords]

/** For a field whose other rules have sentences of their own; elsewhere input-words.ts says the same. */
export function atMostCharacters(max: number): string {
  return `${commonWords.invalidValue}: no máximo ${max} caracteres`
}
