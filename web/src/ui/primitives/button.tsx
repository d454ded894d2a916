import type { ComponentProps } from 'react'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-style.ts'

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
