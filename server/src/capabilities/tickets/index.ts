export { ticketsOf } from './ticket-store.ts'
export { createTickets, type Tickets } from './tickets.ts'
