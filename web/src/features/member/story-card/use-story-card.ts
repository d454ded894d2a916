import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import { generateCard } from '@prancheta/contract/history/story-card.ts'
import { historyWords } from '@prancheta/contract/history/words.ts'
import { useState } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { toast } from '#lib/page/toast.ts'

export type CardOf = { analysisId: string; fixtureId: number | null }

/** Makes the card. The window is opened inside the click: later the browser would take it for an advertisement. */
export function useStoryCard({ analysisId, fixtureId }: CardOf) {
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
      const { image } = await callApi(generateCard, { analysis: { id: analysisId }, fixture: { fixtureId } })
      card.location.replace(await toAddress(image))
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

/** Browsers do not open a data URL as a page, but do open what we hold in memory. It lives as long as this tab. */
async function toAddress(image: string): Promise<string> {
  const [, text = ''] = image.split('base64,')
  if (text === '') throw new NoPicture('no picture came')
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  return URL.createObjectURL(new Blob([bytes], { type: 'image/png' }))
}
