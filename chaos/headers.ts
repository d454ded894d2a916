import { request } from 'node:http'
import { signIn } from '@prancheta/contract/identity/routes.ts'
import { buildWebIfChanged } from '../scripts/build-web.ts'
import { signUpPerson, TEST_PASSWORD } from '../server/test/sign-up-person.ts'
import { atLeast, exactly, type Trial } from './finding.ts'
import { openHouse, type Process } from './house.ts'

const SCORE_MIN = 130

/** The headers of a page and of a session, graded by the points that Mozilla's Observatory gives. */
export const headersTrial: Trial = {
  name: 'headers',
  async run() {
    await buildWebIfChanged()
    const house = await openHouse('PostgreSQL')
    const server = await house.start({}, 'start')
    const { headers } = await asSeenOutside(server, { method: 'GET', path: '/' })
    const ana = await signUpPerson(server.url, 'Ana')
    const body = JSON.stringify({ email: ana.email, password: TEST_PASSWORD })
    const entering = await asSeenOutside(server, { method: 'POST', path: signIn.path, body })
    await server.kill()
    await house.close()
    const policy = headers.get('content-security-policy') ?? ''
    const score = gradeOf(headers, entering.headers.getSetCookie())
    return [
      atLeast('points of the start page', score, SCORE_MIN),
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

/** As a browser at the site's own address sees it, and not this machine, which is spared some headers. */
function asSeenOutside(server: Process, asked: { method: string; path: string; body?: string }): Promise<Response> {
  const headers = { host: 'prancheta.example', ...(asked.body !== undefined && { 'content-type': 'application/json' }) }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, ...asked, headers }, (answer) => {
      answer.resume()
      const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
        values.map((one): [string, string] => [name, one]),
      )
      resolve(new Response(null, { headers: new Headers(pairs) }))
    })
    sent.on('error', reject)
    sent.end(asked.body)
  })
}
