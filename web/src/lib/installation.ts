/** What everybody may know of this installation. */
export type Installation = { demoAccounts: boolean; contactEmail: string | null }

/** Checked by hand: the contract's schema would bring zod to public pages. What is missing counts as none. */
export async function readInstallation(): Promise<Installation> {
  const reply = await fetch('/api/installation', { headers: { Accept: 'application/json' } })
  if (!reply.ok) throw new Error(`installation answered ${reply.status}`)
  const facts: unknown = await reply.json()
  if (typeof facts !== 'object' || facts === null) throw new Error('installation answered without facts')
  return {
    demoAccounts: 'demoAccounts' in facts && facts.demoAccounts === true,
    contactEmail: 'contactEmail' in facts && typeof facts.contactEmail === 'string' ? facts.contactEmail : null,
  }
}
