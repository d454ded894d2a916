export { createMessages } from './direct-messages/create-messages.ts'
export { ticketsOf } from './tickets/ticket-store.ts'
export { createTickets } from './tickets/tickets.ts'
