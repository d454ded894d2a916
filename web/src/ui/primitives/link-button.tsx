import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-style.ts'

type Props = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize }

/** Looks like a button and goes somewhere, so it is a link: it can be opened in a new tab. */
export function LinkButton({ variant = 'primary', size = 'md', className, ...rest }: Props) {
  return <Link prefetch="intent" {...rest} className={buttonClasses(variant, size, className)} />
}
