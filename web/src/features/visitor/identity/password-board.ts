/** What stands beside the two pages about a forgotten password. */
export const PASSWORD_BOARD = {
  title: 'Sua conta continua sua.',
  points: [
    'O link só serve para quem recebe o seu e-mail.',
    'Ao trocar a senha, todas as sessões abertas são encerradas.',
    'Suas análises e seu plano ficam como estão.',
  ],
}
