import { type QueryKey, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useLiveNews } from '#lib/live/live-news.ts'
import { refreshSoon } from '#lib/live/refresh-soon.ts'
import { type Held, type Placed, withHeldPlaces } from './held-places.ts'

type Options<Row> = {
  fresh: readonly Placed<Row>[]
  chosen: string | null
  /** Another one is another list, in which nothing is held yet. */
  filter: string
  /** How one thread is read by itself, for those that the loaded pages no longer hold. */
  readOne: (id: string) => { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<Row> }
  /** Whether a thread that was only kept still belongs into this list. */
  belongs: (row: Row) => boolean
}

type State<Row> = { filter: string; chosen: string | null; held: Held<Row> }

/** The rows of a list in an order that opening one of them does not change. */
export function useHeldPlaces<Row>({ fresh, chosen, filter, readOne, belongs }: Options<Row>): Row[] {
  const [state, setState] = useState<State<Row>>({ filter, chosen: null, held: new Map() })
  const held = state.filter === filter ? state.held : new Map<string, Placed<Row>>()
  const shown = withHeldPlaces(fresh, held, state.chosen)

  // Held as it is chosen: the place it is read from is the one it stands at now.
  const opened = chosen === null ? undefined : shown.find(({ id }) => id === chosen)
  const isNew = state.filter !== filter || state.chosen !== chosen
  if (isNew && (chosen === null || opened))
    setState({ filter, chosen, held: opened ? new Map(held).set(opened.id, opened) : held })

  const loaded = new Set(fresh.map(({ id }) => id))
  const missing = [...held.keys()].filter((id) => !loaded.has(id))
  const looks = useQueries({ queries: missing.map((id) => ({ ...readOne(id), staleTime: 0 })) })
  const refreshMissing = (about: (id: string) => boolean) => {
    for (const id of missing.filter(about)) refreshSoon(readOne(id).queryKey)
  }
  useLiveNews(
    ({ data }) => refreshMissing((id) => id === data.threadId),
    () => refreshMissing(() => true),
  )

  return shown.flatMap(({ id, row }) => {
    if (loaded.has(id)) return [row]
    const look = looks[missing.indexOf(id)]
    const known = look?.data ?? row
    return look?.isError || !belongs(known) ? [] : [known]
  })
}
