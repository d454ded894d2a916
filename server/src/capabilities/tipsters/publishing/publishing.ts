import type { TipsterPage } from '@prancheta/contract/tipsters/routes.ts'
import * as publishing from '@prancheta/contract/tipsters/routes.ts'
import type { Kysely } from 'kysely'
import type { DB } from '#platform/db/schema.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { type Door, door, rawDoor } from '#platform/http/door.ts'
import type { Log } from '#platform/log/log.ts'
import { drawPreview } from './draw-preview.ts'
import { findSlug, listOwnPublications } from './publication-store.ts'
import { hide, publish } from './publish.ts'
import { readTipsterPage } from './read-tipster-page.ts'

const PREVIEW = {
  method: 'get',
  path: '/api/tipsters/:slug/preview.png',
  summary: 'The picture that previews of a tipster’s link show, drawn from the record.',
} as const

export type Publishing = {
  doors: Door[]
  /** For the page that search engines read. */
  readTipster(slug: string): Promise<TipsterPage | null>
}

export function createPublishing({ db, log }: { db: Kysely<DB>; log: Log }): Publishing {
  const requirePage = async (slug: string) => {
    const tipster = await readTipsterPage({ db, log }, slug)
    if (!tipster) throw new AppError('tipster.pageNotFound')
    return tipster
  }
  return {
    readTipster: (slug) => readTipsterPage({ db, log }, slug),
    doors: [
      door(publishing.listPublications, 'user', (_input, { userId }) => listOwn(db, userId)),
      door(publishing.publishAnalysis, 'user', ({ analysis_id }, { userId }) => publish(db, userId, analysis_id)),
      door(publishing.hideAnalysis, 'user', ({ analysisId }, { userId }) => hide(db, userId, analysisId)),
      door(publishing.readTipsterPage, 'public', async ({ slug }) => ({ tipster: await requirePage(slug) })),
      rawDoor(PREVIEW, 'public', async (exchange) => {
        const tipster = await requirePage(exchange.context.req.param('slug') ?? '')
        const picture = await drawPreview(tipster)
        exchange.setHeader('Cache-Control', 'public, max-age=300')
        return exchange.context.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/png' })
      }),
    ],
  }
}

async function listOwn(db: Kysely<DB>, userId: string) {
  const [slug, rows] = await Promise.all([findSlug(db, userId), listOwnPublications(db, userId)])
  return {
    slug,
    publications: rows.flatMap(({ id, published_at, hidden_at }) =>
      published_at === null
        ? []
        : [{ analysis_id: id, published_at: published_at.toISOString(), is_hidden: hidden_at !== null }],
    ),
  }
}
