import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

/** Something that a page shows; each question waits in `answers` for its answer. */
function openPage(name: string) {
  const answers: ((text: string) => void)[] = []
  const queryKey = ['shown', name]
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const page = new QueryObserver(queryClient, { queryKey, queryFn })
  onTestFinished(page.subscribe(() => {}))
  const asked = (times: number) => vi.waitFor(() => expect(answers).toHaveLength(times))
  const shows = (text: string) => vi.waitFor(() => expect(page.getCurrentResult().data).toBe(text))
  return { queryKey, asked, shows, answer: (text: string) => answers.at(-1)?.(text) }
}

test('what changes while a page reads it for the first time is shown; the change used to be lost', async () => {
  const { queryKey, asked, shows, answer } = openPage('for the first time')
  void queryClient.invalidateQueries({ queryKey })
  answer('nothing yet')
  await asked(2)
  answer('a message')
  await shows('a message')
  await asked(2)
})

test('what somebody saves while it is read anew stands in the end; an older answer used to take its place', async () => {
  const { queryKey, asked, shows, answer } = openPage('anew')
  answer('the old limit')
  await shows('the old limit')
  void queryClient.invalidateQueries({ queryKey })
  await asked(2)
  queryClient.setQueryData(queryKey, 'the new limit')
  answer('the old limit')
  await asked(3)
  answer('the new limit')
  await shows('the new limit')
  await asked(3)
})
