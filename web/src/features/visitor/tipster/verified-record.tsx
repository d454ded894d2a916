import type { VerifiedRecord as Verified } from '@prancheta/contract/tipsters/routes.ts'
import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { formatCount, formatEdge, UNKNOWN } from '#lib/format/format.ts'

/** The record as the public log alone tells it: whoever adds its entries up finds the same. */
export function VerifiedRecord({ verified }: { verified: Verified }) {
  const { author, published, settled, won, lost, staked, yield: gain, last } = verified
  const figures = [
    ['Publicados', formatCount(published)],
    ['Encerrados', formatCount(settled)],
    ['Green e red', `${formatCount(won)} e ${formatCount(lost)}`],
    ['Yield', gain === null ? UNKNOWN : `${formatEdge(gain)} em ${formatCount(staked)}`],
  ] as const
  return (
    <section
      aria-labelledby="verified-title"
      className="mt-6 rounded-card border border-line bg-surface-raised p-4 sm:p-5"
    >
      <h3 id="verified-title" className="headline flex items-center gap-2 text-lg">
        <ShieldCheck aria-hidden="true" className="size-5 text-brand" />
        No registro público
      </h3>
      <p className="mt-1 text-ink-muted text-sm">
        Cada pick foi escrito no minuto da publicação, com a melhor odd daquele minuto, num registro que mostra qualquer
        mudança. Os ocultos também contam.
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-4 text-sm sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-muted text-xs">{label}</dt>
            <dd className="figures text-base">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 border-line border-t pt-3 text-ink-muted text-xs">
        Autor <code className="break-all font-mono">{author}</code> · fim do registro{' '}
        <code className="break-all font-mono">{`${last.n}:${last.hash}`}</code>
      </p>
      <Link
        to="/transparencia"
        className="mt-1 -mb-2 inline-flex min-h-11 items-center text-sm underline underline-offset-2"
      >
        Como conferir
      </Link>
    </section>
  )
}
