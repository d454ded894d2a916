import { describeMachine, report } from '../bench/machine.ts'
import { databaseTrial } from '../chaos/database.ts'
import { diskTrial } from '../chaos/disk.ts'
import { effortOf, inWords, type Trial } from '../chaos/finding.ts'
import { headersTrial } from '../chaos/headers.ts'
import { killTrial } from '../chaos/kill.ts'
import { loginsTrial } from '../chaos/logins.ts'
import { quotaTrial } from '../chaos/quota.ts'
import { restartTrial } from '../chaos/restart.ts'
import { secretsTrial } from '../chaos/secrets.ts'
import { soakTrial } from '../chaos/soak.ts'
import { streamsTrial } from '../chaos/streams.ts'
import { addToTally, readTally } from '../chaos/tally.ts'

const TRIALS: readonly Trial[] = [
  quotaTrial,
  killTrial,
  databaseTrial,
  diskTrial,
  streamsTrial,
  loginsTrial,
  secretsTrial,
  headersTrial,
  restartTrial,
  soakTrial,
]

// `npm run chaos -- kill database` runs only those; `--short` as the deep tests do. With TALLY=file, what several runs found adds up.
const isShort = process.argv.includes('--short')
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = chosen.find((name) => !TRIALS.some((trial) => trial.name === name))
if (unknown !== undefined) {
  console.error(`There is no trial '${unknown}': ${TRIALS.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const effort = effortOf(isShort, Number(process.env.SHARE ?? '1'))
console.log(`Machine: ${describeMachine()}\n`)
const tally = process.env.TALLY
let passed = 0
const failed: string[] = []
for (const { name, whyNot, run } of TRIALS.filter((trial) => chosen.length === 0 || chosen.includes(trial.name))) {
  const reason = (await whyNot?.()) ?? null
  if (reason !== null) {
    console.log(`${name}: not run. ${reason}`)
    continue
  }
  const findings = await run(effort)
  for (const finding of findings) {
    const { what, value } = inWords(finding)
    report(`${name}: ${what}`, value, finding.aim)
    if (finding.holds) passed += 1
    else failed.push(`${name}: ${what} (${value}, not ${finding.aim})`)
  }
  if (tally !== undefined) addToTally(tally, name, findings)
}
if (tally !== undefined) {
  console.log(`\nAll runs in ${tally}:`)
  for (const one of readTally(tally)) {
    const { what, value } = inWords(one)
    report(`${one.trial}, ${one.runs} runs: ${what}`, value, one.holds ? one.aim : `${one.aim}: NOT HELD`)
  }
}
for (const one of failed) console.log(`Failed: ${one}`)
console.log(`${passed} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
