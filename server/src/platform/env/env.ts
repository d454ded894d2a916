import { z } from 'zod'
import { StartupError } from '#platform/errors/errors.ts'
import {
  houseList,
  leagueList,
  mailSender,
  mailServer,
  postgresAddress,
  serviceAddress,
  serviceKey,
  siteAddress,
} from './setting-kinds.ts'

const AUTH_SECRET_LENGTH_MIN = 32

const STRIPE_TOGETHER = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_STARTER',
  'STRIPE_PRICE_PRO',
  'STRIPE_PRICE_BLACK',
] as const
const STRIPE_PRICES = ['STRIPE_PRICE_STARTER', 'STRIPE_PRICE_PRO', 'STRIPE_PRICE_BLACK'] as const

/** Every setting there is. docs/operations.md carries the same table; a test compares the two. */
export const envSchema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to serve on'),
    STOP_NOTICE_SECONDS: z.coerce
      .number()
      .int()
      .min(0)
      .max(60)
      .default(0)
      .describe('How long a proxy has to see that we are about to stop'),
    HOST: z.string().optional().describe('Address to listen on'),
    NODE_ENV: z
      .enum(['production', 'development', 'test'])
      .optional()
      .describe('`production` refuses every demo default'),
    DATA_DIR: z.string().min(1).default('.data').describe('Folder of the embedded database'),
    DATABASE_URL: postgresAddress.optional().describe('PostgreSQL to use instead of the embedded database'),
    DATABASE_DIRECT_URL: postgresAddress.optional().describe('The same PostgreSQL past a pooler'),
    DATABASE_POOL_SIZE: z.coerce
      .number()
      .int()
      .min(2)
      .max(200)
      .default(10)
      .describe('Connections to PostgreSQL per process'),
    DATABASE_WAIT_MS: z.coerce
      .number()
      .int()
      .min(100)
      .max(60_000)
      .default(800)
      .describe('How long a request waits for a connection'),
    AUTH_SECRET: z.string().min(AUTH_SECRET_LENGTH_MIN).optional().describe('Signs session cookies'),
    ASSETS_DIR: z.string().min(1).optional().describe('Files of the web app that all versions share'),
    PUBLIC_URL: siteAddress.optional().describe('Address people use, when a proxy stands in front'),
    TRUSTED_PROXIES: z.string().default('').describe('Proxies whose X-Forwarded-For we believe'),
    SMTP_URL: mailServer.optional().describe('Mail server that sends our mails'),
    MAIL_FROM: mailSender.optional().describe('Who our mails come from'),
    CONTACT_EMAIL: z.email('must be an e-mail address').optional().describe('Whom people without an account write to'),
    METRICS_TOKEN: z.string().min(16).optional().describe('Bearer token that opens /metrics from other machines'),
    PROVIDERS: z.enum(['auto', 'real', 'strict']).default('auto').describe('What serves where no real service is set'),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_\S+$/, 'must be a secret or restricted key (sk_… or rk_…)')
      .optional()
      .describe('Takes real payments through Stripe'),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\S+$/, 'must be the signing secret of the webhook (whsec_…)')
      .optional()
      .describe('Proves that news of payments comes from Stripe'),
    STRIPE_PRICE_STARTER: z.string().optional().describe('Price id of the Starter plan'),
    STRIPE_PRICE_PRO: z.string().optional().describe('Price id of the Pro plan'),
    STRIPE_PRICE_BLACK: z.string().optional().describe('Price id of the Black plan'),
    STRIPE_ENDED_PLANS: z
      .enum(['at-once', 'period-end'])
      .default('at-once')
      .describe('When a plan ends that was cancelled at once or paid back'),
    STRIPE_API_URL: siteAddress.optional().describe('Where Stripe answers, for tests'),
    DEMO_PAYMENTS: z.enum(['on']).optional().describe('Demo payments on PostgreSQL too'),
    DEMO_PAST: z.enum(['on', 'off']).default('on').describe('Whether a new demo gets a past'),
    LOG_WITNESS_URL: serviceAddress.optional().describe('Where each day’s head of the public log is sent'),
    PERSON_SECRET: z
      .string()
      .min(AUTH_SECRET_LENGTH_MIN)
      .optional()
      .describe('What pauses are found by after an account is deleted'),
    LOG_SECRET: z.string().min(AUTH_SECRET_LENGTH_MIN).optional().describe('What the public log’s key follows from'),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
      .default('info')
      .describe('Least level to log'),
    API_FOOTBALL_KEY: serviceKey.optional().describe('Football and odds from API-Football'),
    API_FOOTBALL_URL: serviceAddress.default('https://v3.football.api-sports.io').describe('Its address'),
    FOOTBALL_DATA_ORG_KEY: serviceKey.optional().describe('Football from football-data.org'),
    FOOTBALL_DATA_ORG_URL: serviceAddress.default('https://api.football-data.org/v4').describe('Its address'),
    FOOTBALL_SOURCE: z
      .enum(['football-data-co-uk'])
      .optional()
      .describe('Football and odds from files that are fetched, without a key'),
    FOOTBALL_DATA_CO_UK_URL: serviceAddress.default('https://www.football-data.co.uk').describe('Their address'),
    LEAGUES: leagueList.optional().describe('Leagues to follow'),
    LINEUPS: z.enum(['off', 'log']).default('off').describe('Whether line-ups are asked for and logged'),
    HOUSES_REGION: z.enum(['br', 'all']).default('br').describe('Where people bet'),
    HOUSES: houseList.optional().describe('Houses that people can use'),
    FOOTBALL_CSV_DIR: z.string().min(1).optional().describe('Folder of football-data.co.uk files'),
    ODDS_API_KEY: serviceKey.optional().describe('Odds from The Odds API'),
    ODDS_API_URL: serviceAddress.default('https://api.the-odds-api.com').describe('Its address'),
    OPEN_METEO_KEY: serviceKey.optional().describe('Weather from Open-Meteo, commercial'),
    OPEN_METEO_FREE: z.enum(['non-commercial']).optional().describe('Weather from Open-Meteo without a key'),
    OPEN_METEO_URL: serviceAddress.optional().describe('Its address for forecasts'),
    OPEN_METEO_GEOCODING_URL: serviceAddress.optional().describe('Its address for cities'),
    AI_BASE_URL: serviceAddress.default('https://api.openai.com/v1').describe('OpenAI-compatible service'),
    AI_API_KEY: serviceKey.optional().describe('Its key'),
    AI_MODEL: z.string().min(1).optional().describe('The model to ask'),
    AI_TOOLS: z.enum(['auto', 'on', 'off']).default('auto').describe('Whether the AI may look things up'),
    AI_FALLBACK: z.enum(['on', 'off']).default('on').describe('Whether the embedded analyst stands in'),
  })
  .refine((env) => env.DATABASE_URL === undefined || env.AUTH_SECRET !== undefined, {
    path: ['AUTH_SECRET'],
    error: `is required with DATABASE_URL (at least ${AUTH_SECRET_LENGTH_MIN} characters)`,
  })
  .refine((env) => env.SMTP_URL === undefined || env.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: 'is required with SMTP_URL',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.DATABASE_URL !== undefined, {
    path: ['DATABASE_URL'],
    error: 'is required when NODE_ENV is production, because the embedded database is not safe against power loss',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    error: 'is required when NODE_ENV is production, because links in mails would lead to localhost',
  })
  .superRefine((env, context) => {
    const missing = STRIPE_TOGETHER.filter((name) => env[name] === undefined)
    const isAny = missing.length < STRIPE_TOGETHER.length || env.STRIPE_API_URL !== undefined
    if (isAny && missing[0] !== undefined) {
      const message = `is missing: payments need ${STRIPE_TOGETHER.join(', ')} together, or none of them`
      context.addIssue({ code: 'custom', path: [missing[0]], message })
    }
    const prices = STRIPE_PRICES.map((name) => env[name]).filter((price) => price !== undefined)
    if (new Set(prices).size < prices.length) {
      context.addIssue({ code: 'custom', path: ['STRIPE_PRICE_BLACK'], message: 'and the other prices must differ' })
    }
  })
  .refine((env) => (env.AI_API_KEY === undefined) === (env.AI_MODEL === undefined), {
    path: ['AI_MODEL'],
    error: 'and AI_API_KEY must be set together',
  })

export type Env = z.output<typeof envSchema>

/** The settings, or one sentence that names the wrong one. Values are never repeated: they may be secrets. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  // An empty line in a settings file means "not set", not "set to nothing".
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = envSchema.safeParse(set)
  if (parsed.success) return parsed.data

  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${lowerFirst(issue.message)}`)
  throw new StartupError(`Bad setting: ${problems.join('; ')}.`)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
