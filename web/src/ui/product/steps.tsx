import { classes } from '#lib/page/classes.ts'

type Props = { steps: readonly { title: string; text: string }[]; className: string }

/** Numbered steps under chalk lines, side by side where there is room. */
export function Steps({ steps, className }: Props) {
  return (
    <ol className={classes('grid gap-8', className)}>
      {steps.map((step, index) => (
        <li key={step.title} className="border-chalk border-t-2 pt-4">
          <span aria-hidden="true" className="figures text-2xl text-brand">
            {index + 1}
          </span>
          <h3 className="headline mt-2 text-lg">{step.title}</h3>
          <p className="mt-2 max-w-[38ch] text-ink-muted">{step.text}</p>
        </li>
      ))}
    </ol>
  )
}
