/** The sentences of the support screens: the specification's letter for letter, then the few we had to add. */
export const supportWords = {
  fillSubjectAndMessage: 'Preencha o assunto e a mensagem',
  fillSubjectAndMessageAdmin: 'Preencha assunto e mensagem',
  chooseUser: 'Selecione um usuário',
  ticketCreateFailed: 'Erro ao criar ticket',
  ticketsCreateFailed: 'Erro ao criar ticket(s)',
  ticketsLoadFailed: 'Erro ao carregar tickets',
  ticketNotFound: 'Ticket não encontrado',
  messagesLoadFailed: 'Erro ao carregar mensagens',
  messageSendFailed: 'Erro ao enviar mensagem',
  ticketUpdateFailed: 'Erro ao atualizar ticket',
  usersLoadFailed: 'Erro ao carregar usuários',
  unreadLoadFailed: 'Erro ao carregar tickets não lidos',
  ticketCreated: 'Ticket criado com sucesso!',
  ticketMarkedResolved: 'Ticket marcado como resolvido!',
  ticketResolved: 'Ticket resolvido!',
  ticketReopened: 'Ticket reaberto!',
  messageSent: 'Mensagem enviada!',
  newReply: 'Nova resposta do suporte!',
  newUserMessage: 'Nova mensagem do usuário!',
  newMessage: 'Nova mensagem recebida!',
  noTicketsYet: 'Nenhum ticket ainda',
  noMessagesYet: 'Nenhuma mensagem ainda',
  noTicketFound: 'Nenhum ticket encontrado',
  chooseTicket: 'Selecione um ticket para ver a conversa',
  ticketClosed: 'Este ticket está fechado e não recebe novas mensagens.',
  userNotFound: 'Usuário não encontrado',
  markReadFailed: 'Erro ao marcar como lido',
  countersFailed: 'Erro ao carregar contadores',
  broadcastStopped: 'Envio interrompido.',
  broadcastStopFailed: 'Erro ao parar o envio',
} as const

export type SupportWords = (typeof supportWords)[keyof typeof supportWords]

/** '{n} ticket(s) criado(s) com sucesso!' */
export function ticketsCreated(count: number): string {
  return `${count} ticket(s) criado(s) com sucesso!`
}

/** 'n/1000 caracteres' */
export function charactersOf(count: number, max: number): string {
  return `${count}/${max} caracteres`
}

/** 'n aguardando' */
export function waitingCount(count: number): string {
  return `${count} aguardando`
}

/** '1 nova resposta', '3 novas respostas' */
export function newReplies(count: number): string {
  return `${count} ${count === 1 ? 'nova resposta' : 'novas respostas'}`
}

export const STATUS_LABELS = { open: 'Aberto', resolved: 'Resolvido', closed: 'Fechado' } as const
export const URGENCY_LABELS = { urgent: 'Urgente', waiting: 'Aguardando', answered: 'Respondido' } as const
