import { runChecks } from './checks.ts'
import { runStep } from './run-step.ts'

const { failed } = runChecks()
const shapeHolds = runStep('vitest', ['run', '--project', 'shape'])
for (const name of failed) console.error(`Failed: ${name}`)
process.exit(failed.length === 0 && shapeHolds ? 0 : 1)
