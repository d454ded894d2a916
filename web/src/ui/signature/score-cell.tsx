import { classes } from '#lib/classes.ts'
import { formatChance } from '#lib/format.ts'
import type { Score } from '#lib/scores.ts'

type Props = {
  score: Score
  chance: number
  /** 0 to 1, against the likeliest score of the map. */
  heat: number
  name: string
  chosen: boolean
  /** Whether the highlighted market wins here; null when none is highlighted. */
  lit: boolean | null
  onChoose: (score: Score) => void
}

/** From here the green is strong enough that chalk reads better on it than ink. */
const CHALK_FROM = 0.5

export function ScoreCell({ score, chance, heat, name, chosen, lit, onChoose }: Props) {
  const dimmed = lit === false
  return (
    <td className="p-0">
      <button
        type="button"
        data-score={`${score.home}-${score.away}`}
        tabIndex={chosen ? 0 : -1}
        aria-label={lit ? `${name}, vence neste placar` : name}
        aria-pressed={chosen}
        onClick={() => onChoose(score)}
        className={classes(
          'figures relative flex h-10 w-full items-center justify-center rounded-mark text-xs sm:h-9',
          !dimmed && heat >= CHALK_FROM ? 'text-brand-ink' : 'text-ink',
          chosen && 'outline-2 outline-ink -outline-offset-2',
          lit && !chosen && 'outline-2 outline-accent -outline-offset-2',
        )}
        style={{ background: cellColour(dimmed ? 0 : heat) }}
      >
        {formatChance(chance).replace('%', '')}
      </button>
    </td>
  )
}

/** Mixed in steps that keep text readable: paper up to half heat, then a jump to full green. */
function cellColour(heat: number): string {
  const share = heat >= CHALK_FROM ? 80 + (heat - CHALK_FROM) * 40 : heat * 60
  return `color-mix(in oklch, var(--brand) ${share.toFixed(0)}%, var(--surface-sunken))`
}
