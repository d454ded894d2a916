/** Learns anew who is heard as in trouble, and whose trouble it is, and keeps it: `npm run analyst:learn` ends with it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { learnRelative, learnTrouble } from '@prancheta/analyst/test/trouble/read-messages.ts'
import type { Learnt } from '@prancheta/core/telling-apart/learn.ts'

function keep(file: string, learnt: Learnt, kind: string): void {
  const path = join(import.meta.dirname, '../analyst/src/reading/trouble', file)
  writeFileSync(path, `${JSON.stringify(learnt, null, 2)}\n`)
  console.log(`${Object.keys(learnt.weights).length} signs of ${kind}`)
}

keep('learnt.json', learnTrouble(), 'trouble')
keep('learnt-relative.json', learnRelative(), "somebody else's trouble")
