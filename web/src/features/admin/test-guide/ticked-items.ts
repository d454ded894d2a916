import { useSyncExternalStore } from 'react'

/** On the device, not in the account: it says what was tried in this browser, and holds nobody's data. */
const STORAGE_KEY = 'test-guide-ticked'

const listeners = new Set<() => void>()
const NONE: readonly string[] = []
/** The text last read and what it said, so that the same text is the same list to React. */
let lastRead: { text: string | null; items: readonly string[] } = { text: null, items: NONE }

/** What has been ticked, and the way to tick an item or take its tick back. */
export function useTickedItems() {
  const ticked = useSyncExternalStore(subscribe, readTicked, () => NONE)
  return {
    ticked,
    tick(item: string, isTicked: boolean) {
      const others = readTicked().filter((one) => one !== item)
      write(isTicked ? [...others, item] : others)
    },
    clear: () => write(NONE),
  }
}

/** What the stored text says; nothing where it is not a list of words. */
export function toTicked(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : NONE
  } catch {
    return NONE
  }
}

function readTicked(): readonly string[] {
  const text = readText()
  if (text !== lastRead.text) lastRead = { text, items: toTicked(text) }
  return lastRead.items
}

function readText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return lastRead.text // a browser that forbids storage keeps ticks until the page is left
  }
}

function write(items: readonly string[]): void {
  const text = JSON.stringify(items)
  try {
    localStorage.setItem(STORAGE_KEY, text)
  } catch {
    lastRead = { text, items }
  }
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}
