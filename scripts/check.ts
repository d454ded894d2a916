import { startChecks } from './checks.ts'

const shape = { name: 'shape of the code', program: 'vitest', args: ['run', '--project', 'shape'] }
const { passed, failed, seconds } = await startChecks([[shape]])
for (const name of failed) console.log(`Failed: ${name}`)
console.log(`${passed} passed, ${failed.length} failed in ${seconds.toFixed(1)} s`)
process.exit(failed.length === 0 ? 0 : 1)
