import { z } from 'zod'

export const WITNESS_JOB = 'public-log.tell-witness'
const DEADLINE_MS = 10_000

const payloadSchema = z.object({ head: z.string() })

/** Sends a day's head to the address that the operator chose; what it does not take is sent again later, by the job. */
export async function tellWitness(address: string, payload: unknown): Promise<void> {
  const { head } = payloadSchema.parse(payload)
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: head,
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the witness answered ${response.status}`)
}
