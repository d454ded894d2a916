const INSTALLATION_PATH = '/api/installation'

/**
 * Whom people without an account may write to; null where this installation has nobody. Checked by hand: the
 * contract's schema would bring zod to public pages.
 */
export async function readContactEmail(): Promise<string | null> {
  const reply = await fetch(INSTALLATION_PATH, { headers: { Accept: 'application/json' } })
  const facts: unknown = await reply.json()
  const isTold = reply.ok && typeof facts === 'object' && facts !== null && 'contact_email' in facts
  return isTold && typeof facts.contact_email === 'string' ? facts.contact_email : null
}
