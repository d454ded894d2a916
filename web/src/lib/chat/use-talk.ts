import { UNLIMITED } from '@prancheta/contract/analysis/quota.ts'
import { chatWords, conversationStarted, conversationsLeft } from '@prancheta/contract/chat/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { dashboardQuery, planQuery } from '#lib/api/member-queries.ts'
import { isRefusal, isSessionLost } from '#lib/api/tell-failure.ts'
import { formatCount } from '#lib/format/format.ts'
import { toast } from '#lib/page/toast.ts'
import { ShownTalk, type TalkView, talkBox } from './shown-talk.ts'
import { Talk, type TalkNews } from './talk.ts'

/** A talk about a match, or that of the chat page, as it stands in this tab. Ends with the part of the page that shows it. */
export function useTalk(userId: string, fixtureId: number | null): { talk: Talk; view: TalkView } {
  const tell = useTalkNews()
  const [talk] = useState(
    () => new Talk({ shown: new ShownTalk(talkBox(userId, fixtureId ?? 'page')), fixtureId, tell }),
  )
  useEffect(() => {
    window.addEventListener('pagehide', talk.keepNow)
    return () => {
      window.removeEventListener('pagehide', talk.keepNow)
      talk.leave()
    }
  }, [talk])
  return { talk, view: useSyncExternalStore(talk.subscribe, talk.view, talk.view) }
}

/** What the person is told in toasts while a talk goes on. */
function useTalkNews(): TalkNews {
  const navigate = useNavigate()
  const queries = useQueryClient()

  function exhausted() {
    const seePlans = () => void navigate('/pricing')
    toast.error(chatWords.quotaExhausted, { action: { label: chatWords.seePlans, onClick: seePlans } })
  }

  return {
    exhausted,
    started({ quota }) {
      // Going on with what is counted says nothing.
      if (!quota.newUnit) return
      void queries.invalidateQueries({ queryKey: planQuery.queryKey })
      void queries.invalidateQueries({ queryKey: dashboardQuery.queryKey })
      toast.success(conversationStarted(quota.current, shown(quota.limit)), {
        description: conversationsLeft(shown(quota.remaining), quota.plan),
      })
    },
    quotaFailed(failure) {
      if (isSessionLost(failure)) return // the page leads to the sign-in
      toast.error(chatWords.quotaCheckFailed, { description: chatWords.quotaCheckFailedHint })
    },
    noReply(failure) {
      if (isSessionLost(failure)) return
      if (failure instanceof ApiError && failure.code === 'chat.quotaExhausted') exhausted()
      else tellNoReply(failure)
    },
  }
}

function tellNoReply(failure: unknown): void {
  const status = failure instanceof ApiError ? failure.status : null
  if (status === 429) toast.error(chatWords.tooQuickTitle, { description: chatWords.tooQuick })
  else if (status === 402) toast.error(chatWords.noCreditsTitle, { description: chatWords.noCredits })
  else if (isRefusal(failure)) toast.error(failure.message)
  else {
    logFailure(chatWords.streamFailed, failure)
    toast.error(chatWords.sendFailedTitle, { description: chatWords.sendFailed })
  }
}

const shown = (count: number) => (count >= UNLIMITED ? '∞' : formatCount(count))
