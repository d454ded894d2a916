import { z } from 'zod'
import { StartupError } from '#platform/errors/startup-error.ts'

const AUTH_SECRET_LENGTH_MIN = 32

const postgresAddress = z.string().refine((text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''), {
  error: 'must be an address such as postgres://user:password@host:5432/database',
})

const siteAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
  .transform((text) => new URL(text).origin)

/** Goes into a header or a query as it is. Never repeated in a message. */
const serviceKey = z.string().regex(/^[\x21-\x7e]+$/, { error: 'must be one word without blanks' })

const serviceAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.com' })
  .transform((text) => text.replace(/\/+$/, ''))

/** Every setting there is. docs/operations.md carries the same table; a test compares the two. */
export const envSchema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to serve on'),
    HOST: z.string().optional().describe('Address to listen on'),
    NODE_ENV: z
      .enum(['production', 'development', 'test'])
      .optional()
      .describe('`production` refuses every demo default'),
    DATA_DIR: z.string().min(1).default('.data').describe('Folder of the embedded database'),
    DATABASE_URL: postgresAddress.optional().describe('PostgreSQL to use instead of the embedded database'),
    DATABASE_POOL_SIZE: z.coerce
      .number()
      .int()
      .min(2)
      .max(200)
      .default(10)
      .describe('Connections to PostgreSQL per process'),
    AUTH_SECRET: z.string().min(AUTH_SECRET_LENGTH_MIN).optional().describe('Signs session cookies'),
    PUBLIC_URL: siteAddress.optional().describe('Address people use, when a proxy stands in front'),
    TRUSTED_PROXIES: z.string().default('').describe('Proxies whose X-Forwarded-For we believe'),
    METRICS_TOKEN: z.string().min(16).optional().describe('Bearer token that opens /metrics from other machines'),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
      .default('info')
      .describe('Least level to log'),
    API_FOOTBALL_KEY: serviceKey.optional().describe('Football and odds from API-Football'),
    API_FOOTBALL_URL: serviceAddress.default('https://v3.football.api-sports.io').describe('Its address'),
    FOOTBALL_DATA_ORG_KEY: serviceKey.optional().describe('Football from football-data.org'),
    FOOTBALL_DATA_ORG_URL: serviceAddress.default('https://api.football-data.org/v4').describe('Its address'),
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
    AI_FALLBACK: z.enum(['on', 'off']).default('on').describe('Whether the embedded analyst stands in'),
  })
  .refine((env) => env.DATABASE_URL === undefined || env.AUTH_SECRET !== undefined, {
    path: ['AUTH_SECRET'],
    error: `is required with DATABASE_URL (at least ${AUTH_SECRET_LENGTH_MIN} characters)`,
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.DATABASE_URL !== undefined, {
    path: ['DATABASE_URL'],
    error: 'is required when NODE_ENV is production, because the embedded database is not safe against power loss',
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
