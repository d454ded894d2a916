export { ticketsOf } from './tickets/ticket-store.ts'
