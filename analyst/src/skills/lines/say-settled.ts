import type { Outcome } from '@prancheta/core/markets/outcome.ts'
import type { Make } from '#reading/markets/make.ts'
import { bullets, capital, paragraphs, type Scene } from '#scene.ts'
import { countLabel, ENDS, leadLabel, stepsOf } from './ends-of.ts'
import { titleFor } from './name-of.ts'
import { type End, outcomeOf } from './outcome-of.ts'
import type { Told } from './read-ends.ts'

type Settled = { label: string; outcome: Outcome }

const away = (make: Make): boolean => 'side' in make && make.side === 'away'

/** The end from the side of the bet. */
function seenFrom(make: Make, { end, by, isOwn }: Told): End {
  if ('lead' in end) return by !== null && (by === 'away') !== away(make) ? { lead: -end.lead } : end
  if (!isOwn || !('score' in end)) return end
  const isAway = by === null ? away(make) : by === 'away'
  return isAway ? { score: { home: end.score.away, away: end.score.home } } : end
}

function labelOf(make: Make, end: End, { end: said, isOwn }: Told): string {
  if (isOwn && 'score' in said) {
    const { home, away: against } = said.score
    return home > against ? `vitória por ${home} a ${against}` : `derrota por ${against} a ${home}`
  }
  if ('count' in end) return countLabel(end.count, make)
  if ('lead' in end) return leadLabel(end.lead)
  return `${end.score.home} a ${end.score.away}`
}

/** What is said twice is supposed once. */
const unique = (ends: readonly Told[]): Told[] => [...new Map(ends.map((one) => [JSON.stringify(one), one])).values()]

/** How the bet ends at each supposed end; null where one of them says too little. */
function settleAll(make: Make, ends: readonly Told[]): Settled[] | null {
  const settled = unique(ends).map((told) => {
    const end = seenFrom(make, told)
    const outcome = outcomeOf(make, end)
    return outcome && { label: labelOf(make, end, told), outcome }
  })
  return settled.every((one) => one !== null) ? settled : null
}

const HOPED: readonly (readonly [RegExp, readonly Outcome[]])[] = [
  [/\b(?:ganho|ganhu|levo|ganha|bate|green|ganharia|conta como|vale como|cobre|cobriria)\b/, ['won']],
  [/\b(?:perco|perdo|morre\w*|perde|red|perderia|ja era)\b/, ['lost']],
  [/\b(?:devolv\w+|de volta|reembols\w+|volta|anula)\b/, ['void']],
]

/** 'Sim' or 'Não' where just one end was asked about; nothing where the question offers several. */
function yesOrNo(text: string, outcome: Outcome): string {
  const asked = HOPED.filter(([pattern]) => pattern.test(text))
  const [only] = asked
  if (!only || asked.length > 1) return ''
  if (outcome.startsWith('half') && !/\btudo\b/.test(text)) return 'Em parte: '
  return only[1].includes(outcome) ? 'Sim: ' : 'Não: '
}

/** How one bet ends at what the reader supposes, and at all else that can happen to it. */
export function saySettled(
  make: Make,
  ends: readonly Told[],
  text: string,
  scene: Scene | null,
  isAlone = true,
): string | null {
  const settled = settleAll(make, ends)
  const [first, second] = settled ?? []
  if (!settled || !first) return null
  const title = titleFor(make, scene)
  const steps = stepsOf(make)
  const quarter = 'line' in make && !Number.isInteger(make.line * 2)
  const ground = paragraphs(
    second || !steps || !isAlone ? null : `Nessa linha:\n${bullets(steps)}`,
    quarter ? 'É linha de quarto: a aposta se reparte por igual entre as linhas vizinhas.' : null,
  )
  if (!second) {
    const lead = yesOrNo(text, first.outcome)
    return paragraphs(capital(`${lead}com ${first.label}, ${ENDS[first.outcome]} a aposta em ${title}.`), ground)
  }
  const told = settled.map(({ label, outcome }) => `com ${label}, ${ENDS[outcome]}`).join('; ')
  return paragraphs(`${capital(title)}: ${told}.`, ground)
}
