import { previewPublication } from '@prancheta/contract/tipsters/routes.ts'
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
  const { odd, house, edge, probability } = data
  return (
    <div className="mb-4">
      <Facts
        rows={[
          { name: 'Chance salva', value: formatChance(probability) },
          {
            name: 'Melhor odd agora',
            value: odd === null ? UNKNOWN : `${formatOdd(odd)}${house ? ` (${house})` : ''}`,
          },
          { name: 'Edge a essa odd', value: edge === null ? UNKNOWN : formatEdge(edge) },
        ]}
      />
      {(edge === null || edge <= 0) && (
        <p role="note" className="mt-3 flex items-start gap-2.5 rounded-control bg-warn-soft p-3 text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
          {edge === null
            ? 'Nenhuma casa oferece este mercado agora. Publicado assim, ele conta nos acertos e não no yield.'
            : 'Ao preço de agora esta escolha não tem valor: a odd paga menos do que a chance pede. Ela entra no seu retrospecto assim mesmo.'}
        </p>
      )}
    </div>
  )
}
