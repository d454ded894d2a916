import { signIn } from '@prancheta/contract/identity/routes.ts'
import { buildWebIfChanged } from '../scripts/build-web.ts'
import { Person } from '../server/test/person.ts'
import { signUpPerson, TEST_PASSWORD } from '../server/test/sign-up-person.ts'
import { exactly, type Trial } from './finding.ts'
import { openHouse } from './house.ts'

const SCORE_MIN = 130

/** The headers of a page and of a session, graded by the points that Mozilla's Observatory gives. */
export const headersTrial: Trial = {
  name: 'headers',
  async run() {
    await buildWebIfChanged()
    const house = await openHouse('PostgreSQL')
    const server = await house.start({ PUBLIC_URL: 'https://prancheta.example' }, 'start')
    const visit = { headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' } }
    const { headers } = await fetch(server.url, visit)
    const ana = await signUpPerson(server.url, 'Ana')
    const bia = new Person(server.url)
    const entering = await bia.send(signIn.method, signIn.path, { email: ana.email, password: TEST_PASSWORD })
    await server.kill()
    await house.close()
    const policy = headers.get('content-security-policy') ?? ''
    const score = gradeOf(headers, entering.headers.getSetCookie())
    return [
      {
        what: 'points of the start page',
        value: String(score),
        aim: `${SCORE_MIN} or more`,
        holds: score >= SCORE_MIN,
      },
      exactly("parts of its policy that are 'unsafe-inline'", policy.match(/'unsafe-inline'/g)?.length ?? 0, 0),
      exactly("parts of its policy that are 'unsafe-eval'", policy.match(/'unsafe-eval'/g)?.length ?? 0, 0),
    ]
  },
}

/** A hundred to begin with; what is missing takes away, what is stricter than asked adds. */
function gradeOf(headers: Headers, cookies: readonly string[]): number {
  const policy = new Map((headers.get('content-security-policy') ?? '').split('; ').map((part) => splitOnce(part)))
  const script = policy.get('script-src') ?? policy.get('default-src') ?? ''
  const hasSafeScripts = script !== '' && !/'unsafe-|https?:|data:/.test(script.replaceAll(/'(nonce|sha\d+)-\S+'/g, ''))
  const isLocked = policy.get('default-src') === "'none'"
  const hsts = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0)
  const points = [
    hasSafeScripts ? (isLocked ? 10 : 5) : -20,
    cookies.length > 0 &&
    cookies.every((line) => /secure/i.test(line) && /httponly/i.test(line) && /samesite/i.test(line))
      ? 5
      : -20,
    policy.get('frame-ancestors') === "'none'" ? 5 : -20,
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/.test(headers.get('referrer-policy') ?? '') ? 5 : -5,
    hsts >= 15_768_000 ? 0 : -20,
    /^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
  ]
  return points.reduce((sum, more) => sum + more, 100)
}

function splitOnce(part: string): [string, string] {
  const at = part.indexOf(' ')
  return at === -1 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
}
