import type { ReactNode } from 'react'

const [GREEN, YELLOW, BLUE, RED, WHITE, SKY, NAVY] = [
  '#009b3a',
  '#ffcc00',
  '#1f4fa3',
  '#d52b1e',
  '#ffffff',
  '#74acdf',
  '#0b2a5b',
]
const [ORANGE, BLACK] = ['#ff7f27', '#1a1a1a']

/** Bands of equal size but where `shares` says otherwise, and what lies on them. */
type Design = { bands: readonly string[]; shares?: readonly number[]; isUpright?: boolean; over?: ReactNode }

const disc = (cx: number, fill: string, r = 3.5) => <circle key={`${cx}${fill}`} cx={cx} cy={7} r={r} fill={fill} />
/** A cross whose upright stands at `x`. */
const cross = (x: number, fill: string) => <path d={`M${x - 1.5} 0h3v14h-3zM0 5.5h20v3H0z`} fill={fill} />
const upright = (...bands: string[]): Design => ({ bands, isUpright: true })
const lying = (...bands: string[]): Design => ({ bands })

const rhombus = <path d="M10 1.5 18 7l-8 5.5L2 7z" fill={YELLOW} />
const stripes = Array.from({ length: 7 }, (_, at) => (at % 2 === 0 ? RED : WHITE))
const threeColours: Design = { bands: [YELLOW, BLUE, RED], shares: [2, 1, 1] }

/** Those of the leagues people ask for most; the others have letters. */
const DESIGNS: Readonly<Record<string, Design>> = {
  BR: { ...lying(GREEN), over: [<g key="rhombus">{rhombus}</g>, disc(10, BLUE, 2.8)] },
  AR: { ...lying(SKY, WHITE, SKY), over: disc(10, YELLOW, 1.8) },
  UY: { ...lying(WHITE, SKY, WHITE, SKY, WHITE), over: disc(4, YELLOW, 2.5) },
  PY: lying(RED, WHITE, BLUE),
  BO: lying(RED, YELLOW, GREEN),
  PE: upright(RED, WHITE, RED),
  CO: threeColours,
  EC: threeColours,
  VE: lying(YELLOW, BLUE, RED),
  CL: { ...lying(WHITE, RED), over: <path d="M0 0h7v7H0z" fill={BLUE} /> },
  MX: { ...upright(GREEN, WHITE, RED), over: disc(10, '#8a5a2b', 1.8) },
  US: { ...lying(...stripes), over: <path d="M0 0h9v8H0z" fill={NAVY} /> },
  'GB-ENG': { ...lying(WHITE), over: cross(10, RED) },
  'GB-SCT': { ...lying(BLUE), over: <path d="m0 0 20 14M20 0 0 14" stroke={WHITE} strokeWidth={2.5} /> },
  ES: { bands: [RED, YELLOW, RED], shares: [1, 2, 1] },
  PT: { bands: [GREEN, RED], shares: [2, 3], isUpright: true, over: disc(8, YELLOW, 2.5) },
  IT: upright(GREEN, WHITE, RED),
  FR: upright(NAVY, WHITE, RED),
  BE: upright(BLACK, YELLOW, RED),
  IE: upright(GREEN, WHITE, ORANGE),
  RO: upright(NAVY, YELLOW, RED),
  DE: lying(BLACK, RED, YELLOW),
  NL: lying(RED, WHITE, BLUE),
  AT: lying(RED, WHITE, RED),
  HU: lying(RED, WHITE, GREEN),
  BG: lying(WHITE, GREEN, RED),
  RU: lying(WHITE, BLUE, RED),
  PL: lying(WHITE, RED),
  UA: lying(BLUE, YELLOW),
  DK: { ...lying(RED), over: cross(7, WHITE) },
  SE: { ...lying(BLUE), over: cross(7, YELLOW) },
  FI: { ...lying(WHITE), over: cross(7, BLUE) },
  CH: { ...lying(RED), over: <path d="M8.5 3h3v8h-3zM6 5.5h8v3H6z" fill={WHITE} /> },
  TR: { ...lying(RED), over: [disc(9, WHITE), disc(10, RED, 2.8)] },
  GR: lying(BLUE, WHITE, BLUE, WHITE, BLUE),
  JP: { ...lying(WHITE), over: disc(10, RED) },
}

/** A country's flag, drawn here: letters of the system are no flags on many computers. Its name stands beside it. */
export function Flag({ code }: { code: string }) {
  const design = DESIGNS[code]
  if (!design)
    return (
      <span aria-hidden="true" className="figures w-5 shrink-0 text-center text-[0.625rem] text-ink-muted">
        {code.slice(-2)}
      </span>
    )
  return (
    <svg aria-hidden="true" viewBox="0 0 20 14" className="h-3.5 w-5 shrink-0 rounded-[2px] outline outline-line">
      {bandsOf(design)}
      {design.over}
    </svg>
  )
}

function bandsOf({ bands, shares = bands.map(() => 1), isUpright = false }: Design): ReactNode[] {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const long = isUpright ? 20 : 14
  let before = 0
  return bands.map((fill, at) => {
    const from = (before / whole) * long
    const size = ((shares[at] ?? 1) / whole) * long
    before += shares[at] ?? 1
    const place = isUpright ? { x: from, y: 0, width: size, height: 14 } : { x: 0, y: from, width: 20, height: size }
    return <rect key={from} {...place} fill={fill} />
  })
}
