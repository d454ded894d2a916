import { createHmac } from 'node:crypto'
import type { Queryable } from '#platform/db/database.ts'
import { findContacts } from './member-store.ts'

/**
 * What tells somebody with an account from others without telling who it is: a hash of the e-mail and one of each number, keyed with
 * this installation's secret, so that nobody who finds them can try addresses against them. The ways to write one mailbox or one number
 * have one hash; as they were typed they have another, under which earlier versions kept them. None for a stranger.
 */
export async function hashesOf(db: Queryable, userId: string, secret: string): Promise<string[]> {
  const contacts = await findContacts(db, userId)
  if (!contacts) return []
  const { keys, email, phone } = contacts
  const digits = phone?.replaceAll(/\D/g, '') ?? ''
  const asTyped = [`email:${email.trim().toLowerCase()}`, ...(digits === '' ? [] : [`phone:${digits}`])]
  const key = createHmac('sha256', secret).update('person-hash').digest()
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return [...new Set([...keys, ...asTyped])].map(hash)
}
