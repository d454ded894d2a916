import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from '#lib/page/classes.ts'
import { Spinner } from '#ui/feedback/loading.tsx'

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** The action is running: the button keeps its focus and its words, and ignores further clicks. */
  busy?: boolean
}

export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClasses(variant, size, className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

type LinkButtonProps = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize }

/** Looks like a button and goes somewhere, so it is a link: it can be opened in a new tab. */
export function LinkButton({ variant = 'primary', size = 'md', className, ...rest }: LinkButtonProps) {
  return <Link prefetch="intent" {...rest} className={buttonClasses(variant, size, className)} />
}

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

/** accent: the single most important action of a screen. primary: an action of a card. The rest are quieter. */
export type ButtonVariant = 'accent' | 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'md' | 'sm' | 'lg'

const VARIANTS: Record<ButtonVariant, string> = {
  accent: 'bg-accent text-accent-ink hover:bg-accent-strong',
  primary: 'bg-brand text-brand-ink hover:bg-brand-strong',
  secondary: 'border border-line-strong/60 bg-surface-raised text-ink hover:border-line-strong hover:bg-surface-sunken',
  ghost: 'text-ink hover:bg-surface-sunken',
  danger: 'bg-bad text-bad-ink hover:bg-bad-strong',
}

/** Small ones still reach 44 px on a phone, where they are touched. */
const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3 text-sm sm:min-h-8',
  md: 'min-h-11 px-4 text-sm sm:min-h-10',
  lg: 'min-h-12 px-5 text-base',
}

export function buttonClasses(variant: ButtonVariant, size: ButtonSize, extra?: string): string {
  return classes(
    'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-control text-center font-semibold',
    'transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
    extra,
  )
}
