import { Avatar as BaseAvatar } from '@base-ui/react/avatar'
import { classes } from '#lib/page/classes.ts'

type Props = { name: string | null; email: string; src?: string; size?: 'sm' | 'md' | 'lg' }

const SIZES = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg' }

/** Decoration beside a written name, so it is not read out. */
export function Avatar({ name, email, src, size = 'md' }: Props) {
  return (
    <BaseAvatar.Root
      aria-hidden="true"
      className={classes(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full bg-brand-soft font-semibold text-brand',
        SIZES[size],
      )}
    >
      {src && <BaseAvatar.Image src={src} alt="" className="size-full object-cover" />}
      <BaseAvatar.Fallback>{initialsOf(name, email)}</BaseAvatar.Fallback>
    </BaseAvatar.Root>
  )
}

/** AS for 'Ana Maria Souza'; the e-mail's first letter where no name was given. */
export function initialsOf(name: string | null, email: string): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? email]
  return chosen
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR')
}
