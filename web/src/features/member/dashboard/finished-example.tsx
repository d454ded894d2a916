import { LinkButton } from '#ui/primitives/button.tsx'
import { AnswerPiece, MarketsPiece, RulerPiece } from '#ui/product/pieces/match-pieces.tsx'
import { ReasonsPiece } from '#ui/product/pieces/study-pieces.tsx'

/** A whole analysis in short, in the order in which one is read: the answer, what it stands on, and why. The way on at its end lets the keyboard scroll to it. */
export function FinishedExample() {
  return (
    <div className="grid gap-3">
      <AnswerPiece />
      <RulerPiece />
      <ReasonsPiece />
      <MarketsPiece />
      <LinkButton to="/analyses">Escolher um jogo de hoje</LinkButton>
    </div>
  )
}
