import { writeList } from '@prancheta/core/chat/figures.ts'
import type { ThemeId } from '../reading/ask.ts'

/** What a theme is called where it is offered to somebody who was not understood. */
const TOPICS: Partial<Record<ThemeId, string>> = {
  result: 'quem vence e com que chance',
  favourite: 'quem é o favorito',
  goals: 'quantos gols se esperam',
  bothScore: 'se os dois times marcam',
  corners: 'os escanteios',
  cards: 'os cartões',
  cleanSheet: 'se um time passa sem sofrer gol',
  correctScore: 'os placares mais prováveis',
  halves: 'cada tempo do jogo',
  handicap: 'o handicap',
  doubleChance: 'a dupla chance',
  form: 'o momento dos times',
  headToHead: 'os confrontos diretos',
  table: 'a tabela',
  weather: 'o tempo no estádio',
  summary: 'um resumo do jogo',
  kickOff: 'dia, hora e local',
  comparison: 'a comparação dos times',
  modelMarket: 'onde modelo e mercado discordam',
  odds: 'as odds',
  houses: 'o que cada casa paga',
  fairPrice: 'a odd justa',
  payout: 'quanto uma aposta devolve',
  loss: 'a chance de perder uma aposta',
  stayOut: 'ficar de fora',
  value: 'se algum preço tem valor',
  stake: 'quanto da banca a conta daria',
  combos: 'as combinadas',
  risk: 'os riscos',
  confidence: 'a confiança da análise',
  method: 'como a conta é feita',
  missing: 'os dados que faltam',
}

/** What is offered where nothing is near. */
const USUAL = ['quem vence e com que chance', 'se algum preço tem valor']
const OFFERED = 2

/** The two topics nearest to what was asked, offered and not answered. */
export function nearestTopics(nearest: readonly ThemeId[]): string {
  const topics = [...new Set([...nearest.flatMap((theme) => TOPICS[theme] ?? []), ...USUAL])].slice(0, OFFERED)
  return `Posso contar ${writeList(topics, 'ou')}; se for outra coisa, diga de outro jeito.`
}
