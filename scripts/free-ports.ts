import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems hand out by themselves, so that nobody takes one between finding and using it. */
const LOWEST = 20_000
const HIGHEST = 32_000

/** A free port with a free one after it. */
export async function findTwoFreePorts(): Promise<number> {
  for (let port = LOWEST + (process.pid % 10_000); port < HIGHEST; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
  throw new Error('no two free ports')
}

async function isFree(port: number): Promise<boolean> {
  const trial = createServer()
  try {
    await once(trial.listen(port), 'listening')
    return true
  } catch {
    return false
  } finally {
    trial.close()
  }
}
