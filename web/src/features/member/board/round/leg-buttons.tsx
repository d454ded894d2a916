import type { BoardGame } from '@prancheta/contract/board/routes.ts'
import { ROUND_LEGS_MAX } from '@prancheta/core/combos/round/round-combo.ts'
import { Check, Plus } from 'lucide-react'
import { classes } from '#lib/page/classes.ts'
import type { BoardView } from '../board-view.ts'

const BASIC: readonly { marketId: string; name: string }[] = [
  { marketId: 'result.home', name: 'Mandante' },
  { marketId: 'result.draw', name: 'Empate' },
  { marketId: 'result.away', name: 'Visitante' },
  { marketId: 'goals.over2.5', name: 'Mais de 2,5' },
  { marketId: 'goals.under2.5', name: 'Menos de 2,5' },
  { marketId: 'btts.yes', name: 'Ambas: sim' },
  { marketId: 'btts.no', name: 'Ambas: não' },
]

/** As the board names it; null for a market that it no longer tells of. */
export function legName(game: BoardGame | undefined, marketId: string): string | null {
  const basic = BASIC.find((one) => one.marketId === marketId)
  return basic?.name ?? game?.offers?.find((offer) => offer.marketId === marketId)?.market ?? null
}

/** One leg of the game for the combination of the round; another one takes its place. */
export function LegButtons({ game, legs }: { game: BoardGame; legs: BoardView['legs'] }) {
  const further = (game.offers ?? []).filter((offer) => !BASIC.some(({ marketId }) => marketId === offer.marketId))
  const own = legs.chosen.find(({ fixtureId }) => fixtureId === game.fixtureId)
  const isFull = !own && legs.chosen.length >= ROUND_LEGS_MAX
  return (
    <fieldset>
      <legend className="eyebrow">Combinada da rodada: uma perna por jogo</legend>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {[...BASIC, ...further.map(({ marketId, market }) => ({ marketId, name: market }))].map(
          ({ marketId, name }) => {
            const isChosen = own?.marketId === marketId
            return (
              <button
                key={marketId}
                type="button"
                aria-pressed={isChosen}
                disabled={isFull}
                onClick={() => legs.toggle({ fixtureId: game.fixtureId, marketId })}
                className={classes(
                  'inline-flex min-h-11 items-center gap-1.5 rounded-control border px-3 font-medium text-sm transition-colors disabled:opacity-50 sm:min-h-8',
                  isChosen
                    ? 'border-brand bg-brand-soft text-brand'
                    : 'border-line-strong/60 bg-surface-raised hover:border-line-strong',
                )}
              >
                {isChosen ? (
                  <Check aria-hidden="true" className="size-4" />
                ) : (
                  <Plus aria-hidden="true" className="size-4" />
                )}
                {name}
              </button>
            )
          },
        )}
      </div>
    </fieldset>
  )
}
