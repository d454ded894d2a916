import type { ComponentProps } from 'react'
import { classes } from '#lib/page/classes.ts'

/** A button that is only a picture; its name is not optional. */
export function IconButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink transition-colors sm:size-10',
        'hover:bg-surface-sunken disabled:cursor-not-allowed disabled:opacity-45 [&>svg]:size-5',
        className,
      )}
    />
  )
}
