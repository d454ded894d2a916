import type { Sentence } from '#checking/binding/context.ts'
import { type Verdict, verdict } from '#checking/judging/verdict.ts'
import type { ScoreMention } from '#checking/reading/read-scores.ts'
import type { Outcome } from '#markets/outcome.ts'
import { settle } from '#markets/settle.ts'

/** How a bet is said to end. */
const ENDS: readonly (readonly [RegExp, Outcome])[] = [
  [/meia vitoria|ganha (?:so )?(?:a |pela )?metade/, 'half won'],
  [/meia derrota|perde (?:so )?(?:a |pela )?metade/, 'half lost'],
  [/devolv|o valor volta|é reembols/, 'void'],
  [/(?<!nao )(?:ganha|vence|bate)(?!\p{L})/u, 'won'],
  [/(?:perde|nao ganha|nao bate)(?!\p{L})/u, 'lost'],
]

/**
 * 'Com 1 a 0, o handicap -1 do mandante é devolvido' says how a bet that the sentence names ends at a score that is only supposed.
 * Null where it names no bet or more than one, or says of no end.
 */
export function judgeSettled({ reading }: Sentence, score: ScoreMention): Verdict | null {
  const { plain, mentions } = reading
  const ids = new Set(
    mentions.flatMap((one) =>
      one.type === 'market' && one.event && !one.event.isComplement && !one.event.id.startsWith('score.')
        ? [one.event.id]
        : [],
    ),
  )
  const [id] = ids
  if (id === undefined || ids.size > 1) return null
  // A name like 'Ambas marcam, não' has words of its own that say no end.
  const names = mentions.filter((one) => one.type === 'market' && one.event)
  const bare = names.reduce(
    (text, { start, end }) => text.slice(0, start) + '@'.repeat(end - start) + text.slice(end),
    plain,
  )
  const [clause = ''] = bare.slice(score.end).split(/;|\.(?=\s|$)|\n/)
  const said = ENDS.flatMap(([pattern, outcome]) => {
    const at = clause.search(pattern)
    return at < 0 ? [] : [{ at, outcome }]
  }).toSorted((one, other) => one.at - other.at)[0]
  const end = settle(id, { goals: { home: score.home, away: score.away }, halfTime: null, corners: null, cards: null })
  if (!said || end === 'unknown') return null
  return verdict(said.outcome === end ? 'confirmed' : 'contradicted', 'settlement')
}
