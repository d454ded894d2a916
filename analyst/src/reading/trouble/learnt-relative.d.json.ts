import type { Learnt } from '@prancheta/core/telling-apart/learn.ts'

// Said here, the type checker need not work it out of thousands of lines. What the file holds is tried in trouble.test.ts.
declare const learnt: Learnt
export = learnt
