import { matchesEnded } from '@prancheta/contract/history/words.ts'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLiveNews } from '#lib/live/live-news.ts'
import { toast } from '#lib/page/toast.ts'
import { refreshHistory } from './history-queries.ts'

/** Matches of one round end within minutes, and their results come together: one notice for all of them. */
const GATHER_MS = 1_500

/** Tells, wherever the reader is, that matches they saved have ended, and keeps what is shown of them true. */
export function useSettlementNotice(): void {
  const navigate = useNavigate()
  const gathered = useRef<{ ids: Set<unknown>; timer: ReturnType<typeof setTimeout> } | null>(null)

  function tell() {
    const count = gathered.current?.ids.size ?? 0
    gathered.current = null
    toast.info(matchesEnded(count), {
      action: { label: 'Ver no histórico', onClick: () => void navigate('/history') },
    })
  }

  useLiveNews(({ type, data }) => {
    if (type !== 'analysis.settled') return
    refreshHistory()
    gathered.current ??= { ids: new Set(), timer: setTimeout(tell, GATHER_MS) }
    gathered.current.ids.add(data.analysisId)
  }, refreshHistory)

  useEffect(() => () => clearTimeout(gathered.current?.timer), [])
}
