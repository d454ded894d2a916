import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import { generateCard } from '@prancheta/contract/history/story-card.ts'
import { historyWords } from '@prancheta/contract/history/words.ts'
import { ImageDown } from 'lucide-react'
import { useState } from 'react'
import { useRight } from '#domain/billing/use-right.ts'
import { callApi } from '#lib/api/call-api.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { toast } from '#lib/page/toast.ts'
import { Button, type ButtonSize, type ButtonVariant, LinkButton } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'

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

type CardOf = {
  analysisId: string
  fixtureId: number | null
  /** A combination of one's own to draw, in place of the markets. */
  combo?: string | undefined
}

/** Makes the card. The window is opened inside the click: later the browser would take it for an advertisement. */
function useStoryCard({ analysisId, fixtureId, combo }: CardOf) {
  const [isMaking, setIsMaking] = useState(false)

  async function make() {
    if (fixtureId === null) {
      toast.error(analysisWords.matchDataMissing)
      return
    }
    const card = window.open('', '_blank')
    if (!card) {
      toast.error(historyWords.cardBlocked)
      return
    }
    setIsMaking(true)
    try {
      const { image } = await callApi(generateCard, { analysis: { id: analysisId }, fixture: { fixtureId }, combo })
      const png = pngOf(image)
      if (!png) throw new NoPicture('no picture came')
      // Browsers do not open a data URL as a page, but do open what we hold in memory. It lives as long as this tab.
      card.location.replace(URL.createObjectURL(png))
      toast.success(historyWords.cardMade)
    } catch (failure) {
      card.close()
      if (failure instanceof NoPicture) toast.error(historyWords.cardEmpty)
      else tellFailure(failure, historyWords.cardFailed)
    } finally {
      setIsMaking(false)
    }
  }

  return { isMaking, make }
}

class NoPicture extends Error {}

const PNG_DATA_URL = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/

/** The picture of a data URL; null for anything that is none. */
export function pngOf(image: string | null | undefined): Blob | null {
  const [, text] = PNG_DATA_URL.exec(image ?? '') ?? []
  if (text === undefined) return null
  return new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], { type: 'image/png' })
}
