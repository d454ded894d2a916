import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import { Check, Plus } from 'lucide-react'
import { classes } from '#lib/page/classes.ts'
import { toast } from '#lib/page/toast.ts'
import { IconButton } from '#ui/primitives/button.tsx'
import { useResultBoard } from '../result-board.ts'
import { type Tray, useIsLeg } from './tray.ts'

type Props = { marketId: string; name: string }

/** Puts a market into the tray, or takes it out again. At the left edge of its row. */
export function AddLegButton(props: Props) {
  const { tray } = useResultBoard()
  return tray && <ToggleLeg {...props} tray={tray} />
}

function ToggleLeg({ marketId, name, tray }: Props & { tray: Tray }) {
  const isLeg = useIsLeg(tray, marketId)
  return (
    <IconButton
      label={isLeg ? `Tirar ${name} da combinada` : `Adicionar ${name} à combinada`}
      title={isLeg ? 'Tirar da combinada' : 'Adicionar à combinada'}
      aria-pressed={isLeg}
      onClick={() => {
        if (!tray.toggleLeg(marketId)) toast.info(analysisWords.comboTooManyLegs)
      }}
      className={classes(
        'order-first h-auto rounded-none -outline-offset-2 sm:h-auto',
        isLeg && 'bg-brand-soft text-brand',
      )}
      data-print="hide"
    >
      {isLeg ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
    </IconButton>
  )
}
