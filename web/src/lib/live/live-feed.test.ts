import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLiveFeed } from './live-feed.ts'

/** The browser's side of a stream, as far as the feed uses it. */
class Stream extends EventTarget {
  static opened: Stream[] = []
  static readonly CLOSED = 2
  readonly url: string
  readyState = 1
  onerror: (() => void) | null = null

  constructor(url: string) {
    super()
    this.url = url
    Stream.opened.push(this)
  }

  says(type: string, id: string): void {
    this.dispatchEvent(Object.assign(new Event(type), { lastEventId: id, data: '{}' }))
  }

  close(): void {
    this.readyState = Stream.CLOSED
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })

beforeEach(() => {
  Stream.opened = []
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', page)
  // Without locks every tab reads for itself.
  vi.stubGlobal('navigator', {})
})
afterEach(() => vi.unstubAllGlobals())

test('a stream that younger ones replaced stays closed until somebody looks at the page, and then goes on where it was', () => {
  const heard: string[] = []
  const stop = followLiveFeed({
    onEvent: ({ type }) => heard.push(type),
    onReset: () => heard.push('reset'),
    onReady: () => heard.push('ready'),
  })
  const [first] = Stream.opened
  first?.says('ready', '5-0')
  first?.says('plan.changed', '6-1')
  first?.says('replaced', '6-1')
  expect(first?.readyState).toBe(Stream.CLOSED)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(Stream.opened).toHaveLength(1)

  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  expect(Stream.opened.map(({ url }) => url)).toEqual(['/api/live', '/api/live?lastEventId=6-1'])
  Stream.opened[1]?.says('plan.changed', '7-1')
  expect(heard).toEqual(['ready', 'plan.changed', 'plan.changed'])
  stop()
  expect(Stream.opened[1]?.readyState).toBe(Stream.CLOSED)
})
