import { hitRate, settledHitRate } from '@prancheta/core/history/hit-rate.ts'
import { formatChance, formatCount } from '#lib/format/format.ts'
import { ResultLabel } from '#ui/product/result-label.tsx'
import { StatCard } from '#ui/product/stat-card.tsx'
import type { DashboardStats } from './month-usage.tsx'

/** Undefined while loading. */
export function Record({ stats }: { stats: DashboardStats | undefined }) {
  const loading = stats === undefined
  return (
    <section aria-labelledby="record-title" className="mt-8">
      <h2 id="record-title" className="headline text-lg">
        Seu desempenho
      </h2>
      <div className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard
          label="Total de análises"
          value={stats ? formatCount(stats.totalAnalyses) : null}
          note="Salvas no histórico"
          loading={loading}
        />
        <StatCard
          label={<ResultLabel result="green" />}
          value={stats ? formatCount(stats.greenResults) : null}
          note="Resultados positivos"
          loading={loading}
        />
        <StatCard
          label={<ResultLabel result="red" />}
          value={stats ? formatCount(stats.redResults) : null}
          note="Resultados negativos"
          loading={loading}
        />
        <StatCard
          label="Taxa de acerto"
          value={stats ? formatChance(hitRate({ total: stats.totalAnalyses, green: stats.greenResults })) : null}
          note={stats ? settledNote(stats) : 'Green sobre o total'}
          loading={loading}
        />
      </div>
    </section>
  )
}

function settledNote({ greenResults, redResults }: DashboardStats): string {
  const settled = settledHitRate({ green: greenResults, red: redResults })
  return settled === null ? 'Ainda sem resultados marcados' : `${formatChance(settled)} das que têm resultado`
}
