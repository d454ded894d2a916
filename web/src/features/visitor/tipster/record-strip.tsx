import type { PublicRecord } from '@prancheta/contract/tipsters/routes.ts'
import { formatChance, formatCount, formatDecimal, formatEdge } from '#lib/format/format.ts'
import { StatCard } from '#ui/product/stat-card.tsx'

/** The whole record, hidden ones included: a page cannot be made better by hiding. */
export function RecordStrip({ record }: { record: PublicRecord }) {
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
        <StatCard label="Yield" value={gain === null ? null : formatEdge(gain)} note="às odds salvas" />
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
