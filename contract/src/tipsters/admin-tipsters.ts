import { isColour } from '@prancheta/core/tipsters/colour.ts'
import { slugFault } from '@prancheta/core/tipsters/slug.ts'
import { z } from 'zod'
import { adminWords } from '../admin/words.ts'
import { route } from '../protocol/route.ts'
import { done, idInPath } from '../support/thread.ts'
import { supportWords } from '../support/words.ts'

export const LOGO_BYTES_MAX = 256 * 1024
export const LOGO_SIDE_MIN = 16
export const LOGO_SIDE_MAX = 2000
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const

/** As base64, which is a third longer, with room for the field's name. */
const LOGO_BODY_BYTES_MAX = Math.ceil(LOGO_BYTES_MAX / 3) * 4 + 1024

const slugField = z
  .string({ error: adminWords.slugForm })
  .trim()
  .refine((slug) => slugFault(slug) !== 'form', { error: adminWords.slugForm, abort: true })
  .refine((slug) => slugFault(slug) !== 'reserved', adminWords.slugReserved)

const colourField = z
  .string({ error: adminWords.colourInvalid })
  .trim()
  .toLowerCase()
  .refine(isColour, adminWords.colourInvalid)

/** What makes a page a tipster's own; the form and both doors share it. */
export const brand = z.object({ slug: slugField, color: colourField })

const tipsterView = z.strictObject({
  user_id: z.uuid(),
  name: z.string().nullable(),
  email: z.string(),
  slug: z.string(),
  color: z.string(),
  /** The logo's address, or null. */
  logo: z.string().nullable(),
  analyses: z.int(),
  public_analyses: z.int(),
  /** Of what they published, hidden ones too, as their public page tells it: hit rate and yield are null before the first end. */
  record: z.strictObject({
    published: z.int(),
    green: z.int(),
    red: z.int(),
    hit_rate: z.number().nullable(),
    stakes: z.int(),
    yield: z.number().nullable(),
  }),
})
export type TipsterView = z.output<typeof tipsterView>

export const listTipsters = route({
  method: 'get',
  path: '/api/admin/tipsters',
  summary: 'All tipsters by e-mail, with how much they saved and published, and how that ended.',
  input: z.object({}),
  output: z.strictObject({ tipsters: z.array(tipsterView) }),
})

export const makeTipster = route({
  method: 'post',
  path: '/api/admin/tipsters',
  summary: 'Makes a user a tipster with a page of their own at /tip/{slug}.',
  input: brand.extend({ user_id: z.uuid({ error: supportWords.chooseUser }) }),
  output: tipsterView,
})

export const changeTipster = route({
  method: 'patch',
  path: '/api/admin/tipsters/:userId',
  summary: 'Changes a tipster’s address and colour.',
  input: brand.extend({ userId: idInPath }),
  output: tipsterView,
})

export const unmakeTipster = route({
  method: 'delete',
  path: '/api/admin/tipsters/:userId',
  summary: 'Takes a tipster’s page away; what they published stays theirs and unseen.',
  input: z.object({ userId: idInPath }),
  output: done,
})

export const setLogo = route({
  method: 'put',
  path: '/api/admin/tipsters/:userId/logo',
  summary: 'Sets a tipster’s logo: PNG, JPEG or WebP, at most 256 KB, as base64. What it is, its content decides.',
  input: z.object({ userId: idInPath, logo: z.base64({ error: adminWords.logoNotImage }) }),
  output: tipsterView,
  bodyBytesMax: LOGO_BODY_BYTES_MAX,
})

export const removeLogo = route({
  method: 'delete',
  path: '/api/admin/tipsters/:userId/logo',
  summary: 'Removes a tipster’s logo.',
  input: z.object({ userId: idInPath }),
  output: tipsterView,
})
