import { LEGS_MAX } from '@prancheta/core/combos/own/joint-match.ts'
import { useSyncExternalStore } from 'react'

type TrayState = { legs: readonly string[]; isOpen: boolean }

/**
 * Which markets stand in the tray, in the order they were added. Outside React, because a result has hundreds of buttons that
 * add one: only those that change are drawn again.
 */
export class Tray {
  #state: TrayState = { legs: [], isOpen: true }
  readonly #listeners = new Set<() => void>()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  state = (): TrayState => this.#state

  /** Says whether there was room for it. */
  toggleLeg(id: string): boolean {
    const { legs } = this.#state
    if (legs.includes(id)) this.#change({ legs: legs.filter((one) => one !== id) })
    else if (legs.length < LEGS_MAX) this.#change({ legs: [...legs, id] })
    else return false
    return true
  }

  setOpen(isOpen: boolean): void {
    this.#change({ isOpen })
  }

  clear(): void {
    this.#change({ legs: [] })
  }

  #change(change: Partial<TrayState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

export function useTray(tray: Tray): TrayState {
  return useSyncExternalStore(tray.subscribe, tray.state, tray.state)
}

/** What one button needs to know. Not whether another leg would fit: that would draw hundreds of buttons anew at once. */
export function useIsLeg(tray: Tray, id: string): boolean {
  const read = () => tray.state().legs.includes(id)
  return useSyncExternalStore(tray.subscribe, read, read)
}
