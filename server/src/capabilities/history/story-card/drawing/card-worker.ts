import { answerTasks } from '#platform/threads/answer-tasks.ts'
import type { CardFacts } from './card-facts.ts'
import { cutCardFonts } from './card-fonts.ts'
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

// A tenth of a second of drawing.
answerTasks(async (facts: CardFacts) => drawCard(facts, await fonts))
