import type { Kept } from './model.ts'

// Said here, the type checker need not work it out of megabytes. What the file holds is tried in learnt.test.ts.
declare const kept: Kept
export = kept
