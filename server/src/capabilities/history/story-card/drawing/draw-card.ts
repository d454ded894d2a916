import { CARD_HEIGHT, CARD_WIDTH } from '@prancheta/contract/history/story-card.ts'
import { Resvg } from '@resvg/resvg-js'
import satori, { type Font, type SatoriOptions } from 'satori'
import type { CardFacts } from './card-facts.ts'
import { layOutCard } from './card-layout.ts'

/** The same facts give the same bytes. */
export async function drawCard(
  facts: CardFacts,
  fonts: Font[],
  onNodeDetected?: SatoriOptions['onNodeDetected'],
): Promise<Uint8Array> {
  const svg = await satori(layOutCard(facts), {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    fonts,
    ...(onNodeDetected && { onNodeDetected }),
  })
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}
