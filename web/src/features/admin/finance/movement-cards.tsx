import { MOVEMENT_DAYS } from '@prancheta/contract/admin/figures.ts'
import { formatCents, formatChance, formatCount } from '#lib/format/format.ts'
import { StatCard } from '#ui/product/stat-card.tsx'
import type { Finance } from './finance-view.tsx'

/** The figures that come first; their shapes stand before they are known. */
export function MovementCards({ finance }: { finance: Finance | undefined }) {
  const loading = finance === undefined
  const span = `em ${MOVEMENT_DAYS} dias`
  const count = (value: number | undefined) => (value === undefined ? null : formatCount(value))
  const churn = finance?.churn ?? null
  return (
    <section aria-label="Resumo" className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <StatCard label="MRR" value={finance ? formatCents(finance.mrr_cents) : null} loading={loading} />
      <StatCard label="Novas assinaturas" value={count(finance?.started)} note={span} loading={loading} />
      <StatCard
        label="Cancelamentos"
        value={count(finance?.cancelled)}
        note={`pedidos ${span}; valem até o fim do período`}
        loading={loading}
      />
      <StatCard label="Saídas" value={count(finance?.ended)} note={`deixaram de pagar ${span}`} loading={loading} />
      <StatCard
        label="Churn"
        value={churn === null ? null : formatChance(churn)}
        note={
          churn === null
            ? `precisa de ${MOVEMENT_DAYS} dias de registro e de quem pagasse no início deles`
            : `de quem pagava há ${MOVEMENT_DAYS} dias, a parte que saiu`
        }
        loading={loading}
      />
      <StatCard label="Pagamentos com falha" value={count(finance?.payment_failures)} note={span} loading={loading} />
    </section>
  )
}
