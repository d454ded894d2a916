import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { previewPublication } from '@prancheta/contract/tipsters/routes.ts'
import { labelOf } from '@prancheta/core/value/value-at.ts'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { callApi } from '#lib/api/call-api.ts'
import { formatChance, formatEdge, formatOdd, UNKNOWN } from '#lib/format/format.ts'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Facts } from '#ui/primitives/data-table.tsx'

/** What the pick would be published with in this minute, and a calm word where it has no value at that. */
export function PriceNow({ analysisId }: { analysisId: string }) {
  const { data, isPending } = useQuery({
    queryKey: ['publication preview', analysisId],
    queryFn: ({ signal }) => callApi(previewPublication, { analysisId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  if (isPending) return <Skeleton className="mb-4 h-28 w-full" />
  if (!data) return null
  const { odd, house, edge, probability, saved_probability: saved } = data
  const hasMoved = formatChance(saved) !== formatChance(probability)
  const warning = warningOf(data)
  return (
    <div className="mb-4">
      <Facts
        rows={[
          { name: 'Chance agora', value: formatChance(probability) },
          ...(hasMoved ? [{ name: 'Chance salva', value: formatChance(saved) }] : []),
          {
            name: 'Melhor odd agora',
            value: odd === null ? UNKNOWN : `${formatOdd(odd)}${house ? ` (${house})` : ''}`,
          },
          { name: 'Edge a essa odd', value: edge === null ? UNKNOWN : formatEdge(edge) },
        ]}
      />
      {warning && (
        <p role="note" className="mt-3 flex items-start gap-2.5 rounded-control bg-warn-soft p-3 text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
          {warning}
        </p>
      )}
    </div>
  )
}

/** By the rule that analyses follow; null where the pick has value. */
function warningOf({ edge, is_too_old }: OutputOf<typeof previewPublication>): string | null {
  if (is_too_old)
    return 'Não foi possível confirmar os preços das casas nestes minutos. Publicada assim, a escolha fica sem odd e conta nos acertos e não no yield. Se puder, tente de novo daqui a pouco.'
  if (edge === null)
    return 'Nenhuma casa oferece este mercado agora. Publicado assim, ele conta nos acertos e não no yield.'
  const label = labelOf(edge)
  if (label === 'valor') return null
  return label === 'marginal'
    ? 'Ao preço de agora a vantagem é pequena: pela nossa regra só há valor acima de 5%. Ela entra no seu retrospecto assim mesmo.'
    : 'Ao preço de agora esta escolha não tem valor: a odd paga menos do que a chance pede. Ela entra no seu retrospecto assim mesmo.'
}
