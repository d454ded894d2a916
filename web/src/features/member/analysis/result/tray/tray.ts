import type { JointFacts } from '@prancheta/core/combos/own/joint-facts.ts'
import { LEGS_MAX } from '@prancheta/core/combos/own/joint-match.ts'
import type { OwnCombo } from '@prancheta/core/combos/own/own-combo.ts'
import { useSyncExternalStore } from 'react'
import { ComboPricer } from './combo-pricer.ts'

type TrayState = {
  legs: readonly string[]
  isOpen: boolean
  /** Of the legs in the tray; of those before them where the new price takes its time. Null before the first. */
  combo: OwnCombo | null
  /** The same for all that stands below the bar, a frame later. */
  detailed: OwnCombo | null
  /** The browser could not calculate. */
  isBroken: boolean
}

/** Longer than a price takes on a slow phone, shorter than anybody waits for a button to answer. */
const PRICE_WAIT_MS = 80

/**
 * Which markets stand in the tray, in the order they were added, and what they are worth together. Outside React, because a
 * result has hundreds of buttons that add one: only those that change are drawn again. A leg is shown together with its price:
 * drawing the page twice takes a phone longer than pricing.
 */
export class Tray {
  #state: TrayState
  /** What was pressed so far, shown or not yet. */
  #wanted: readonly string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #pricer: ComboPricer
  readonly #listeners = new Set<() => void>()

  constructor(match: JointFacts, isOpen: boolean) {
    this.#state = { legs: [], isOpen, combo: null, detailed: null, isBroken: false }
    this.#pricer = new ComboPricer(match, {
      onPrice: ({ legs, combo }) => {
        if (legs.join() === this.#wanted.join()) this.#showPrice(combo)
      },
      onBroken: () => this.#show({ legs: this.#wanted, isBroken: true }),
    })
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  state = (): TrayState => this.#state

  /** Says whether there was room for it. */
  toggleLeg(id: string): boolean {
    const isLeg = this.#wanted.includes(id)
    if (!isLeg && this.#wanted.length >= LEGS_MAX) return false
    this.#wanted = isLeg ? this.#wanted.filter((one) => one !== id) : [...this.#wanted, id]
    if (this.#wanted.length === 0) this.clear()
    else this.#priceWanted()
    return true
  }

  setOpen(isOpen: boolean): void {
    this.#show({ isOpen })
  }

  clear(): void {
    this.#wanted = []
    this.#show({ legs: [], combo: null, detailed: null })
  }

  /** When nobody looks at it any more. */
  leave(): void {
    clearTimeout(this.#timer)
    this.#pricer.end()
  }

  #priceWanted(): void {
    this.#pricer.price(this.#wanted)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#show({ legs: this.#wanted }), PRICE_WAIT_MS)
  }

  /** The bar first: below it ten times as much is drawn, which a slow phone does after the chance can be read. */
  #showPrice(combo: OwnCombo): void {
    this.#show({ legs: this.#wanted, combo })
    requestAnimationFrame(() => setTimeout(() => this.#state.combo === combo && this.#show({ detailed: combo })))
  }

  #show(change: Partial<TrayState>): void {
    if (change.legs) clearTimeout(this.#timer)
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
