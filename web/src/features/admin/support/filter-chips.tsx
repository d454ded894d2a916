import { classes } from '#lib/page/classes.ts'

type Chip = { label: string; isOn: boolean; onToggle: () => void }

/** Ways to narrow a list, each switched on and off by itself. */
export function FilterChips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {chips.map((chip) => (
        <button
          key={chip.label}
          type="button"
          aria-pressed={chip.isOn}
          onClick={chip.onToggle}
          className={classes(
            'min-h-11 rounded-full border px-3 font-medium text-sm transition-colors sm:min-h-8',
            chip.isOn
              ? 'border-brand bg-brand-soft text-brand'
              : 'border-line-strong/60 text-ink-muted hover:border-line-strong hover:text-ink',
          )}
        >
          {chip.label}
        </button>
      ))}
    </fieldset>
  )
}
