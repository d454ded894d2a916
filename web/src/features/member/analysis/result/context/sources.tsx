import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { formatDateTime, formatRelative } from '#lib/format/format.ts'
import { HonestyStrip } from '#ui/charts/signature/honesty-strip.tsx'
import { PartFrame } from '../part-frame.tsx'

/** Where each number comes from and how old it is, and under everything the strip that sums it up. */
export function Sources({ analysis, now }: { analysis: ShownAnalysis; now: Date }) {
  return (
    <>
      <PartFrame
        id="resultado-fontes"
        title="De onde vem cada número"
        lead="Probabilidades, odds justas, edge e stakes são contas nossas sobre estas fontes."
      >
        <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2 lg:grid-cols-3">
          {analysis.parts.map((part) => (
            <div key={part.part} className="border-line border-t pt-2">
              <dt className="font-medium">{PART_TITLES[part.part]}</dt>
              <dd className="break-words text-ink-muted text-xs">{partWords(part, now)}</dd>
            </div>
          ))}
        </dl>
      </PartFrame>
      <HonestyStrip
        kind={analysis.isDemo ? 'demo' : 'real'}
        source={sourcesInShort(analysis)}
        age={madeAt(analysis.createdAt)}
      />
    </>
  )
}

type Part = ShownAnalysis['parts'][number]

const PART_TITLES: Record<Part['part'], string> = {
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

const sourceName = (source: string) => SOURCE_WORDS[source] ?? source

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

const madeAt = (createdAt: string) => `análise de ${formatDateTime(new Date(createdAt))}`
