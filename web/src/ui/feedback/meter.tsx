import { cssPercent } from '#lib/format/css-percent.ts'
import { classes } from '#lib/page/classes.ts'

type Props = {
  label: string
  value: number
  max: number
  /** The same in words. */
  text: string
}

/** How much of a limit is used. The browser's own meter is for listeners; the bar is for the eye. */
export function Meter({ label, value, max, text }: Props) {
  const share = max === 0 ? 1 : Math.min(1, value / max)
  return (
    <div className="h-2.5 overflow-hidden rounded-full border border-line bg-surface-sunken">
      <meter className="sr-only" aria-label={label} min={0} max={Math.max(1, max)} value={value}>
        {text}
      </meter>
      <div
        aria-hidden="true"
        className={classes('h-full rounded-full transition-[width]', share >= 1 ? 'bg-warn' : 'bg-brand')}
        style={{ width: cssPercent(share) }}
      />
    </div>
  )
}
