import { expect, test } from 'vitest'
import { envSchema, readEnv } from '#platform/env/env.ts'
import { hasDemoPast, OUTSIDE_SETTINGS, whyNoPast } from './demo-past.ts'

/** Settings that bring nobody of the outside world in by themselves. */
const HARMLESS = [
  ...['PORT', 'STOP_NOTICE_SECONDS', 'HOST', 'NODE_ENV', 'DATA_DIR', 'AUTH_SECRET', 'PUBLIC_URL', 'TRUSTED_PROXIES'],
  ...['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_POOL_SIZE', 'DATABASE_WAIT_MS', 'ASSETS_DIR'],
  ...['MAIL_FROM', 'CONTACT_EMAIL', 'METRICS_TOKEN'],
  ...['PROVIDERS', 'DEMO_PAYMENTS', 'DEMO_PAST', 'PERSON_SECRET', 'LOG_SECRET', 'LOG_LEVEL'],
  ...['LEAGUES', 'LINEUPS', 'HOUSES_REGION', 'HOUSES', 'AI_TOOLS', 'AI_FALLBACK'],
]
/** Addresses and details of services that are asked only where one of OUTSIDE_SETTINGS is set. */
const DETAILS = [
  ...['API_FOOTBALL_URL', 'FOOTBALL_DATA_ORG_URL', 'FOOTBALL_DATA_CO_UK_URL', 'ODDS_API_URL'],
  ...['OPEN_METEO_URL', 'OPEN_METEO_GEOCODING_URL', 'AI_BASE_URL', 'AI_MODEL'],
  ...['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_STARTER', 'STRIPE_PRICE_PRO', 'STRIPE_PRICE_BLACK'],
  ...['STRIPE_ENDED_PLANS', 'STRIPE_API_URL'],
]

test('of every setting it is said whether a made-up past may be played beside it', () => {
  const said = [...HARMLESS, ...DETAILS, ...OUTSIDE_SETTINGS]
  expect(said.toSorted()).toEqual(Object.keys(envSchema.shape).toSorted())
})

test('no past is played beside a real service, a witness of the public log among them', () => {
  expect(hasDemoPast(readEnv({}))).toBe(true)
  for (const real of [
    { LOG_WITNESS_URL: 'https://witness.example/heads' },
    { API_FOOTBALL_KEY: 'key' },
    { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example' },
    { DEMO_PAST: 'off' },
    { PROVIDERS: 'strict' },
  ])
    expect(hasDemoPast(readEnv(real)), JSON.stringify(real)).toBe(false)
})

test('whoever asks for a past and gets none is told why', () => {
  expect(whyNoPast(readEnv({ ODDS_API_KEY: 'key' }))).toContain('real service')
  expect(whyNoPast(readEnv({ DATA_DIR: 'nowhere' }))).toContain('npm run reset')
})
