import { LOGO_TYPES, type TipsterView } from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { ImageOff } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { useLogo } from './use-tipsters.ts'

/** The logo with ways to set and remove it. The file input itself cannot be styled, so a button opens it. */
export function LogoPicker({ tipster }: { tipster: TipsterView }) {
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const { choose, isPending } = useLogo(tipster.user_id)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-surface-sunken">
        {tipster.logo === null ? (
          <ImageOff className="size-6 text-ink-muted" aria-hidden="true" />
        ) : (
          <img src={tipster.logo} alt={`Logo de @${tipster.slug}`} className="size-full object-contain" />
        )}
      </span>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept={LOGO_TYPES.join(',')}
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // Emptied, so that choosing the same file again counts.
            event.target.value = ''
            if (file) choose(file)
          }}
        />
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          {tipster.logo === null ? 'Enviar logo' : 'Trocar logo'}
        </Button>
        {tipster.logo !== null && (
          <Button variant="ghost" size="sm" busy={isPending} onClick={() => choose(null)}>
            Remover logo
          </Button>
        )}
        <p id={hint} className="w-full text-ink-muted text-xs">
          PNG, JPEG ou WebP de até 256 KB.
        </p>
      </div>
    </div>
  )
}
