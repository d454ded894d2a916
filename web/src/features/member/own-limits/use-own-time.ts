import { countMinute, type OwnLimitsView } from '@prancheta/contract/responsible-play/own-limits.ts'
import { MONEY_LIMITS } from '@prancheta/core/responsible-play/money-limits.ts'
import { minutesLeft } from '@prancheta/core/responsible-play/own-limits.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ownLimitsQuery } from '#domain/account/own-limits-query.ts'
import { type Told, toldSpans } from '#domain/account/told-spans.ts'
import { callApi } from '#lib/api/call-api.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { useLiveNews } from '#lib/live/live-news.ts'
import { refreshSoon } from '#lib/live/refresh-soon.ts'
import { toast } from '#lib/page/toast.ts'

const MINUTE_MS = 60_000
/** From here on the day is said to come to its end. */
const NEAR_MINUTES = 10

export function noteToday(today: OwnLimitsView['today']): void {
  queryClient.setQueryData(ownLimitsQuery.queryKey, (known) => known && { ...known, today })
}

/** Counts the minutes in which the page is in sight, for who has asked for it, and tells when the day is over or the time should be told. */
export function useOwnTime() {
  const { data: limits } = useQuery(ownLimitsQuery)
  const isCounted = limits != null && (limits.minutes_a_day !== null || limits.reality_minutes !== null)
  useEffect(() => {
    if (!isCounted) return
    const counting = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      // A minute that could not be told is not worth a word.
      callApi(countMinute, {}).then(noteToday, () => {})
    }, MINUTE_MS)
    return () => clearInterval(counting)
  }, [isCounted])

  useJournalNews(
    limits != null && (limits.month !== null || MONEY_LIMITS.some((kind) => limits.money[kind].cents !== null)),
  )

  const left = limits ? timeLeft(limits) : null
  useNearNotice(left)
  return { limits: limits ?? null, left, reality: useRealityCheck(limits ?? null) }
}

/** A bet written down here or on another device counts at once, for who compares their journal with a limit. */
function useJournalNews(isCompared: boolean): void {
  const refresh = () => {
    if (isCompared) refreshSoon(ownLimitsQuery.queryKey)
  }
  useLiveNews(({ type }) => {
    if (type === 'journal.changed') refresh()
  }, refresh)
}

function timeLeft({ minutes_a_day, today }: OwnLimitsView): number | null {
  return minutesLeft(minutes_a_day, { minutes: today.minutes, isExtended: today.extended })
}

/** Said once, kindly, before the wall. */
function useNearNotice(left: number | null): void {
  const wasNear = useRef(false)
  const isNear = left !== null && left > 0 && left <= NEAR_MINUTES
  useEffect(() => {
    if (isNear && !wasNear.current) toast.info(`Faltam ${left} min do tempo que você reservou para hoje.`)
    wasNear.current = isNear
  }, [isNear, left])
}

/** Due when another span is full; quiet again until the next one when it was read. */
function useRealityCheck(limits: OwnLimitsView | null) {
  const span = limits?.reality_minutes ?? null
  const minutes = limits?.today.minutes ?? 0
  const spans = span === null ? 0 : Math.floor(minutes / span)
  const [told, setTold] = useState<Told | null>(null)
  const known = limits === null ? null : toldSpans(told, { span, spans })
  useEffect(() => {
    if (known !== null) setTold(known)
  }, [known])
  return { isDue: known !== null && spans > known.spans, minutes, read: () => setTold({ span, spans }) }
}
