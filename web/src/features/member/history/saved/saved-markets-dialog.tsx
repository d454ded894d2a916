import type { SavedAnalysis } from '@prancheta/contract/history/routes.ts'
import { historyWords } from '@prancheta/contract/history/words.ts'
import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { formatChance, formatCount } from '#lib/format/format.ts'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { MatchName } from '#ui/primitives/names.tsx'
import { OUTCOMES } from '#ui/product/outcomes.ts'
import { isUnreadable, savedMarkets } from './use-history.ts'

/** Every market that was saved, with how each ended. */
export function SavedMarketsDialog({ analysis }: { analysis: SavedAnalysis }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title="Mercados salvos"
      description={<MatchName home={analysis.homeName} away={analysis.awayName} />}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="sm">
          <ListChecks aria-hidden="true" className="size-4" />
          Ver mercados
        </Button>
      }
    >
      {open && <Markets analysis={analysis} />}
    </Dialog>
  )
}

function Markets({ analysis }: { analysis: SavedAnalysis }) {
  const { data, error, isFetching, refetch } = useQuery(savedMarkets(analysis.id))
  if (isUnreadable(error)) return <p className="text-sm">{error.message}</p>
  if (error)
    return <LoadFailure title={historyWords.marketsLoadFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-64 w-full" />
  const known = data.markets.filter(({ outcome }) => outcome !== null && outcome !== 'void')
  const hasEnded = analysis.settledAt !== null
  const won = known.filter(({ outcome }) => outcome === 'won' || outcome === 'half_won')
  return (
    <>
      <p className="text-ink-muted text-sm">{summaryOf(analysis, won.length, known.length)}</p>
      <ul className="mt-4">
        {data.markets.map((market) => (
          <li
            key={market.id}
            className="flex min-h-11 items-center gap-3 border-line border-b py-1.5 text-sm last:border-b-0"
          >
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{market.name}</span>
            <span className="figures">{formatChance(market.probability)}</span>
            {hasEnded && (
              <span className="flex w-24 justify-end">
                {market.outcome ? (
                  <Badge tone={OUTCOMES[market.outcome].tone}>{OUTCOMES[market.outcome].word}</Badge>
                ) : (
                  <span className="text-ink-muted text-xs">sem dados</span>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function summaryOf({ isVoid, settledAt }: SavedAnalysis, won: number, known: number): string {
  if (isVoid) return 'O jogo não foi disputado: todos os mercados foram anulados.'
  if (settledAt === null) return 'O resultado de cada mercado aparece aqui quando o jogo terminar.'
  return `${formatCount(won)} de ${formatCount(known)} mercados bateram. Muitos dizem quase a mesma coisa: não os conte como acertos separados.`
}
