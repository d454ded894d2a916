import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const demoState = z.object({ firstDay: z.iso.date(), playedTo: z.iso.date() })

/** Which days the demo's past has: from the first to the last that was begun. */
export type DemoState = z.output<typeof demoState>

/** Beside the database and not in it: a start that has nothing to play need not open it twice. */
export const demoStateFile = (dataDir: string) => join(dataDir, 'demo-past.json')

/** Null where no past was played, and where the file is not ours. */
export function readDemoState(file: string): DemoState | null {
  if (!existsSync(file)) return null
  try {
    return demoState.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null
  } catch {
    return null
  }
}

export function writeDemoState(file: string, state: DemoState): void {
  writeFileSync(file, `${JSON.stringify(state)}\n`)
}
