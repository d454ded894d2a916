import { runStep } from './run-step.ts'

process.exit(runStep('vitest', ['run', '--project', 'journeys', ...process.argv.slice(2)]) ? 0 : 1)
