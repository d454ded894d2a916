import type { Score } from '@prancheta/core/goals/score-grid.ts'
import { formatChance } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'

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

/** From here the green is strong enough that text must turn to the colour made for standing on it. */
const STRONG_FROM = 0.5

/** Dark and light side by side: whatever green lies under them, one of the two stands out. */
const CHOSEN = 'shadow-[inset_0_0_0_2px_var(--ink),inset_0_0_0_4px_var(--surface)]'

/** Drawn outside, on a ground of its own, since the neighbours are green too. */
const FOCUSED =
  'focus-visible:z-10 focus-visible:outline-2 focus-visible:outline-ink focus-visible:outline-offset-2 ' +
  'focus-visible:shadow-[inset_0_0_0_2px_var(--ink),inset_0_0_0_4px_var(--surface),0_0_0_6px_var(--surface)]'

export function ScoreCell({ score, chance, heat, name, chosen, lit, onChoose }: Props) {
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
          'figures relative flex h-11 w-full items-center justify-center rounded-mark text-sm transition-colors sm:h-9',
          inkOf(lit, heat),
          chosen && CHOSEN,
          FOCUSED,
        )}
        style={{ background: lit === false ? 'transparent' : cellColour(heat) }}
      >
        {formatChance(chance).replace('%', '')}
      </button>
    </td>
  )
}

/** Where the highlighted market loses, the cell has no ground at all: not a matter of colour alone. */
function inkOf(lit: boolean | null, heat: number): string {
  if (lit === false) return 'text-ink-muted'
  return heat >= STRONG_FROM ? 'text-brand-ink' : 'text-ink'
}

/** Mixed in two stretches with a jump between them, since text is unreadable on the greens in the middle. */
function cellColour(heat: number): string {
  const share = heat >= STRONG_FROM ? 76 + (heat - STRONG_FROM) * 48 : 10 + heat * 44
  return `color-mix(in oklab, var(--brand) ${share.toFixed(0)}%, var(--surface-raised))`
}
