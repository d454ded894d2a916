import { LOGO_TYPES, type TipsterView } from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { ExternalLink, ImageOff } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatChance, formatCount, formatEdge } from '#lib/format/format.ts'
import { Button, buttonClasses } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Facts } from '#ui/primitives/data-table.tsx'
import { ConfirmDialog } from '#ui/primitives/dialog.tsx'
import { PersonName } from '#ui/primitives/names.tsx'
import { EditTipsterDialog } from './tipster-dialogs.tsx'
import { useLogo, useUnmake } from './use-tipsters.ts'

export function TipsterCard({ tipster }: { tipster: TipsterView }) {
  const [shown, setShown] = useState<'edit' | 'unmake' | null>(null)
  const close = () => setShown(null)
  const unmake = useUnmake(close)
  const { user_id, name, email, slug, color } = tipster
  return (
    <Card
      level="h2"
      title={<PersonName name={name} email={email} />}
      description={
        <Link to={`/admin/users/${user_id}`} className="[overflow-wrap:anywhere] underline underline-offset-2">
          {email}
        </Link>
      }
      aside={
        <span
          aria-hidden="true"
          className="mt-1 block size-6 rounded-full border border-line"
          style={{ background: color }}
        />
      }
      actions={
        <>
          <Button
            variant="ghost"
            className="text-bad! hover:bg-bad-soft! max-sm:order-last sm:mr-auto"
            onClick={() => setShown('unmake')}
          >
            Retirar
          </Button>
          <Button variant="secondary" onClick={() => setShown('edit')}>
            Editar
          </Button>
          <a href={`/tip/${slug}`} target="_blank" rel="noreferrer" className={buttonClasses('primary', 'md')}>
            Ver Página
            <ExternalLink className="size-4" aria-hidden="true" />
            <span className="sr-only">de @{slug} (abre em nova aba)</span>
          </a>
        </>
      }
    >
      <LogoPicker tipster={tipster} />
      <div className="mt-4">
        <Facts rows={factsOf(tipster)} />
      </div>
      <EditTipsterDialog tipster={tipster} open={shown === 'edit'} onClose={close} />
      <ConfirmDialog
        title={`Retirar a página de ${name ?? email} (@${slug})?`}
        description="A página e o logo deixam de existir. As análises publicadas continuam no histórico do usuário."
        verb="Retirar página"
        isDangerous
        busy={unmake.isPending}
        open={shown === 'unmake'}
        onOpenChange={(open) => setShown(open ? 'unmake' : null)}
        onConfirm={() => unmake.mutate(user_id)}
      />
    </Card>
  )
}

function factsOf({ slug, color, analyses, public_analyses, record }: TipsterView) {
  return [
    { name: 'Endereço', value: `@${slug}` },
    { name: 'Cor', value: <span className="figures">{color}</span> },
    { name: 'Análises salvas', value: formatCount(analyses) },
    {
      name: 'Publicadas',
      value: `${formatCount(record.published)}${record.published === public_analyses ? '' : ` (${formatCount(public_analyses)} na página)`}`,
    },
    { name: 'Green / Red', value: `${formatCount(record.green)} / ${formatCount(record.red)}` },
    {
      name: 'Taxa de acerto',
      value: record.hit_rate === null ? 'Ainda sem pick decidido' : formatChance(record.hit_rate),
    },
    {
      name: 'Yield nas odds salvas',
      value:
        record.yield === null
          ? 'Ainda sem aposta decidida'
          : `${formatEdge(record.yield)} em ${formatCount(record.stakes)}`,
    },
  ]
}

/** The logo with ways to set and remove it. The file input itself cannot be styled, so a button opens it. */
function LogoPicker({ tipster }: { tipster: TipsterView }) {
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
