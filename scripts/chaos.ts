import { describeMachine, report } from '../bench/machine.ts'
import { databaseTrial } from '../chaos/database.ts'
import { effortOf, type Trial } from '../chaos/finding.ts'
import { headersTrial } from '../chaos/headers.ts'
import { killTrial } from '../chaos/kill.ts'
import { loginsTrial } from '../chaos/logins.ts'
import { quotaTrial } from '../chaos/quota.ts'
import { restartTrial } from '../chaos/restart.ts'
import { secretsTrial } from '../chaos/secrets.ts'
import { streamsTrial } from '../chaos/streams.ts'

const TRIALS: readonly Trial[] = [
  quotaTrial,
  killTrial,
  databaseTrial,
  streamsTrial,
  loginsTrial,
  secretsTrial,
  headersTrial,
  restartTrial,
]

// `npm run chaos -- kill database` runs only those; `--short` as the deep tests do.
const isShort = process.argv.includes('--short')
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = chosen.find((name) => !TRIALS.some((trial) => trial.name === name))
if (unknown !== undefined) {
  console.error(`There is no trial '${unknown}': ${TRIALS.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const effort = effortOf(isShort, Number(process.env.SHARE ?? '1'))
console.log(`Machine: ${describeMachine()}\n`)
let passed = 0
const failed: string[] = []
for (const { name, run } of TRIALS.filter((trial) => chosen.length === 0 || chosen.includes(trial.name))) {
  for (const { what, value, aim, holds } of await run(effort)) {
    report(`${name}: ${what}`, value, aim)
    if (holds) passed += 1
    else failed.push(`${name}: ${what} (${value}, not ${aim})`)
  }
}
for (const one of failed) console.log(`Failed: ${one}`)
console.log(`${passed} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
