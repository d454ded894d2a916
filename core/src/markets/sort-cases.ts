/** Cases (cells of a grid, ways of a score) sorted into classes, which are numbered as they are first met. */
export type Sorted = { ofCase: Uint16Array; count: number }

/** Cases of one number are one class. `ones` has one case of each. */
export function sortByNumber<One>(cases: readonly One[], numberOf: (one: One) => number): Sorted & { ones: One[] } {
  const classes = new Map<number, number>()
  const ofCase = new Uint16Array(cases.length)
  const ones: One[] = []
  for (let at = 0; at < cases.length; at++) {
    const one = cases[at]
    if (one === undefined) continue
    const number = numberOf(one)
    let own = classes.get(number)
    if (own === undefined) {
      own = ones.push(one) - 1
      classes.set(number, own)
    }
    ofCase[at] = own
  }
  return { ofCase, count: ones.length, ones }
}

/** Cases that end alike are one class. `endings` are those of the classes: how every market of a family ends, a letter each. */
export function sortByEnding<One>(
  cases: readonly One[],
  endingIn: (one: One) => string,
): Sorted & { endings: readonly string[] } {
  const byEnding = new Map<string, number>()
  const ofCase = Uint16Array.from(cases, (one) => {
    const ending = endingIn(one)
    const number = byEnding.get(ending) ?? byEnding.size
    byEnding.set(ending, number)
    return number
  })
  return { ofCase, count: byEnding.size, endings: [...byEnding.keys()] }
}

/** The classes of cases that were sorted twice: by number, then the numbers. */
export function sortedAgain({ ofCase }: Sorted, numbers: Sorted): Sorted {
  return { ofCase: ofCase.map((number) => numbers.ofCase[number] ?? 0), count: numbers.count }
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
