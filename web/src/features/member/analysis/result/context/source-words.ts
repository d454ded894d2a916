import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { formatDateTime, formatRelative } from '#lib/format/format.ts'

type Part = ShownAnalysis['parts'][number]

export const PART_TITLES: Record<Part['part'], string> = {
  ratings: 'Força dos times (modelo)',
  odds: 'Odds das casas',
  form: 'Últimos jogos',
  headToHead: 'Confrontos diretos',
  table: 'Classificação',
  weather: 'Clima',
  statistics: 'Números da temporada',
}

/** The server names its sources for programs; these two have no name of their own. */
const SOURCE_WORDS: Record<string, string> = {
  demo: 'dados de demonstração',
  'own records': 'registros da Prancheta',
}

export const sourceName = (source: string) => SOURCE_WORDS[source] ?? source

/** 'dados de demonstração, há 5 minutos'; plainly when there is nothing, or only something old. */
export function partWords({ source, at, isStale, isMissing }: Part, now: Date): string {
  if (isMissing) return 'não disponível; ficou fora da análise'
  const age = at === null ? null : formatRelative(new Date(at), now)
  const words = [source === null ? 'fonte não informada' : sourceName(source), age].filter(Boolean).join(', ')
  return isStale ? `${words} (antigo: a fonte não respondeu)` : words
}

/** What the strip under the result names: each source once. */
export function sourcesInShort({ parts, houses }: Pick<ShownAnalysis, 'parts' | 'houses'>): string {
  const names = parts.flatMap(({ source, isMissing }) => (source === null || isMissing ? [] : sourceName(source)))
  const count = new Set(houses.flatMap(({ prices }) => prices.map(({ house }) => house))).size
  const odds = count === 0 ? 'sem odds' : `odds de ${count} ${count === 1 ? 'casa' : 'casas'}`
  return [...new Set(names), odds].join('; ')
}

export const madeAt = (createdAt: string) => `análise de ${formatDateTime(new Date(createdAt))}`
