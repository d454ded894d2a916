import { hashPassword, verifyPassword } from 'better-auth/crypto'

/** How a password becomes what is stored, and is compared with it. Handed in, because its cost is on purpose: tests use a cheap one. */
export type PasswordHashing = {
  hash(password: string): Promise<string>
  verify(claim: { hash: string; password: string }): Promise<boolean>
}

/** The product's own: scrypt with N 16384, r 16, p 1, about 60 ms of a core, stored as salt:key in hexadecimal. */
export const productPasswordHashing: PasswordHashing = { hash: hashPassword, verify: verifyPassword }
