import type { TipsterView } from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatChance, formatCount, formatEdge } from '#lib/format/format.ts'
import { Button } from '#ui/primitives/button.tsx'
import { buttonClasses } from '#ui/primitives/button-style.ts'
import { Card } from '#ui/primitives/card.tsx'
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx'
import { Facts } from '#ui/primitives/facts.tsx'
import { EditTipsterDialog } from './edit-tipster-dialog.tsx'
import { LogoPicker } from './logo-picker.tsx'
import { useUnmake } from './use-tipsters.ts'

export function TipsterCard({ tipster }: { tipster: TipsterView }) {
  const [shown, setShown] = useState<'edit' | 'unmake' | null>(null)
  const close = () => setShown(null)
  const unmake = useUnmake(close)
  const { user_id, name, email, slug, color } = tipster
  return (
    <Card
      level="h2"
      title={<bdi>{name ?? email}</bdi>}
      description={
        <Link to={`/admin/users/${user_id}`} className="[overflow-wrap:anywhere] underline underline-offset-2">
          {email}
        </Link>
      }
      aside={
        <span
          aria-hidden="true"
          className="mt-1 size-6 shrink-0 rounded-full border border-line"
          style={{ background: color }}
        />
      }
      actions={
        <>
          <Button variant="ghost" onClick={() => setShown('unmake')}>
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
        title={`Retirar a página de @${slug}`}
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
  const settled = record.settled_hit_rate
  return [
    { name: 'Endereço', value: `@${slug}` },
    { name: 'Cor', value: <span className="figures">{color}</span> },
    { name: 'Análises salvas', value: formatCount(analyses) },
    { name: 'Publicadas', value: formatCount(public_analyses) },
    { name: 'Green / Red', value: `${formatCount(record.green)} / ${formatCount(record.red)}` },
    {
      name: 'Taxa de acerto',
      value: `${formatChance(record.hit_rate)}${settled === null ? '' : ` (${formatChance(settled)} das decididas)`}`,
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
