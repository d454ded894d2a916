/** Learns from the embedded analyst's examples anew, and keeps what was learnt: run it after changing examples or patterns. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepModel } from '@prancheta/analyst/reading/learnt/model.ts'
import { askedExamples, fingerprint, readExamples } from '@prancheta/analyst/reading/learnt/read-examples.ts'
import { train } from '@prancheta/analyst/reading/learnt/train.ts'
import { readTroubleExamples } from '@prancheta/analyst/test/trouble/read-messages.ts'
import { learn } from '@prancheta/core/telling-apart/learn.ts'

const FILE = join(import.meta.dirname, '../analyst/src/reading/learnt/model.json')

const TROUBLE_FILE = join(import.meta.dirname, '../analyst/src/reading/trouble/learnt.json')

const asked = askedExamples()
const model = train(readExamples(asked))
writeFileSync(FILE, `${JSON.stringify(keepModel(model, fingerprint(asked)), null, 2)}\n`)
console.log(`${model.examples} examples, ${model.labels.length} labels, ${model.signs.size} signs`)

const messages = readTroubleExamples()
const trouble = learn(messages)
writeFileSync(TROUBLE_FILE, `${JSON.stringify(trouble, null, 2)}\n`)
console.log(`${messages.length} messages in trouble or not, ${Object.keys(trouble.weights).length} signs`)
