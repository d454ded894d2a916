import { answerCombos } from './combos/combos.ts'
import { finished } from './finished/finished.ts'
import { ellipsis } from './follow/ellipsis.ts'
import { follow, followLate } from './follow/follow.ts'
import { formats } from './formats/formats.ts'
import { lines } from './lines/lines.ts'
import { past } from './past/past.ts'
import { people } from './people/people.ts'
import { answerPrices } from './prices/prices.ts'
import type { Skill } from './skill.ts'
import { slip } from './slip/slip.ts'
import { sums, sumsOfCover } from './sums/sums.ts'
import { byTopic, onTopic } from './trust/by-topic.ts'
import { compareConcepts } from './trust/compare-concepts.ts'
import { entersSum } from './trust/enters-sum.ts'
import { toldShare } from './trust/told-share.ts'
import { whyConfidence } from './trust/why-confidence.ts'
import { whyEarly, whyMatch } from './trust/why-match.ts'

/** All skills, first fit wins. Before `formats` stand those whose words it would take for a list; after it those whose answers it puts in form. */
export const SKILLS: readonly Skill[] = [
  people,
  finished,
  slip,
  follow,
  compareConcepts,
  onTopic,
  whyEarly,
  sumsOfCover,
  answerCombos,
  lines,
  formats,
  sums,
  answerPrices,
  past,
  byTopic,
  entersSum,
  whyMatch,
  whyConfidence,
  toldShare,
  followLate,
  ellipsis,
]
