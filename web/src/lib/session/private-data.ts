import { forgetPendingPlan } from './pending-plan.ts'

/** Kept by the service worker for everybody: the app's own files, nobody's data. */
const SHARED_CACHE = /precache/

const forgetters = new Set<() => void>()

/** For who keeps something of the signed-in person in memory: called when that person is gone. */
export function onPersonGone(forget: () => void): void {
  forgetters.add(forget)
}

/** Everything this browser kept of a person who left. The theme stays: it belongs to the screen, not to the person. */
export function forgetPrivateData(): void {
  for (const forget of forgetters) forget()
  forgetPendingPlan()
  forgetStoredData()
}

/** What a tab restored after its session ended may still hold. A visitor's chosen plan is not among it. */
export function forgetStoredData(): void {
  try {
    sessionStorage.clear()
  } catch {
    // A browser that forbids storage holds nothing.
  }
  void forgetCaches()
}

async function forgetCaches(): Promise<void> {
  if (typeof caches === 'undefined') return // not on plain http
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !SHARED_CACHE.test(name)).map((name) => caches.delete(name)))
}
