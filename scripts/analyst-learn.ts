/** Learns from the embedded analyst's examples anew, and keeps what was learnt: run it after changing examples or patterns. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepModel } from '@prancheta/analyst/reading/learnt/model.ts'
import { askedExamples, fingerprint, readExamples } from '@prancheta/analyst/reading/learnt/read-examples.ts'
import { train } from '@prancheta/analyst/reading/learnt/train.ts'

const FILE = join(import.meta.dirname, '../analyst/src/reading/learnt/model.json')

const asked = askedExamples()
const model = train(readExamples(asked))
writeFileSync(FILE, `${JSON.stringify(keepModel(model, fingerprint(asked)), null, 2)}\n`)
console.log(`${model.examples} examples, ${model.labels.length} labels, ${model.signs.size} signs`)

// In a process of its own: trouble is learnt from texts whose slips are put right by the words that were just learnt.
execFileSync(process.execPath, [join(import.meta.dirname, 'trouble-learn.ts')], { stdio: 'inherit' })
