import { PUBLIC_ANALYSES_MAX, type PublicRecord } from '@prancheta/contract/tipsters/routes.ts'
import { tipsterWords } from '@prancheta/contract/tipsters/words.ts'
import { inkOn } from '@prancheta/core/tipsters/colour.ts'
import { formatChance, formatCount, formatDecimal, formatEdge } from '#lib/format/format.ts'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { PublishedSample } from '#ui/product/samples/game-samples.tsx'
import { StatCard } from '#ui/product/stat-card.tsx'
import { PublicAnalysisCard } from './public-analysis-card.tsx'
import type { ShownTipster } from './shown-tipster.ts'
import { VerifiedRecord } from './verified-record.tsx'

/** What search engines and link previews say of the page: the record and nothing that is not in it. */
export function describeTipster({ slug, record }: ShownTipster): string {
  const { settled, greens, hit_rate, yield: gain, is_demo } = record
  const start = `${is_demo ? 'Dados de demonstração. ' : ''}Análises públicas de @${slug} na Prancheta.`
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
  const { analyses, record, verified } = tipster
  return (
    <>
      <Header tipster={tipster} />
      <div className="mx-auto w-full max-w-4xl flex-1 px-4 py-8 sm:px-6 sm:py-10">
        <RecordStrip record={record} />
        {verified && <VerifiedRecord verified={verified} />}
        <section aria-labelledby="analyses-title" className="mt-10">
          <h2 id="analyses-title" className="headline text-xl">
            Análises públicas
          </h2>
          {analyses.length === PUBLIC_ANALYSES_MAX && (
            <p className="mt-1 text-ink-muted text-sm">As {PUBLIC_ANALYSES_MAX} mais recentes.</p>
          )}
          <div className="mt-4">
            {analyses.length === 0 ? (
              <EmptyState title={tipsterWords.nothingPublic} sample={<PublishedSample />} />
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
function Header({ tipster: { slug, brand_color, brand_logo, record } }: { tipster: ShownTipster }) {
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
          {record.is_demo && (
            <p className="mt-2">
              <Badge tone="info">Demonstração: jogos e picks inventados</Badge>
            </p>
          )}
          <p className="mt-1 text-sm">Publica antes do jogo. O resultado vem do placar, e nada é editado depois.</p>
        </div>
      </div>
    </header>
  )
}

/** The whole record, hidden ones included: a page cannot be made better by hiding. */
function RecordStrip({ record }: { record: PublicRecord }) {
  const { published, settled, greens, reds, hit_rate, yield: gain } = record
  return (
    <section aria-labelledby="record-title">
      <h2 id="record-title" className="headline text-xl">
        Retrospecto
      </h2>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        <StatCard
          label="Picks encerrados"
          value={formatCount(settled)}
          note={`de ${formatCount(published)} publicados`}
        />
        <StatCard label="Green" value={formatCount(greens)} note={`${formatCount(reds)} red`} />
        <StatCard
          label="Taxa de acerto"
          value={hit_rate === null ? null : formatChance(hit_rate)}
          note="do que foi jogado"
        />
        <StatCard label="Yield" value={gain === null ? null : formatEdge(gain)} note="às odds da publicação" />
      </div>
      <p className="mt-3 text-ink-muted text-sm">{calibrationWords(record)}</p>
      <p className="mt-1 text-ink-muted text-sm">
        Conta todos os picks publicados, também os ocultos. Resultados passados não garantem resultados futuros.
      </p>
    </section>
  )
}

function calibrationWords({ calibration: { count, expected, happened, verdict } }: PublicRecord): string {
  if (verdict === 'too few') return 'Calibração: ainda há poucos picks encerrados para dizer algo.'
  const said = `Calibração: em ${formatDecimal(count, 0)} picks, as chances somavam ${formatDecimal(expected, 1)} acertos e vieram ${formatDecimal(happened, 1)}`
  if (verdict === 'within luck') return `${said}. A diferença cabe na sorte.`
  return verdict === 'less than said'
    ? `${said}: menos do que as chances diziam, mais longe do que a sorte explica.`
    : `${said}: mais do que as chances diziam, mais longe do que a sorte explica.`
}

export function TipsterMissing() {
  return (
    <div className="flex flex-1 flex-col items-center px-6 pt-10 pb-24 text-center">
      <PitchLines view="circle" className="w-full max-w-md" />
      <h1 className="headline mt-6 text-3xl">{tipsterWords.tipsterNotFound}</h1>
      <p className="mt-3 max-w-[42ch] text-ink-muted">
        Confira o endereço com quem o enviou. A página pode ter sido removida.
      </p>
      <LinkButton to="/" variant="secondary" className="mt-8">
        Voltar ao início
      </LinkButton>
    </div>
  )
}
