import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#lib/page/classes.ts'

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** h2 where the card stands right under the page's own heading. */
  level?: 'h2' | 'h3'
  description?: ReactNode
  /** Beside the title: a badge, a small button. */
  aside?: ReactNode
  /** The decisions of the card, at its lower edge, where a thumb reaches. */
  actions?: ReactNode
}

export function Card({
  title,
  level: Heading = 'h3',
  description,
  aside,
  actions,
  className,
  children,
  ...rest
}: Props) {
  return (
    <section
      {...rest}
      className={classes('flex flex-col rounded-card border border-line bg-surface-raised', className)}
    >
      {(title || aside) && (
        <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center px-4 sm:items-start pt-4 sm:px-5 sm:pt-5">
          {title && <Heading className="headline text-lg">{title}</Heading>}
          {aside && <div className="col-start-2 row-start-1 pl-4 sm:row-span-2">{aside}</div>}
          {/* On a phone it needs the whole width, below what stands beside the title. */}
          {description && <p className="col-start-1 mt-1 text-ink-muted text-sm max-sm:col-span-2">{description}</p>}
        </header>
      )}
      <div className="flex-1 p-4 sm:p-5">{children}</div>
      {actions && (
        <footer className="flex flex-col gap-2 border-line border-t p-4 sm:flex-row sm:justify-end sm:px-5">
          {actions}
        </footer>
      )}
    </section>
  )
}
