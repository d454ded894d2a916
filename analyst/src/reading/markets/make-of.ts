import type { Half, Make } from './make.ts'

type Reader = readonly [RegExp, (found: readonly string[]) => Make | null]

const isSide = (word: string | undefined): word is 'home' | 'away' => word === 'home' || word === 'away'
const sideIn = (word = ''): 'home' | 'away' => (word === 'away' ? 'away' : 'home')
const resultIn = (word = ''): 'home' | 'draw' | 'away' => (isSide(word) ? word : 'draw')
const halfIn = (word = ''): Half | null => (word === 'firstHalf' || word === 'secondHalf' ? word : null)
const wayIn = (word = ''): 'over' | 'under' => (word === 'under' ? 'under' : 'over')
const PAIRS: Record<string, 'home' | 'draw' | 'away'> = { homeDraw: 'home', drawAway: 'away', homeAway: 'draw' }

const READERS: readonly Reader[] = [
  [
    /^(?:(firstHalf|secondHalf)\.)?result\.(\w+)$/,
    ([, half, side]) => ({ kind: 'result', side: resultIn(side), half: halfIn(half) }),
  ],
  [
    /^(?:(firstHalf|secondHalf)\.)?doubleChance\.(\w+)$/,
    ([, half, pair]) => ({ kind: 'doubleChance', side: PAIRS[pair ?? ''] ?? null, half: halfIn(half) }),
  ],
  [/^drawNoBet\.(\w+)$/, ([, side]) => ({ kind: 'drawNoBet', side: sideIn(side) })],
  [
    /^asianHandicap\.(home|away)([+-][\d.]+)$/,
    ([, side, line]) => ({ kind: 'handicap', side: sideIn(side), line: Number(line), half: null }),
  ],
  [
    /^europeanHandicap\.([+-]\d)\.(\w+)$/,
    ([, line, side]) => {
      const of = side === 'away' ? 'away' : 'home'
      return { kind: 'european', side: resultIn(side), line: of === 'home' ? Number(line) : -Number(line), of }
    },
  ],
  [
    /^(?:(firstHalf|secondHalf)\.)?(?:goals|asianTotal)\.(over|under)([\d.]+)$/,
    ([, half, way, line]) => ({
      kind: 'total',
      unit: 'goals',
      side: null,
      half: halfIn(half),
      way: wayIn(way),
      line: Number(line),
    }),
  ],
  [
    /^(home|away)Goals\.(over|under)([\d.]+)$/,
    ([, side, way, line]) => ({
      kind: 'total',
      unit: 'goals',
      side: sideIn(side),
      half: null,
      way: wayIn(way),
      line: Number(line),
    }),
  ],
  [
    /^(corners|cards)\.(?:(home|away)\.)?(over|under)([\d.]+)$/,
    ([, unit, side, way, line]) => ({
      kind: 'total',
      unit: unit === 'cards' ? 'cards' : 'corners',
      side: isSide(side) ? side : null,
      half: null,
      way: wayIn(way),
      line: Number(line),
    }),
  ],
  [
    /^(?:(firstHalf|secondHalf)\.)?btts\.(yes|no)$/,
    ([, half, way]) => ({ kind: 'btts', half: halfIn(half), isYes: way === 'yes' }),
  ],
  [/^score\.(\d+)-(\d+)$/, ([, home, away]) => ({ kind: 'score', home: Number(home), away: Number(away), half: null })],
  [/^exactGoals\.(\d)/, ([, goals]) => ({ kind: 'exact', goals: Number(goals) })],
  [/^goalsRange\.(\d)to(\d)$/, ([, from, to]) => ({ kind: 'range', from: Number(from), to: Number(to) })],
  [/^goalsParity\.(\w+)$/, ([, way]) => ({ kind: 'parity', isEven: way === 'even', half: null })],
  [
    /^cleanSheet\.(home|away)\.(yes|no)$/,
    ([, side, way]) => ({ kind: 'cleanSheet', side: sideIn(side), isYes: way === 'yes', half: null }),
  ],
  [/^toNil\.(\w+)$/, ([, side]) => ({ kind: 'toNil', side: sideIn(side) })],
  [/^margin\.(home|away)(\d)/, ([, side, goals]) => ({ kind: 'margin', side: sideIn(side), goals: Number(goals) })],
  [/^halfFull\.(\w+)\.(\w+)$/, ([, half, full]) => ({ kind: 'halfFull', half: resultIn(half), full: resultIn(full) })],
  [
    /^(corners|cards)\.most\.(\w+)$/,
    ([, unit, side]) => ({ kind: 'most', unit: unit === 'cards' ? 'cards' : 'corners', side: resultIn(side) }),
  ],
  [
    /^busierHalf\.(\w+)$/,
    ([, half]) => ({
      kind: 'busierHalf',
      half: half === 'first' ? 'firstHalf' : half === 'second' ? 'secondHalf' : 'equal',
    }),
  ],
]

/** How a market of the catalogue is put together; null for those that hold two others. */
export function makeOf(id: string): Make | null {
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(id)
    if (found) return read([...found])
  }
  return null
}
