import { answerCombos } from './combos/combos.ts'
import { finished } from './finished/finished.ts'
import { formats } from './formats/formats.ts'
import { lines } from './lines/lines.ts'
import { past } from './past/past.ts'
import { people } from './people/people.ts'
import { answerPrices } from './prices/prices.ts'
import type { Skill } from './skill.ts'
import { sums, sumsOfCover } from './sums/sums.ts'
import { compareConcepts } from './trust/compare-concepts.ts'
import { toldShare } from './trust/told-share.ts'
import { whyConfidence } from './trust/why-confidence.ts'

/** All skills, first fit wins. Before `formats` stand those whose words it would take for a list; after it those whose answers it puts in form. */
export const SKILLS: readonly Skill[] = [
  people,
  finished,
  compareConcepts,
  answerCombos,
  sumsOfCover,
  lines,
  formats,
  sums,
  answerPrices,
  past,
  whyConfidence,
  toldShare,
]
