import { ChatView } from '#features/member/chat-page/chat-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Chat com IA', { listed: false })
}

export default function ChatPage() {
  return <ChatView />
}
