import { randomBytes, scryptSync } from 'node:crypto'
import type { PasswordHashing } from '#capabilities/identity/index.ts'

/** As the product stores passwords, but for next to nothing: people of the tests sign in by the hundred. */
export const cheapPasswordHashing: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(16).toString('hex')
    return `${salt}:${keyOf(password, salt)}`
  },
  async verify({ hash, password }) {
    const [salt = '', key] = hash.split(':')
    return keyOf(password, salt) === key
  },
}

function keyOf(password: string, salt: string): string {
  return scryptSync(password.normalize('NFKC'), salt, 64, { N: 2, r: 1, p: 1 }).toString('hex')
}
