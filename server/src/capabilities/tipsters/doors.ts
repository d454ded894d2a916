import * as admin from '@prancheta/contract/tipsters/admin-tipsters.ts'
import * as tipsters from '@prancheta/contract/tipsters/routes.ts'
import { AppError } from '#platform/errors/errors.ts'
import { type Door, door, rawDoor } from '#platform/http/door.ts'
import {
  changeTipster,
  listTipsters,
  makeTipster,
  removeLogo,
  setLogo,
  unmakeTipster,
} from './profile/change-tipsters.ts'
import { serveLogo } from './profile/logo/serve-logo.ts'
import { drawableLogo, findLogo } from './profile/logo-store.ts'
import { drawPreview } from './publishing/draw-preview.ts'
import { hide, listOwn, type PublishingDeps, preview, publish } from './publishing/publish.ts'
import { readTipsterPage } from './publishing/read-tipster-page.ts'

const LOGO = {
  method: 'get',
  path: '/api/tipsters/:slug/logo',
  summary: 'A tipster’s logo, as an image.',
} as const

const PREVIEW = {
  method: 'get',
  path: '/api/tipsters/:slug/preview.png',
  summary: 'The picture that previews of a tipster’s link show, drawn from the record.',
} as const

export const tipsterDoors = (deps: PublishingDeps): Door[] => [
  door(admin.listTipsters, 'admin', () => listTipsters(deps)),
  door(admin.makeTipster, 'admin', (input, session) => makeTipster(deps, session, input)),
  door(admin.changeTipster, 'admin', (input, session) => changeTipster(deps, session, input)),
  door(admin.unmakeTipster, 'admin', ({ userId }, session) => unmakeTipster(deps, session, userId)),
  door(admin.setLogo, 'admin', (input, session) => setLogo(deps, session, input)),
  door(admin.removeLogo, 'admin', ({ userId }, session) => removeLogo(deps, session, userId)),
  rawDoor(LOGO, 'public', (exchange) => serveLogo(deps, exchange)),
  door(tipsters.listPublications, 'user', (_input, { userId }) => listOwn(deps.db, userId)),
  door(tipsters.publishAnalysis, 'user', ({ analysis_id }, { userId }) => publish(deps, userId, analysis_id)),
  door(tipsters.previewPublication, 'user', ({ analysisId }, { userId }) => preview(deps, userId, analysisId)),
  door(tipsters.hideAnalysis, 'user', ({ analysisId }, { userId }) => hide(deps.db, userId, analysisId)),
  door(tipsters.readTipsterPage, 'public', async ({ slug }) => ({ tipster: await requirePage(deps, slug) })),
  rawDoor(PREVIEW, 'public', async (exchange) => {
    const page = await requirePage(deps, exchange.context.req.param('slug') ?? '')
    const picture = await drawPreview({ ...page, logo: drawableLogo(await findLogo(deps.db, page.slug)) })
    exchange.setHeader('Cache-Control', 'public, max-age=300')
    return exchange.context.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/png' })
  }),
]

async function requirePage(deps: PublishingDeps, slug: string): Promise<tipsters.TipsterPage> {
  const tipster = await readTipsterPage(deps, slug)
  if (!tipster) throw new AppError('tipster.pageNotFound')
  return tipster
}
