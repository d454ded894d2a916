import { readBoard } from '@prancheta/contract/board/routes.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import type { IsoDay } from '#lib/forms/calendar.ts'
import { useRefreshOnNews } from '#lib/live/live-news.ts'

const boardQuery = (date: IsoDay) =>
  queryOptions({
    queryKey: ['board', date],
    queryFn: ({ signal }) => callApi(readBoard, { date }, { signal }),
  })

/** A day's board, read anew when the feed says that it changed. */
export function useBoard(date: IsoDay) {
  const query = boardQuery(date)
  useRefreshOnNews(query.queryKey, ({ type, data }) => type === 'board.changed' && isAbout(data.days, date))
  return useQuery(query)
}

const isAbout = (days: unknown, date: IsoDay) => Array.isArray(days) && days.includes(date)

const MINUTE_MS = 60_000

/** The time, to the minute, for the ages of prices and for what has begun. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
