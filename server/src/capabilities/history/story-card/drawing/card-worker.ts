import { parentPort } from 'node:worker_threads'
import type { CardFacts } from './card-facts.ts'
import { cutCardFonts } from './card-fonts.ts'
import type { CardAnswer } from './card-painter.ts'
import { drawCard } from './draw-card.ts'

/** A first card takes four times as long as any later one. The thread begins before somebody asks, and draws this one for practice. */
const REHEARSAL: CardFacts = {
  home: 'Mandante',
  away: 'Visitante',
  league: 'Campeonato',
  kickOff: '01/01/2026 às 16:00',
  score: null,
  answer: { title: 'O que os números dizem', words: 'Ensaio.' },
  combo: null,
  markets: [{ name: 'Mais de 2,5 gols', chance: 0.5, note: 'Odd 2,00', isRecommended: true }],
  confidence: 70,
  isDemo: true,
  brand: null,
}

const fonts = cutCardFonts().then(async (cut) => {
  await drawCard(REHEARSAL, cut)
  return cut
})

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
