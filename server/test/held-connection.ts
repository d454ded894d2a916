import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** Linux keeps at most so much of what one end has written and the other has no room for. */
export const SYSTEM_KEEPS_TO_SEND_MB = 4

/** Whether some process still holds our end of the connection, by the system's own list. */
export const hasConnection = async (port: number, from: number | undefined): Promise<boolean> =>
  (await unsent(port, from)) !== null

/** Whether the reader's end has had room for all that was written. */
export async function hasTakenAll(port: number, from: number | undefined): Promise<boolean> {
  await pause(200)
  return (await unsent(port, from)) === 0
}

/** What the system holds of our end's words, in bytes; null where the connection is gone. */
export async function unsent(port: number, from: number | undefined): Promise<number | null> {
  const end = (number: number) => `:${number.toString(16).toUpperCase().padStart(4, '0')}`
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n').map((line) => line.trim().split(/\s+/))
  const found = lines.find(
    ([, ours, theirs, state]) => ours?.endsWith(end(port)) && theirs?.endsWith(end(from ?? 0)) && state === '01',
  )
  return found ? Number.parseInt(found[4] ?? '', 16) : null
}
