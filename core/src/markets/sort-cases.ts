/** Cases (cells of a grid, ways of a score) sorted into classes, which are numbered as they are first met. */
export type Sorted = { ofCase: Uint16Array; count: number }

type Case<One> = {
  /** The number by which it ends, where one is enough to tell: then its ending is spelled out once a number. */
  measureOf: ((one: One) => number) | null
  /** How every market of a family ends, a letter each. */
  endingIn: (one: One) => string
}

/** Cases that end alike are one class. `endings` are those of the classes. */
export function sortByEnding<One>(
  cases: readonly One[],
  { measureOf, endingIn }: Case<One>,
): Sorted & { endings: readonly string[] } {
  const byMeasure = new Map<number, number>()
  const byEnding = new Map<string, number>()
  const ofCase = new Uint16Array(cases.length)
  const numberOf = (one: One): number => {
    const ending = endingIn(one)
    const number = byEnding.get(ending) ?? byEnding.size
    byEnding.set(ending, number)
    return number
  }
  for (let at = 0; at < cases.length; at++) {
    const one = cases[at]
    if (one === undefined) continue
    const measure = measureOf?.(one)
    let number = measure === undefined ? undefined : byMeasure.get(measure)
    number ??= numberOf(one)
    if (measure !== undefined) byMeasure.set(measure, number)
    ofCase[at] = number
  }
  return { ofCase, count: byEnding.size, endings: [...byEnding.keys()] }
}

/** Cases that are in one class by each of the sortings are one class. */
export function sortByAll(length: number, sortings: readonly Sorted[]): Sorted {
  return sortings.reduce(both, { ofCase: new Uint16Array(length), count: 1 })
}

function both(one: Sorted, other: Sorted): Sorted {
  const ofCase = new Uint16Array(one.ofCase.length)
  // Numbers from 1 on; 0 is a pair that was not met yet.
  const numbers = new Uint16Array(one.count * other.count)
  let count = 0
  for (let at = 0; at < ofCase.length; at++) {
    const pair = (one.ofCase[at] ?? 0) * other.count + (other.ofCase[at] ?? 0)
    let number = numbers[pair] ?? 0
    if (number === 0) {
      number = ++count
      numbers[pair] = number
    }
    ofCase[at] = number - 1
  }
  return { ofCase, count }
}
