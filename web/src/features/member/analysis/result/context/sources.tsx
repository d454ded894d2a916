import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { HonestyStrip } from '#ui/charts/signature/honesty-strip.tsx'
import { SOURCES_HEADING } from '../go-to.ts'
import { PartHeading } from '../part-heading.tsx'
import { madeAt, PART_TITLES, partWords, sourcesInShort } from './source-words.ts'

/** Where each number comes from and how old it is, and under everything the strip that sums it up. */
export function Sources({ analysis, now }: { analysis: ShownAnalysis; now: Date }) {
  return (
    <section aria-labelledby={SOURCES_HEADING} className="grid gap-4">
      <PartHeading
        id={SOURCES_HEADING}
        title="De onde vem cada número"
        lead="Probabilidades, odds justas, edge e stakes são contas nossas sobre estas fontes."
      />
      <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {analysis.parts.map((part) => (
          <div key={part.part} className="border-line border-t pt-2">
            <dt className="font-medium">{PART_TITLES[part.part]}</dt>
            <dd className="break-words text-ink-muted text-xs">{partWords(part, now)}</dd>
          </div>
        ))}
      </dl>
      <HonestyStrip
        kind={analysis.isDemo ? 'demo' : 'real'}
        source={sourcesInShort(analysis)}
        age={madeAt(analysis.createdAt)}
      />
    </section>
  )
}
