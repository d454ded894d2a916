import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openThread, type Thread } from './thread.ts'

const PROGRAM = new URL('../../../test/trying-worker.ts', import.meta.url)
const failures: string[] = []
let thread: Thread<string, string>

function open(): Thread<string, string> {
  failures.length = 0
  thread = openThread(PROGRAM, ({ message }) => failures.push(message))
  return thread
}

afterEach(() => thread.stop())

test('tasks are answered to those who asked; one that fails is told to its asker alone, in words', async () => {
  const { ask } = open()
  const answers = await Promise.allSettled(['one', 'refuse', 'two'].map(ask))
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.message))).toEqual([
    'did one',
    'refused',
    'did two',
  ])
  expect(failures).toEqual([])
})

test('whoever waits when a thread ends by a mistake is told, and the next task begins another thread', async () => {
  const { ask } = open()
  await expect(ask('break')).rejects.toThrow('broken')
  await expect(ask('one')).resolves.toBe('did one')
  await expect(ask('leave')).rejects.toThrow('the thread ended')
  await expect(ask('two')).resolves.toBe('did two')
  expect(failures).toEqual(['broken', 'the thread ended'])
})

test('whoever waits when a thread is stopped is told, it used to wait for ever for a card; and it may be asked again', async () => {
  const { ask, stop } = open()
  const waiting = expect(ask('one')).rejects.toThrow('the thread was stopped')
  await stop()
  await waiting
  await expect(ask('two')).resolves.toBe('did two')
  expect(failures).toEqual([])
})

test('a thread serves one task after the other, ends when none comes for five minutes, and begins anew with the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { ask } = open()
  const first = await ask('say which')
  vi.advanceTimersByTime(4 * 60_000)
  expect(await ask('say which')).toBe(first)
  vi.advanceTimersByTime(4 * 60_000)
  expect(await ask('say which')).toBe(first)
  vi.advanceTimersByTime(5 * 60_000)
  expect(await ask('say which')).not.toBe(first)
  expect(failures).toEqual([])
})
