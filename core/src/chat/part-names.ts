import type { BriefedPart } from '#chat/briefing.ts'

/** What is missing, as it is told to a reader: each with its article, so that it fits into a sentence. */
export const PART_NAMES: Record<BriefedPart, string> = {
  ratings: 'a força estimada dos times',
  odds: 'as odds das casas',
  weather: 'a previsão do tempo',
  form: 'os jogos recentes',
  headToHead: 'os confrontos diretos',
  table: 'a classificação',
  statistics: 'as estatísticas de escanteios e cartões',
}
