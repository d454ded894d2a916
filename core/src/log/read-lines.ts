import { canonicalJson, isCanonical, type Json, readJson } from './canonical-json.ts'
import { hashedPart, isObject, LOG_FORMAT, readLink, readSealed, type Sha256 } from './log-entry.ts'

/** What a line says by itself, whatever stands around it: little enough to be handed from one thread to another. */
export type ReadLine = {
  n: number
  prev: string
  hash: string
  /** When and on which day it was written; null while it is sealed. */
  at: string | null
  day: string | null
  /** The kick-off until which nobody sees what it says; null where everybody does. */
  sealedUntil: string | null
  /** Whether the hash is that of what it says, which nobody can tell while it is sealed. */
  isTrue: boolean
  /** Whether it opens a log of the key that was asked for. */
  isOpening: boolean
}

/** The lines of a day, each read by itself, in any thread; null for what is no entry. */
export function readLines(
  lines: readonly string[],
  key: string,
  sha256: Sha256,
): Promise<readonly (ReadLine | null)[]> {
  return Promise.all(lines.map((line) => readLine(line, key, sha256)))
}

async function readLine(line: string, key: string, sha256: Sha256): Promise<ReadLine | null> {
  const value = readJson(line)
  if (!isObject(value) || !isCanonical(line, value)) return null
  const sealed = readSealed(value)
  if (sealed) return { ...sealed, at: null, day: null, isTrue: true, isOpening: false }
  const link = readLink(value)
  if (!link) return null
  const isTrue = (await sha256(hashedPart(line))) === link.hash
  return { ...link, sealedUntil: null, isTrue, isOpening: link.n === 1 && isOpening(value, key) }
}

function isOpening({ kind, body }: { readonly [name: string]: Json }, key: string): boolean {
  return kind === 'opening' && isObject(body) && canonicalJson(body) === canonicalJson({ format: LOG_FORMAT, key })
}
