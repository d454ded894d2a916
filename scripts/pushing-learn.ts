/** Learns anew what pushes to bet, from the examples in core/test/checking/pushing, and keeps it: run it after changing them. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { learn } from '@prancheta/core/telling-apart/learn.ts'
import { readPushingExamples } from '@prancheta/core/test/checking/pushing/read-examples.ts'

const FILE = join(import.meta.dirname, '../core/src/checking/judging/pushing/learnt.json')

const examples = readPushingExamples()
const learnt = learn(examples)
writeFileSync(FILE, `${JSON.stringify(learnt, null, 2)}\n`)
console.log(`${examples.length} sentences, ${Object.keys(learnt.weights).length} signs`)
