import { openModel } from '@prancheta/core/telling-apart/open-model.ts'
import type { ThemeId } from '../ask.ts'
import learnt from './learnt.json' with { type: 'json' }

/** How much a plain message sounds like somebody in trouble. `npm run analyst:learn` writes what it knows. */
const troubleScore = openModel(learnt)

/** Above this somebody is heard as in trouble, though no pattern says so: whoever may be is rather asked once too often. */
const HEARD = -0.1
/** What patterns read is told more fitly: the kind of trouble, a wish for help, somebody not yet grown up, an attack on the rules. */
const OWN: readonly (ThemeId | null)[] = ['distress', 'borrowed', 'chasing', 'help', 'minor', 'injection']

/** What patterns read of a message, put right by what examples of people in trouble say of the whole of it. */
export function hearTrouble(text: string, read: ThemeId | null): ThemeId | null {
  const score = troubleScore(text)
  return score === null || score <= HEARD || OWN.includes(read) ? read : 'distress'
}
