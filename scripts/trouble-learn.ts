/** Learns anew who is heard as in trouble, and whose trouble it is, and keeps it: `npm run analyst:learn` ends with it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRelativeExamples, readTroubleExamples } from '@prancheta/analyst/test/trouble/read-messages.ts'
import { type Example, learn } from '@prancheta/core/telling-apart/learn.ts'

function keep(file: string, messages: readonly Example[], kind: string): void {
  const learnt = learn(messages)
  const path = join(import.meta.dirname, '../analyst/src/reading/trouble', file)
  writeFileSync(path, `${JSON.stringify(learnt, null, 2)}\n`)
  console.log(`${messages.length} messages ${kind}, ${Object.keys(learnt.weights).length} signs`)
}

keep('learnt.json', readTroubleExamples(), 'in trouble or not')
keep('learnt-relative.json', readRelativeExamples(), "of one's own trouble or somebody else's")
