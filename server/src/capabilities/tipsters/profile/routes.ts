import * as tipsters from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { type Door, door, rawDoor } from '#platform/http/door.ts'
import { changeTipster, makeTipster, unmakeTipster } from './change-tipsters.ts'
import type { TipsterDeps } from './deps.ts'
import { listTipsters } from './list-tipsters.ts'
import { serveLogo } from './logo/serve-logo.ts'
import { removeLogo, setLogo } from './set-logo.ts'

const LOGO = {
  method: 'get',
  path: '/api/tipsters/:slug/logo',
  summary: 'A tipster’s logo, as an image.',
} as const

export const tipsterRoutes = (deps: TipsterDeps): Door[] => [
  door(tipsters.listTipsters, 'admin', () => listTipsters(deps)),
  door(tipsters.makeTipster, 'admin', (input, session) => makeTipster(deps, session, input)),
  door(tipsters.changeTipster, 'admin', (input, session) => changeTipster(deps, session, input)),
  door(tipsters.unmakeTipster, 'admin', ({ userId }, session) => unmakeTipster(deps, session, userId)),
  door(tipsters.setLogo, 'admin', (input, session) => setLogo(deps, session, input)),
  door(tipsters.removeLogo, 'admin', ({ userId }, session) => removeLogo(deps, session, userId)),
  rawDoor(LOGO, 'public', (exchange) => serveLogo(deps, exchange)),
]
