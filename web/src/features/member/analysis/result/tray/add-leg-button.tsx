import { Check, Plus } from 'lucide-react'
import { classes } from '#lib/page/classes.ts'
import { IconButton } from '#ui/primitives/button.tsx'
import { useResultBoard } from '../result-board.ts'

/** Puts a market into the tray, or takes it out again. */
export function AddLegButton({ marketId, name }: { marketId: string; name: string }) {
  const { tray } = useResultBoard()
  if (!tray.isOffered) return null
  const isLeg = tray.legs.includes(marketId)
  const label = isLeg ? `Tirar ${name} da combinada` : `Adicionar ${name} à combinada`
  return (
    <IconButton
      label={label}
      title={isLeg ? 'Tirar da combinada' : 'Adicionar à combinada'}
      aria-pressed={isLeg}
      disabled={!isLeg && tray.isFull}
      onClick={() => tray.toggleLeg(marketId)}
      className={classes('self-stretch sm:h-auto', isLeg && 'bg-brand-soft text-brand')}
      data-print="hide"
    >
      {isLeg ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
    </IconButton>
  )
}
