import { PUBLIC_ANALYSES_MAX } from '@prancheta/contract/tipsters/routes.ts'
import { tipsterWords } from '@prancheta/contract/tipsters/words.ts'
import { inkOn } from '@prancheta/core/tipsters/colour.ts'
import { formatChance, formatCount, formatEdge } from '#lib/format/format.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PublicAnalysisCard } from './public-analysis-card.tsx'
import { RecordStrip } from './record-strip.tsx'
import type { ShownTipster } from './shown-tipster.ts'

/** What search engines and link previews say of the page: the record and nothing that is not in it. */
export function describeTipster({ slug, record }: ShownTipster): string {
  const { settled, greens, hit_rate, yield: gain } = record
  const start = `Análises públicas de @${slug} na Prancheta.`
  if (settled === 0 || hit_rate === null) return `${start} Nenhum pick encerrado ainda.`
  const parts = [
    `${formatCount(settled)} picks encerrados`,
    `${formatCount(greens)} green`,
    `acerto de ${formatChance(hit_rate)}`,
  ]
  if (gain !== null) parts.push(`yield de ${formatEdge(gain)}`)
  return `${start} ${parts.join(', ')}. Resultados passados não garantem resultados futuros.`
}

export function TipsterView({ tipster }: { tipster: ShownTipster }) {
  const { analyses, record } = tipster
  return (
    <>
      <Header tipster={tipster} />
      <div className="mx-auto w-full max-w-4xl flex-1 px-4 py-8 sm:px-6 sm:py-10">
        <RecordStrip record={record} />
        <section aria-labelledby="analyses-title" className="mt-10">
          <h2 id="analyses-title" className="headline text-xl">
            Análises públicas
          </h2>
          {analyses.length === PUBLIC_ANALYSES_MAX && (
            <p className="mt-1 text-ink-muted text-sm">As {PUBLIC_ANALYSES_MAX} mais recentes.</p>
          )}
          <div className="mt-4">
            {analyses.length === 0 ? (
              <EmptyState title={tipsterWords.nothingPublic} />
            ) : (
              <ul className="grid gap-4">
                {analyses.map((analysis) => (
                  <li key={analysis.id}>
                    <PublicAnalysisCard analysis={analysis} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </section>
      </div>
    </>
  )
}

/** In the tipster's own colour; the words on it are black or white, whichever can be read. */
function Header({ tipster: { slug, brand_color, brand_logo } }: { tipster: ShownTipster }) {
  return (
    <header style={{ backgroundColor: brand_color, color: inkOn(brand_color) }}>
      <div className="mx-auto flex w-full max-w-4xl items-center gap-4 px-4 py-8 sm:gap-6 sm:px-6 sm:py-12">
        {brand_logo && (
          <img
            src={brand_logo}
            alt={`Logo de @${slug}`}
            width={80}
            height={80}
            className="size-16 shrink-0 rounded-card bg-white object-contain p-1 sm:size-20"
          />
        )}
        <div className="min-w-0">
          <h1 className="headline break-words text-3xl sm:text-4xl">@{slug}</h1>
          <p className="mt-1 text-sm">Publica antes do jogo. O resultado vem do placar, e nada é editado depois.</p>
        </div>
      </div>
    </header>
  )
}
