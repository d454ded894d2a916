import { openModel } from '@prancheta/core/telling-apart/open-model.ts'
import learnt from './learnt.json' with { type: 'json' }

/** How much a plain message sounds like somebody in trouble: some 0 in doubt, higher the more. `npm run analyst:learn` writes what it knows. */
export const troubleScore = openModel(learnt)
