/** Learns anew who is heard as in trouble, and keeps it: `npm run analyst:learn` ends with it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTroubleExamples } from '@prancheta/analyst/test/trouble/read-messages.ts'
import { learn } from '@prancheta/core/telling-apart/learn.ts'

const FILE = join(import.meta.dirname, '../analyst/src/reading/trouble/learnt.json')

const messages = readTroubleExamples()
const learnt = learn(messages)
writeFileSync(FILE, `${JSON.stringify(learnt, null, 2)}\n`)
console.log(`${messages.length} messages in trouble or not, ${Object.keys(learnt.weights).length} signs`)
