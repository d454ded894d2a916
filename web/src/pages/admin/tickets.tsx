import { BroadcastStrip } from '#features/admin/new-ticket/broadcast-strip.tsx'
import { NewTicketButton } from '#features/admin/new-ticket/new-ticket-button.tsx'
import { AdminTicketsView } from '#features/admin/tickets/admin-tickets-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Tickets', { listed: false })
}

export default function AdminTicketsPage() {
  return <AdminTicketsView newTicket={<NewTicketButton label="Novo Ticket" />} progress={<BroadcastStrip />} />
}
