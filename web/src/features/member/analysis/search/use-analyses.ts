import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { planQuery } from '#lib/api/member-queries.ts'
import { toast } from '#lib/page/toast.ts'
import { useSession } from '#lib/session/session.ts'
import { allowanceOf } from './allowance.ts'
import { quotaFor, type Search } from './api.ts'
import { useAnalysis } from './use-analysis.ts'
import { useGames } from './use-games.ts'

/** Time to read why, before the prices are shown. */
const UPGRADE_AFTER_MS = 2_000

/** The whole screen: games, the chosen one, what the month allows, and its analysis. */
export function useAnalyses({ onDone }: { onDone: () => void }) {
  const session = useSession()
  const games = useGames()
  const [isLeaving, setIsLeaving] = useState(false)
  const analysis = useAnalysis({ onDone, onRefused: () => setIsLeaving(true) })
  useUpgradeSoon(isLeaving)
  const { game } = games
  const plan = useQuery(planQuery)
  const isUsedUp = plan.data?.remaining === 0
  const counted = useQuery(
    game && isUsedUp ? quotaFor(game.fixtureId) : { queryKey: ['plan', 'match'], queryFn: skipToken },
  )

  function forget() {
    setIsLeaving(false)
    analysis.forget()
  }

  return {
    games,
    analysis,
    allowance: allowanceOf({
      isAdmin: session !== 'unknown' && session?.role === 'admin',
      month: plan.data,
      isChosen: game !== null,
      // When it cannot be asked for, the button stays open and the server decides.
      isCounted: counted.isError ? true : counted.data?.alreadyCounted,
      isRefused: analysis.isRefused,
    }),
    loadGames(wanted: Omit<Search, 'round'>) {
      forget()
      return games.load(wanted)
    },
    chooseGame(fixtureId: number) {
      forget()
      games.choose(fixtureId)
    },
    analyse() {
      if (!game) toast.error(analysisWords.selectAGame)
      else analysis.start(game.fixtureId)
    },
  }
}

export type Analyses = ReturnType<typeof useAnalyses>

function useUpgradeSoon(isLeaving: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => void navigate('/pricing'), UPGRADE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, navigate])
}
