import { AdminMessagesView } from '#features/admin/messages/admin-messages-view.tsx'
import { BroadcastStrip } from '#features/admin/new-ticket/broadcast-strip.tsx'
import { NewTicketButton } from '#features/admin/new-ticket/new-ticket-button.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Mensagens', { listed: false })
}

export default function AdminMessagesPage() {
  return <AdminMessagesView newTicket={<NewTicketButton label="Novo" />} progress={<BroadcastStrip />} />
}
