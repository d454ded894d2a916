import { expect, test, vi } from 'vitest'
import { clientLoader } from './history.tsx'

/** What the page asks the server for before anything of it is drawn. */
async function askedAtTheDoor(path: string): Promise<string[]> {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return new Promise(() => {})
  })
  await clientLoader({ request: new Request(`https://exemplo.test${path}`) })
  vi.unstubAllGlobals()
  return asked
}

test('the list of saved analyses is asked for before the page is drawn, and a whole analysis instead where one is opened', async () => {
  expect(await askedAtTheDoor('/history')).toEqual(['/api/history?filter=all'])
  expect(await askedAtTheDoor('/history?analise=abc')).toEqual(['/api/analyses/abc'])
})
