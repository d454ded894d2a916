import { supportWords } from '@prancheta/contract/support/words.ts'
import { useLocation, useNavigate } from 'react-router'
import { toast } from '#lib/page/toast.ts'
import { useSession } from '#lib/session/session.ts'
import { type LiveNews, useLiveNews } from './live-news.ts'

/** Tells a user, on whichever page they are, that support wrote to them, with the way to the message. */
export function useSupportNotice(): void {
  const session = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isUser = typeof session === 'object' && session?.role === 'user'
  useLiveNews(
    (news) => {
      const arrived = isUser ? arrivalFor(news, pathname) : null
      if (arrived === null) return
      const { words, path } = arrived
      toast.info(words, { action: { label: 'Ler', onClick: () => void navigate(path) } })
    },
    () => {},
  )
}

/** What to say of the news, and where they lead; null where there is nothing to say, or the thread itself says it. */
export function arrivalFor({ type, data }: LiveNews, pathname: string): { words: string; path: string } | null {
  if (type !== 'thread.message' || data.from !== 'admin') return null
  const arrived =
    data.kind === 'ticket'
      ? { words: supportWords.newReply, path: `/tickets/${String(data.threadId)}` }
      : { words: supportWords.newMessage, path: '/messages' }
  return pathname === arrived.path ? null : arrived
}
