import { listCountedMatches } from '@prancheta/contract/analysis/quota.ts'
import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
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

/** Under the plan's key: an analysis changes both. */
const countedQuery = queryOptions({
  queryKey: [...planQuery.queryKey, 'counted'],
  queryFn: ({ signal }) => callApi(listCountedMatches, {}, { signal }),
})

/** The whole screen: games, the chosen one, what the month allows, and its analysis. */
export function useAnalyses({ onDone }: { onDone: () => void }) {
  const session = useSession()
  const games = useGames()
  const [isLeaving, setIsLeaving] = useState(false)
  const analysis = useAnalysis({ onDone, onRefused: () => setIsLeaving(true), startId: games.startId })
  useUpgradeSoon(isLeaving)
  const { game } = games
  const plan = useQuery(planQuery)
  const counted = useQuery(countedQuery)
  const markOf = useCallback(
    (fixtureId: number) => {
      const match = counted.data?.matches.find((one) => one.fixtureId === fixtureId)
      if (!match) return null
      return match.isAnalysed ? 'analysed' : 'counted'
    },
    [counted.data],
  )

  function forget() {
    setIsLeaving(false)
    analysis.forget()
  }

  return {
    games,
    analysis,
    /** Whether this month has counted a match already, so that it costs nothing: analysed, or only talked about. */
    markOf,
    allowance: allowanceOf({
      isAdmin: session !== 'unknown' && session?.role === 'admin',
      month: plan.data,
      isChosen: game !== null,
      // When it cannot be asked for, the button stays open and the server decides.
      isCounted: counted.isError ? true : counted.data && game ? markOf(game.fixtureId) !== null : undefined,
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
  /** `figure` stands beside the words of the button; null while it is not known. `isCounted`: the match costs nothing more. */
  | { kind: 'open'; figure: string | null; isCounted: boolean }
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
  if (isAdmin) return { kind: 'open', figure: 'Admin ∞', isCounted: false }
  if (isRefused) return { kind: 'blocked' }
  if (!month) return { kind: 'open', figure: null, isCounted: false }
  if (month.limit === null || month.remaining === null) return { kind: 'open', figure: '∞', isCounted: false }
  const figure = `${month.remaining}/${month.limit}`
  if (month.remaining > 0 || isCounted) return { kind: 'open', figure, isCounted: isCounted === true }
  return isChosen && isCounted === undefined ? { kind: 'looking' } : { kind: 'blocked' }
}
