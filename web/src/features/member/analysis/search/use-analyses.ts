import { checkChatQuota } from '@prancheta/contract/analysis/quota.ts'
import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '#lib/api/call-api.ts'
import { planQuery } from '#lib/api/member-queries.ts'
import { toast } from '#lib/page/toast.ts'
import { useSession } from '#lib/session/session.ts'
import { useAnalysis } from './use-analysis.ts'
import { useGames } from './use-games.ts'
import type { Search } from './use-place.ts'

/** Time to read why, before the prices are shown. */
const UPGRADE_AFTER_MS = 2_000

const quotaFor = (fixtureId: number) =>
  queryOptions({
    queryKey: ['plan', 'match', fixtureId],
    queryFn: ({ signal }) => callApi(checkChatQuota, { fixtureId }, { signal }),
  })

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

export type Allowance =
  /** `figure` stands beside the words of the button; null while it is not known. `isFree`: the match was counted already. */
  | { kind: 'open'; figure: string | null; isFree: boolean }
  /** Nothing is left, and whether the chosen match was counted already is being asked. */
  | { kind: 'looking' }
  | { kind: 'blocked' }

type Known = {
  isAdmin: boolean
  /** What the month allows; null stands for no limit. Undefined while it is not known: then the server decides. */
  month: { limit: number | null; remaining: number | null } | undefined
  isChosen: boolean
  /** Whether this month has counted the chosen match already; undefined while it is not known. */
  isCounted: boolean | undefined
  /** The server has just refused the chosen match. */
  isRefused: boolean
}

/** What the button for an analysis offers. */
export function allowanceOf({ isAdmin, month, isChosen, isCounted, isRefused }: Known): Allowance {
  if (isAdmin) return { kind: 'open', figure: 'Admin ∞', isFree: true }
  if (isRefused) return { kind: 'blocked' }
  if (!month) return { kind: 'open', figure: null, isFree: false }
  if (month.limit === null || month.remaining === null) return { kind: 'open', figure: '∞', isFree: true }
  const figure = `${month.remaining}/${month.limit}`
  if (month.remaining > 0 || isCounted) return { kind: 'open', figure, isFree: isCounted === true }
  return isChosen && isCounted === undefined ? { kind: 'looking' } : { kind: 'blocked' }
}
