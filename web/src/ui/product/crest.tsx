import { useState } from 'react'
import { classes } from '#lib/page/classes.ts'

const SHAPES = {
  shield: 'M3 3h18v9.5c0 5-4.2 7.9-9 9.5-4.8-1.6-9-4.5-9-9.5z',
  round: 'M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z',
  lozenge: 'M12 1.5 22.5 12 12 22.5 1.5 12z',
  square: 'M6 2.5h12A3.5 3.5 0 0 1 21.5 6v12a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 18V6A3.5 3.5 0 0 1 6 2.5z',
} as const
type Shape = keyof typeof SHAPES
const SHAPE_NAMES: readonly Shape[] = ['shield', 'round', 'lozenge', 'square']

/** Hues far enough apart to be told from each other at this size. */
const HUES = [18, 45, 75, 110, 150, 185, 220, 250, 285, 320, 350]

type ClubCrest = { shape: Shape; field: string; half: string }

/**
 * What stands for a club that has no picture of its own: two colours and a shape, always the same for one id. Both colours are
 * dark enough for the white letter on them, in the light and the dark theme.
 */
export function crestOf(clubId: number): ClubCrest {
  // Neighbouring ids are of one league: a multiplication with a large odd number scatters them.
  const scattered = Math.imul(clubId, 0x9e3779b1) >>> 0
  const first = scattered % HUES.length
  // Another hue than the first, whatever comes out.
  const second = (first + 1 + ((scattered >>> 8) % (HUES.length - 1))) % HUES.length
  return {
    shape: SHAPE_NAMES[(scattered >>> 16) % SHAPE_NAMES.length] ?? 'shield',
    field: `oklch(0.46 0.1 ${HUES[first]})`,
    half: `oklch(0.38 0.09 ${HUES[second]})`,
  }
}

type Props = {
  clubId: number
  name: string
  /** Our own address of the club's real crest, where there is one. */
  picture?: string | null
  className?: string
}

/** Decoration beside a written name, so it is not read out. One that does not come is drawn instead. */
export function Crest({ clubId, name, picture = null, className }: Props) {
  const [missing, setMissing] = useState<string | null>(null)
  // Analyses stored before hold a vendor's address, where no visitor is sent.
  if (!picture?.startsWith('/api/') || picture === missing)
    return <DrawnCrest clubId={clubId} name={name} className={className} />
  return (
    <img
      src={picture}
      alt=""
      width={20}
      height={20}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(picture)}
      className={classes('size-5 shrink-0 object-contain', className)}
    />
  )
}

function DrawnCrest({
  clubId,
  name,
  className,
}: Omit<Props, 'picture' | 'className'> & { className: string | undefined }) {
  const { shape, field, half } = crestOf(clubId)
  const path = SHAPES[shape]
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classes('size-5 shrink-0', className)}>
      <path d={path} fill={field} />
      <path d={path} fill={half} style={{ clipPath: 'inset(0 0 0 50%)' }} />
      <text x="12" y="16.2" textAnchor="middle" fontSize="12" fontWeight="700" fill="white">
        {initialOf(name)}
      </text>
    </svg>
  )
}

/** The clubs of a match as our answers tell them. */
type Match = {
  homeId: number | null
  homeName: string
  homeLogo: string | null
  awayId: number | null
  awayName: string
  awayLogo: string | null
}

/** Both clubs' crests before the name of their match; nothing where a club is not known. */
export function CrestPair({ match }: { match: Match }) {
  const { homeId, awayId } = match
  if (homeId === null || awayId === null) return null
  return (
    <span aria-hidden="true" className="mr-2 inline-flex gap-0.5 align-[-0.2em]">
      <Crest clubId={homeId} name={match.homeName} picture={match.homeLogo} />
      <Crest clubId={awayId} name={match.awayName} picture={match.awayLogo} />
    </span>
  )
}

/** The first letter, past what is no letter ('1. FC Köln'). */
function initialOf(name: string): string {
  return (/\p{L}/u.exec(name)?.[0] ?? '').toLocaleUpperCase('pt-BR')
}
