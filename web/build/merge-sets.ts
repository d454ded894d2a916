/** How much a page's bytes count: those of a first visit more than those of somebody who has been here. */
type Page = { weight: number }

/** Modules that the same pages load: together they are one file. `needs` are the sets that theirs import from. */
export type ModuleSet = { ids: string[]; pages: Set<Page>; bytes: number; needs: Set<ModuleSet> }

/** What fetching and starting one file more costs a page, told in bytes of source that it could load instead. */
const A_FILE = 4_000

/**
 * Fewer files: sets are joined, two at a time, as long as the files that pages save outweigh what some of them then load
 * without need. Never so that two files would each wait for the other.
 */
export function mergeSets(sets: readonly ModuleSet[]): ModuleSet[] {
  const left = new Set(sets)
  let pairs = pairsOf(sets)
  for (;;) {
    const best = pairs
      .filter(({ gain }) => gain > 0)
      .toSorted((one, other) => other.gain - one.gain)
      .find(({ one, other }) => !isBetween(one, other) && !isBetween(other, one))
    if (!best) return [...left]
    const { one: grown, other: gone } = best
    join(grown, gone, left)
    pairs = pairs.filter(({ one, other }) => one !== gone && other !== gone)
    // Nothing else has changed, and to weigh every pair again takes longer than all the rest.
    for (const pair of pairs) if (pair.one === grown || pair.other === grown) pair.gain = gainOf(pair.one, pair.other)
  }
}

type Pair = { one: ModuleSet; other: ModuleSet; gain: number }

const pairsOf = (sets: readonly ModuleSet[]): Pair[] =>
  sets.flatMap((one, at) => sets.slice(at + 1).map((other) => ({ one, other, gain: gainOf(one, other) })))

function gainOf(one: ModuleSet, other: ModuleSet): number {
  let gain = 0
  for (const page of one.pages) gain += other.pages.has(page) ? A_FILE : -page.weight * other.bytes
  for (const page of other.pages) if (!one.pages.has(page)) gain -= page.weight * one.bytes
  return gain
}

/** Whether a third set must be loaded after `to` and before `from`: joined, the two would wait for it and it for them. */
function isBetween(from: ModuleSet, to: ModuleSet): boolean {
  const seen = new Set<ModuleSet>()
  const next = [...from.needs].filter((needed) => needed !== to)
  for (const set of next) {
    if (set === to) return true
    if (seen.has(set)) continue
    seen.add(set)
    next.push(...set.needs)
  }
  return false
}

function join(one: ModuleSet, other: ModuleSet, all: Set<ModuleSet>): void {
  all.delete(other)
  one.ids.push(...other.ids)
  one.bytes += other.bytes
  for (const page of other.pages) one.pages.add(page)
  for (const needed of other.needs) one.needs.add(needed)
  for (const set of all) if (set.needs.delete(other)) set.needs.add(one)
  one.needs.delete(one)
  one.needs.delete(other)
}
