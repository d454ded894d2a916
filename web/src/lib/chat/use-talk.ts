import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { dashboardQuery, planQuery } from '#lib/api/member-queries.ts'
import { talkBox } from './kept-talk.ts'
import { Talk, type TalkView } from './talk.ts'

/** A talk about a match, or that of the chat page, as it stands in this tab. Ends with the part of the page that shows it. */
export function useTalk(userId: string, fixtureId: number | null): { talk: Talk; view: TalkView } {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [talk] = useState(
    () =>
      new Talk({
        box: talkBox(userId, fixtureId ?? 'page'),
        fixtureId,
        seePlans: () => void navigate('/pricing'),
        onUnitUsed() {
          void queries.invalidateQueries({ queryKey: planQuery.queryKey })
          void queries.invalidateQueries({ queryKey: dashboardQuery.queryKey })
        },
      }),
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
