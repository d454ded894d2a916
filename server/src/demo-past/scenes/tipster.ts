import { makeTipster, setLogo } from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { Resvg } from '@resvg/resvg-js'
import type { Actor } from '../actor.ts'

const COLOUR = '#7c3aed'

/** A ball over a field's middle line, in the brand's colour. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
  <rect width="256" height="256" rx="56" fill="${COLOUR}"/>
  <circle cx="128" cy="128" r="78" fill="none" stroke="#fff" stroke-width="14"/>
  <path d="M128 20v62M128 174v62" stroke="#fff" stroke-width="14" stroke-linecap="round"/>
  <path d="M128 92l34 25-13 40h-42l-13-40z" fill="#fff"/>
</svg>`

/** An admin gives a member a page of their own. */
export async function giveBrand(admin: Actor, tipster: Actor, slug: string): Promise<void> {
  const userId = await tipster.id()
  await admin.call(makeTipster, { user_id: userId, slug, color: COLOUR })
  await admin.call(setLogo, { userId, logo: new Resvg(LOGO).render().asPng().toString('base64') })
}
