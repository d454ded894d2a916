import { createHash } from 'node:crypto'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import type { setLogo as setLogoRoute, TipsterView } from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { writeBrand } from '#capabilities/identity/index.ts'
import type { Session } from '#platform/session/session.ts'
import { inOneStep, requireTipster } from './change-tipsters.ts'
import type { TipsterDeps } from './deps.ts'
import { logoAddress } from './logo/logo-address.ts'
import { readLogo } from './logo/read-logo.ts'
import { deleteLogo, writeLogo } from './logo-store.ts'

/** Keeps the picture that the file's content is, without anything else that was in it. */
export async function setLogo(
  deps: TipsterDeps,
  admin: Session,
  { userId, logo }: InputOf<typeof setLogoRoute>,
): Promise<TipsterView> {
  const { type, bytes } = await readLogo(Buffer.from(logo, 'base64'))
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return inOneStep(deps, admin, { userId, action: 'set_logo' }, async (tx) => {
    const { slug, color } = await requireTipster(tx, userId)
    await writeLogo(tx, userId, { type, bytes, version }, deps.clock.now())
    await writeBrand(tx, userId, { slug, color, logo: logoAddress(slug, version) }, deps.clock.now())
    return requireTipster(tx, userId)
  })
}

export async function removeLogo(deps: TipsterDeps, admin: Session, userId: string): Promise<TipsterView> {
  return inOneStep(deps, admin, { userId, action: 'remove_logo' }, async (tx) => {
    const { slug, color } = await requireTipster(tx, userId)
    await deleteLogo(tx, userId)
    await writeBrand(tx, userId, { slug, color, logo: null }, deps.clock.now())
    return requireTipster(tx, userId)
  })
}
