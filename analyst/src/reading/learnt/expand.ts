/** What a name in capitals stands for in an example: each is tried in turn. */
const SLOTS: Record<string, readonly string[]> = {
  GRANA: ['50 reais', 'R$ 20', 'cem reais', '30 conto', '15', '80 reais', 'vinte reais', '200'],
  ODD: ['2,10', '1,85', '3,40', '1,60', '2,75'],
  PORC: ['55%', '40%', '62%', '48 por cento'],
  BANCA: ['500', '1000 reais', 'R$ 300', '2000', '900'],
}
const SLOT = /\b(GRANA|ODD|PORC|BANCA)\b/g

/** At most so many questions are made of one example. */
const MADE_MAX = 12
/** So many more than its widest choice has. */
const MORE = 4

/**
 * The questions that an example stands for: '[quem|qual time] [ganha|vence]' are several. Each choice is used once before any is used
 * again, and always the same questions are made.
 */
export function expand(example: string): string[] {
  const pieces = example.split(/[[\]]/).map((piece, at) => (at % 2 === 0 ? [piece] : piece.split('|')))
  const slots = [...example.matchAll(SLOT)].map(([name]) => SLOTS[name]?.length ?? 1)
  const all = [...pieces.map(({ length }) => length), ...slots].reduce((count, length) => count * length, 1)
  const widest = Math.max(...pieces.map(({ length }) => length), ...slots)
  const made = Array.from({ length: Math.min(all, widest + MORE, MADE_MAX) }, (_, round) =>
    pieces.map((choices, at) => choices[(round + turnOf(at, Math.floor(round / choices.length))) % choices.length]),
  )
  return [...new Set(made.map((words, round) => filled(words.join(''), round).replaceAll(/\s+/g, ' ').trim()))]
}

/** Each slot with the value whose turn it is; a second slot of one question has the next one's. */
function filled(question: string, round: number): string {
  let turn = round
  return question.replaceAll(SLOT, (name) => {
    const values = SLOTS[name] ?? []
    turn += 1
    return values[turn % values.length] ?? name
  })
}

/** Choices of equal number would go hand in hand: each begins elsewhere. */
const turnOf = (at: number, lap: number): number => (at * 7 + lap * 3 * at) % 11

/** How people lead up to a question and how they end it; nothing of it says what is asked. */
const LEADS = [
  'me diz uma coisa,',
  'então,',
  'cara,',
  'mano',
  'por favor,',
  'queria saber',
  'uma dúvida:',
  'boa tarde,',
  'fala aí,',
  'olha só,',
  'parceiro,',
  'me tira uma dúvida',
  'vi aqui na tela e fiquei pensando,',
  'tava conversando com um amigo e surgiu a dúvida,',
  'prezados, gostaria de saber',
  'escuta,',
  'pergunta rápida:',
]
const ENDS = ['hein', 'por favor', 'hoje', 'nesse jogo', 'mano', 'sabe dizer', 'aí', 'afinal', 'pra mim', 'obrigado']

/** Every so many made questions one is led up to, and one is ended. */
const LED = 5
const ENDED = 7

export const dressed = (question: string, at: number): string =>
  at % LED === 2
    ? `${LEADS[Math.floor(at / LED) % LEADS.length]} ${question}`
    : at % ENDED === 3
      ? `${question} ${ENDS[Math.floor(at / ENDED) % ENDS.length]}`
      : question
