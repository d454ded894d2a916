import { tipsterWords } from '@prancheta/contract/tipsters/words.ts'
import { useQuery } from '@tanstack/react-query'
import { Copy, ExternalLink, Share2 } from 'lucide-react'
import { toast } from '#lib/page/toast.ts'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { publicationsQuery, tipsterPath } from './publications.ts'

/** A tipster's way to the own page: its address, to open, copy or share. Nothing for others. */
export function OwnPageBar({ title: Title = 'h2' }: { title?: 'h2' | 'p' }) {
  const { data } = useQuery(publicationsQuery)
  if (!data?.slug) return null
  const path = tipsterPath(data.slug)
  return (
    <section
      aria-label="Sua página de tipster"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface-raised p-4 sm:px-5"
    >
      <div className="min-w-0">
        <Title className="headline text-lg">Sua página</Title>
        <p className="break-all text-ink-muted text-sm">{path}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={path} variant="secondary" size="sm">
          <ExternalLink className="size-4" aria-hidden="true" />
          Ver página
        </LinkButton>
        <Button variant="secondary" size="sm" onClick={() => copy(path)}>
          <Copy className="size-4" aria-hidden="true" />
          Copiar link
        </Button>
        <Button variant="secondary" size="sm" onClick={() => share(path, data.slug ?? '')}>
          <Share2 className="size-4" aria-hidden="true" />
          Compartilhar
        </Button>
      </div>
    </section>
  )
}

const addressOf = (path: string) => new URL(path, location.origin).href

async function copy(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOf(path))
    toast.success(tipsterWords.linkCopied)
  } catch {
    toast.error(tipsterWords.linkNotCopied, { description: addressOf(path) })
  }
}

/** The device's own way where it has one; elsewhere the link is copied. */
async function share(path: string, slug: string): Promise<void> {
  if (!('share' in navigator)) return copy(path)
  try {
    await navigator.share({ title: `@${slug} na Prancheta`, url: addressOf(path) })
  } catch {
    // Whoever closes the device's list shares nothing, and need not be told.
  }
}
