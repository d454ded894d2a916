import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { envSchema, readEnv } from './env.ts'

test('nothing needs to be set to try it', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: '.data' })
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
})

test('a wrong setting is named in one sentence that does not repeat its value', () => {
  const secret = 'mysql://root:hunter2@db/x'
  expect(() => readEnv({ DATABASE_URL: secret, AUTH_SECRET: 'x'.repeat(32) })).toThrow(
    /^Bad setting: DATABASE_URL must be an address such as [^\n]*\.$/,
  )
  expect(() => readEnv({ PORT: 'ninety' })).toThrow(/^Bad setting: PORT /)
  try {
    readEnv({ DATABASE_URL: secret })
  } catch (error) {
    expect(String(error)).not.toContain('hunter2')
  }
})

test('a real database demands a secret, and production demands a real database', () => {
  expect(() => readEnv({ DATABASE_URL: 'postgres://a@b/c' })).toThrow('AUTH_SECRET is required with DATABASE_URL')
  expect(() => readEnv({ NODE_ENV: 'production' })).toThrow('DATABASE_URL is required when NODE_ENV is production')
})

test('production demands its address: without it, links in mails led to localhost', () => {
  const set = { NODE_ENV: 'production', DATABASE_URL: 'postgres://a@b/c', AUTH_SECRET: 'x'.repeat(32) }
  expect(() => readEnv(set)).toThrow('PUBLIC_URL is required when NODE_ENV is production')
  expect(readEnv({ ...set, PUBLIC_URL: 'https://example.com' })).toMatchObject({ PUBLIC_URL: 'https://example.com' })
})

test('a mail server needs a sender, and a bad one is named without its password', () => {
  expect(() => readEnv({ SMTP_URL: 'smtp://ana:hunter2@mail.example' })).toThrow('MAIL_FROM is required with SMTP_URL')
  expect(() => readEnv({ SMTP_URL: 'mail.example:hunter2', MAIL_FROM: 'a@b.example' })).toThrow(
    /^Bad setting: SMTP_URL must be an address such as smtp:(?!.*hunter2)/,
  )
  expect(() => readEnv({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Prancheta' })).toThrow(/MAIL_FROM must be/)
  const set = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Prancheta <nao-responda@example.com>' }
  expect(readEnv(set)).toMatchObject(set)
})

test('payments are set up whole or not at all, and the sentence names what is missing', () => {
  const whole = {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_PRICE_STARTER: 'price_a',
    STRIPE_PRICE_PRO: 'price_b',
    STRIPE_PRICE_BLACK: 'price_c',
  }
  expect(readEnv(whole)).toMatchObject(whole)
  for (const name of Object.keys(whole)) {
    expect(() => readEnv({ ...whole, [name]: '' })).toThrow(
      new RegExp(`^Bad setting: ${name} is missing: payments need STRIPE_SECRET_KEY, [^;]* or none of them\\.$`),
    )
  }
  expect(() => readEnv({ ...whole, STRIPE_PRICE_PRO: 'price_a' })).toThrow('the other prices must differ')
  expect(() => readEnv({ ...whole, STRIPE_SECRET_KEY: 'pk_live_x' })).toThrow(/^Bad setting: STRIPE_SECRET_KEY must be/)
  expect(() => readEnv({ STRIPE_API_URL: 'http://127.0.0.1:1' })).toThrow('STRIPE_SECRET_KEY is missing')
})

test('docs/operations.md lists exactly the settings there are', async () => {
  const text = await readFile(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')
  const listed = [...text.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(listed).toEqual(Object.keys(envSchema.shape))
})
