import { existsSync, readFileSync } from 'node:fs'
import { test } from 'vitest'

const FOLDER = '../shared/providers'

/** A test on answers that services really gave; they are not ours to ship, so without them it is named as not run. */
export function recordedTest(title: string, work: () => Promise<void> | void): void {
  test.skipIf(!existsSync(FOLDER))(`${title} (needs ${FOLDER})`, work)
}

export function recording(path: string): unknown {
  return JSON.parse(readFileSync(`${FOLDER}/${path}`, 'utf8'))
}
