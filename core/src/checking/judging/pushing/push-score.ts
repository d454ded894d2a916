import { openModel } from '#telling-apart/open-model.ts'
import learnt from './learnt.json' with { type: 'json' }

/** How much a sentence promises, claims certainty or urges: some 0 in doubt, higher the more. */
export const pushScore = openModel(learnt)
