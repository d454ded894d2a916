import { historyWords } from '@prancheta/contract/history/words.ts'
import { ImageDown } from 'lucide-react'
import { useRight } from '#domain/billing/use-right.ts'
import { Button } from '#ui/primitives/button.tsx'
import type { ButtonSize, ButtonVariant } from '#ui/primitives/button-style.ts'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { LinkButton } from '#ui/primitives/link-button.tsx'
import { type CardOf, useStoryCard } from './use-story-card.ts'

type Props = CardOf & { variant?: ButtonVariant; size?: ButtonSize }

/** Visible to all. Without the right it explains, and leads to the plans. */
export function StoryCardButton(props: Props) {
  return useRight('storyCard') ? <MakeCard {...props} /> : <Explain {...props} />
}

function MakeCard({ variant = 'secondary', size = 'md', ...card }: Props) {
  const { isMaking, make } = useStoryCard(card)
  return (
    <Button variant={variant} size={size} busy={isMaking} onClick={() => void make()}>
      {!isMaking && <ImageDown aria-hidden="true" className="size-4" />}
      {isMaking ? historyWords.cardMaking : 'Gerar card (Pro)'}
    </Button>
  )
}

function Explain({ variant = 'secondary', size = 'md' }: Props) {
  return (
    <Dialog
      title="Card para redes sociais"
      description={historyWords.cardNeedsPro}
      trigger={
        <Button variant={variant} size={size}>
          <ImageDown aria-hidden="true" className="size-4" />
          Gerar card (Pro)
        </Button>
      }
      actions={
        <LinkButton to="/pricing" variant="accent">
          Ver Planos
        </LinkButton>
      }
    >
      <p className="text-sm">
        Uma imagem de 1080 × 1920 com o jogo, os três melhores mercados e a confiança da análise, desenhada a partir do
        que está guardado. Leva o aviso de 18+ e de que é um estudo.
      </p>
    </Dialog>
  )
}
