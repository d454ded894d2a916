import { createHmac } from 'node:crypto'
import type { Queryable } from '#platform/db/database.ts'
import { findContacts } from './member-store.ts'

type Contacts = { email: string; phone: string | null }

/**
 * What tells a person from others without telling who it is: a hash of the e-mail and one of the phone, keyed with this installation's
 * secret, so that nobody who finds them can try addresses against them.
 */
export function personHashes(authSecret: string, { email, phone }: Contacts): string[] {
  const key = createHmac('sha256', authSecret).update('person-hash').digest()
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const digits = phone?.replaceAll(/\D/g, '') ?? ''
  return [hash(`email:${email.trim().toLowerCase()}`), ...(digits === '' ? [] : [hash(`phone:${digits}`)])]
}

/** The hashes of somebody who has an account; none for a stranger. */
export async function hashesOf(db: Queryable, userId: string, authSecret: string): Promise<string[]> {
  const contacts = await findContacts(db, userId)
  return contacts ? personHashes(authSecret, contacts) : []
}
