import { PLAN_STAGES } from '@prancheta/core/billing/lifecycle.ts'
import { PLANS } from '@prancheta/core/billing/plans.ts'
import { TICKET_STATUSES } from '@prancheta/core/support/status.ts'
import { z } from 'zod'
import { route } from '../protocol/route.ts'
import { atMostCharacters } from '../protocol/words.ts'
import { pauseView } from '../responsible-play/routes.ts'
import { idInPath, searchField } from '../support/thread.ts'

/** How many users a page of the list holds. */
export const USERS_PAGE_SIZE = 50

/** A search or a plan that finds more than this is told to be narrowed: its further pages are not served. */
export const USERS_FOUND_MAX = 2_000

export const USER_SORTS = ['newest', 'name', 'email'] as const
export type UserSort = (typeof USER_SORTS)[number]

/** Of which plan, as it counts now; 'active' is every plan but the free one. */
export const USER_PLANS = ['active', 'teste', 'starter', 'pro', 'black', 'vip_unlimited'] as const
export type UserPlan = (typeof USER_PLANS)[number]

const listedUser = z.strictObject({
  id: z.uuid(),
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  created_at: z.iso.datetime(),
  plan: z.enum(PLANS),
  active: z.boolean(),
  suspended: z.boolean(),
  tipster_slug: z.string().nullable(),
})
export type ListedUser = z.output<typeof listedUser>

export const listUsers = route({
  method: 'get',
  path: '/api/admin/users',
  summary: 'All users but the admins, in pages. A page beyond the last one is empty and says how many there are.',
  input: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    sort: z.enum(USER_SORTS).optional(),
    plan: z.enum(USER_PLANS).optional(),
    search: searchField,
  }),
  output: z.strictObject({
    users: z.array(listedUser),
    page: z.int(),
    page_count: z.int(),
    total: z.int(),
    /** A search or a plan found more than `total`; narrowing it shows the rest. */
    has_more: z.boolean(),
  }),
})

export const USERS_CSV_PATH = '/api/admin/users.csv'

const USER_ACTIONS = [
  'grant_vip',
  'revoke_vip',
  'end_grace',
  'suspend',
  'unsuspend',
  'end_sessions',
  'lift_pause',
  'delete',
] as const
export type UserAction = (typeof USER_ACTIONS)[number]

/** What the log holds, whichever screen it was done on. */
const LOGGED_ACTIONS = [
  ...USER_ACTIONS,
  'make_tipster',
  'change_tipster',
  'unmake_tipster',
  'set_logo',
  'remove_logo',
] as const
export type LoggedActionName = (typeof LOGGED_ACTIONS)[number]

export const REASON_LENGTH_MAX = 300

const reasonField = z.string().trim().max(REASON_LENGTH_MAX, atMostCharacters(REASON_LENGTH_MAX)).optional()

const loggedAction = z.strictObject({
  id: z.uuid(),
  action: z.enum(LOGGED_ACTIONS),
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Null once that admin's account is gone. */
  admin: z.string().nullable(),
})
export type LoggedAction = z.output<typeof loggedAction>

const userDetail = z.strictObject({
  id: z.uuid(),
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  birth_date: z.iso.date().nullable(),
  stake_default: z.number(),
  created_at: z.iso.datetime(),
  suspended_at: z.iso.datetime().nullable(),
  tipster_slug: z.string().nullable(),
  /** Only that there is one, and until when. */
  pause: pauseView.nullable(),
  sessions: z.int(),
  last_used_at: z.iso.datetime().nullable(),
  plan: z.strictObject({
    plan: z.enum(PLANS),
    active: z.boolean(),
    stage: z.enum(PLAN_STAGES),
    has_subscription: z.boolean(),
    current_period_end: z.iso.datetime().nullable(),
    access_until: z.iso.datetime().nullable(),
    cancels_at: z.iso.datetime().nullable(),
  }),
  usage: z.strictObject({
    month_used: z.int(),
    /** Null is no limit. */
    month_limit: z.int().nullable(),
    resets_at: z.iso.datetime(),
    analyses: z.int(),
    public_analyses: z.int(),
  }),
  tickets: z.array(
    z.strictObject({
      id: z.uuid(),
      subject: z.string(),
      status: z.enum(TICKET_STATUSES),
      unread_by_admin: z.boolean(),
      created_at: z.iso.datetime(),
      last_message_at: z.iso.datetime().nullable(),
    }),
  ),
  last_analyses: z.array(
    z.strictObject({
      id: z.uuid(),
      home_name: z.string(),
      away_name: z.string(),
      league_name: z.string(),
      match_date: z.iso.datetime(),
      created_at: z.iso.datetime(),
      pick_name: z.string().nullable(),
      result: z.enum(['green', 'red']).nullable(),
      public: z.boolean(),
    }),
  ),
  log: z.array(loggedAction),
})
export type UserDetail = z.output<typeof userDetail>

export const readUser = route({
  method: 'get',
  path: '/api/admin/users/:userId',
  summary: 'One user: profile, plan, usage, latest tickets and analyses, and what admins did. Admins are not found.',
  input: z.object({ userId: idInPath }),
  output: userDetail,
})

export const actOnUser = route({
  method: 'post',
  path: '/api/admin/users/:userId/actions',
  summary:
    'Grants or takes back vip_unlimited, ends grace, suspends or not, signs out everywhere, lifts a pause without end, or deletes the account; written in the log.',
  input: z.object({ userId: idInPath, action: z.enum(USER_ACTIONS), reason: reasonField }),
  output: userDetail,
})
