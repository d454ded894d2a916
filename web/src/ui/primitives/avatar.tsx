import { Avatar as BaseAvatar } from '@base-ui/react/avatar'
import { initialsOf } from '#lib/format/initials.ts'
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
