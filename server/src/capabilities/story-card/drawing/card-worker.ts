import { parentPort } from 'node:worker_threads'
import type { CardFacts } from './card-facts.ts'
import { cutCardFonts } from './card-fonts.ts'
import type { CardAnswer } from './card-painter.ts'
import { drawCard } from './draw-card.ts'

const fonts = cutCardFonts()

/** The other side of card-painter.ts: a tenth of a second of drawing, away from the thread that answers people. */
parentPort?.on('message', async ({ id, facts }: { id: number; facts: CardFacts }) => {
  parentPort?.postMessage(await answer(id, facts))
})

async function answer(id: number, facts: CardFacts): Promise<CardAnswer> {
  try {
    return { id, png: await drawCard(facts, await fonts) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : 'unknown' }
  }
}
