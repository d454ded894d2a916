import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { refreshSoon } from './refresh-soon.ts'

type Page = { messages: string[]; older: number | null }

/** A thread whose newest page may change; each answer waits until it is let go. */
function openThread() {
  const waiting: (() => void)[] = []
  let newest = 'resposta'
  const list = new InfiniteQueryObserver(queryClient, {
    queryKey: ['thread', 'of the test'],
    queryFn: ({ pageParam, signal }) =>
      new Promise<Page>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('broken off')))
        waiting.push(() =>
          resolve(pageParam === null ? { messages: [newest], older: 1 } : { messages: ['a primeira'], older: null }),
        )
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ older }: Page) => older,
    retry: false,
  })
  onTestFinished(list.subscribe(() => {}))
  const shown = () => list.getCurrentResult().data?.pages.flatMap(({ messages }) => messages) ?? []
  return {
    list,
    shown,
    async letGo() {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0))
      waiting.shift()?.()
    },
    write(text: string) {
      newest = text
      refreshSoon(['thread', 'of the test'])
    },
  }
}

test('who loads older messages gets them though news comes meanwhile, and the news after them; they used to be lost', async () => {
  const { list, shown, letGo, write } = openThread()
  await letGo()
  await vi.waitFor(() => expect(shown()).toEqual(['resposta']))
  void list.fetchNextPage()
  write('nova resposta')
  await letGo()
  await vi.waitFor(() => expect(shown()).toEqual(['resposta', 'a primeira']))
  await letGo()
  await letGo()
  await vi.waitFor(() => expect(shown()).toEqual(['nova resposta', 'a primeira']))
})
