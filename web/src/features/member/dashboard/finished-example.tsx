import { AnswerPiece, MarketsPiece, RulerPiece } from '#ui/product/pieces/match-pieces.tsx'
import { ReasonsPiece } from '#ui/product/pieces/study-pieces.tsx'

/** A whole analysis in short, in the order in which one is read: the answer, what it stands on, and why. */
export function FinishedExample() {
  return (
    <div className="grid gap-3">
      <AnswerPiece />
      <RulerPiece />
      <ReasonsPiece />
      <MarketsPiece />
    </div>
  )
}
