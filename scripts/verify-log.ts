import { checkThrough } from '@prancheta/contract/public-log/check-through.ts'
import { faultSentence, logWords } from '@prancheta/contract/public-log/words.ts'
import { logTools } from '@prancheta/server/capabilities/public-log/index.ts'
import { dateInSaoPaulo } from '@prancheta/server/platform/clock/clock.ts'
import { StartupError } from '@prancheta/server/platform/errors/errors.ts'

// `npm run verify-log -- https://example.com 4512:2f6c… key:9d1b…` also holds the log against what was kept elsewhere: an entry's hash, and the key.
const [address = '', ...kept] = process.argv.slice(2)
const site = URL.parse(address)
const keys = kept.flatMap((text) => /^key:([0-9a-f]{64})$/.exec(text)?.[1] ?? [])
const known = kept.filter((text) => !text.startsWith('key:')).map((text) => /^(\d+):([0-9a-f]{64})$/.exec(text))
const isKeyRead = keys.length === kept.length - known.length && keys.length < 2
if (!site || known.includes(null) || !isKeyRead)
  throw new StartupError(
    'Say which site, and if you kept any, which hashes and key: npm run verify-log -- https://example.com 4512:hash key:hex',
  )

const startedMs = performance.now()
const verdict = await checkThrough({
  async get(path) {
    const response = await fetch(new URL(path, site), { headers: { 'cache-control': 'no-cache' } })
    if (!response.ok) throw new StartupError(`${new URL(path, site)} answered ${response.status}.`)
    return response.text()
  },
  tools: logTools,
  known: known.flatMap((match) => (match ? [{ n: Number(match[1]), hash: match[2] ?? '' }] : [])),
  keptKey: keys[0],
  time: { now: new Date().toISOString(), dayOf: (at) => dateInSaoPaulo(new Date(at)) },
})
const { fault, entries, sealed, days, end, key } = verdict
const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
console.log(
  `${entries} entradas em ${days} dias conferidas em ${seconds} s, ${sealed} ainda lacradas até o início do jogo.`,
)
console.log(`Última entrada conferida: ${end.n}:${end.hash}`)
console.log(`Chave do registro: key:${key}`)
console.log(fault ? faultSentence(fault) : logWords.whole)
if (fault) process.exitCode = 1
