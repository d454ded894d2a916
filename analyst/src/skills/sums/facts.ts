import { type Amount, readAmounts, withOrdinals } from './amounts.ts'
import { changed } from './changes.ts'
import { inDigits } from './in-digits.ts'
import { type OwnBet, readOwnBets } from './own-bets.ts'
import { type Given, NOTHING_LOST, type Role, roleOf } from './roles.ts'

/** What a message says in numbers, the words that it says them in, and the bets that its stakes and odds pair off to. */
export type Facts = {
  text: string
  given: readonly Given[]
  bets: readonly OwnBet[] | null
  /** The words of the messages that it goes on from. */
  told?: string
  /** How a number came about that the reader did not type: 'R$ 35,00 + R$ 20,00 = R$ 55,00'. */
  note?: string | undefined
}

export function readFacts(plain: string): Facts {
  const text = inDigits(withOrdinals(plain))
  const amounts = readAmounts(text).filter((one, at, all) => !isSaidAgain(one, all.slice(0, at)))
  const given = withVoids(
    amounts.map((amount, at) => ({ ...amount, role: roleOf(amount, at, amounts, text) })),
    text,
  )
  return { text, given: withNoLoss(given, text), bets: readOwnBets(text, given) }
}

/** 'Pra não perder nada se empatar' holds for what is asked of the same cover next. */
const withNoLoss = (given: Given[], text: string): Given[] =>
  given.length > 1 && NOTHING_LOST.test(text)
    ? [...given, { kind: 'money', value: 0, at: text.length, before: '', after: '', role: 'maxLoss' }]
    : given

/** 'Sem contar os 30', 'voltar nos mil': money that was named already. */
const isSaidAgain = ({ kind, value, before }: Amount, earlier: readonly Amount[]): boolean =>
  kind === 'money' &&
  /\b(?:os|[dn]os|aos|pros|meus|desses|esses) $/.test(before) &&
  earlier.some((one) => one.value === value)

/** The values of a role, in the order in which they were said. */
export const allOf = ({ given }: Facts, ...roles: readonly Role[]): number[] =>
  given.filter(({ role }) => roles.includes(role)).map(({ value }) => value)

/** Whether a message holds just these numbers: 'stake' once, 'odd' twice. Lines belong to markets and are not counted. */
export function holds({ given }: Facts, wanted: Partial<Record<Role, number>>): boolean {
  const roles = new Set([...Object.keys(wanted), ...given.map(({ role }) => role)])
  return [...roles].every((role) => {
    if (role === 'line' || role === 'minute') return true
    const known = Object.entries(wanted).find(([name]) => name === role)?.[1] ?? 0
    return given.filter((one) => one.role === role).length === known
  })
}

const PLACES = ['primeir', 'segund', 'terceir', 'quart', 'quint']
const VOID = /\b(primeir|segund|terceir|quart|quint)[oa]s?\b[a-z ]{0,24}\b(?:anulad|adiad|cancelad|void|devolvid)\w*/g

const VOID_OF =
  /\b(?:d[ea]|odd|perna|jogo) (\d+\.\d+)(?: (?:foi|ta|esta|deu|ficou|tava|acabou|saiu|que|o jogo|sendo))* (?:anulad|adiad|cancelad|void|devolvid|suspens)\w*/

/** A leg that is void counts with an odd of 1. */
function withVoids(given: readonly Given[], text: string): Given[] {
  const places = [...text.matchAll(VOID)].map(([, place = '']) => PLACES.indexOf(place))
  const odds = given.filter(({ role }) => role === 'odd')
  // 'A de 2,00 foi adiada' names the leg by its price.
  const named = VOID_OF.exec(text)?.[1]
  const again = named === undefined ? [] : odds.filter(({ value }) => value === Number(named))
  const last = again.at(-1)
  if (last && again.length > 0)
    return given
      .filter((one) => one !== last || again.length === 1)
      .map((one) => (one === again[0] ? { ...one, value: 1 } : one))
  return given.map((one) => (places.includes(odds.indexOf(one)) ? { ...one, value: 1 } : one))
}

const ONE_MORE = /\b(?:mais|outr[oa]s?|tambem|junto)\b/
const OTHER_SIDE = /\b(?:cobr\w+|proteg\w+|protecao|trav\w+|hedg\w+|contrari\w+|outro lado|resto|dos dois jeitos)\b/
/** 'Desses 21, meus 10': what was spoken of already. */
const OF_BEFORE = /\b(?:d?esses|meus|os|dos|aqueles|mesmos) $/
/** 'Era 2,57 e não 2,75'. */
const NOT = /\b(?:nao|em vez de) (?:a |o |era |de )*$/
const LEFT_OUT = /\b(?:tirando|sem|tira|tirar|removendo|remover|cortando|menos)\b/
const PUT_IN = /\b(?:mais uma?|outra|acrescent\w+|adicion\w+|inclu\w+|junt\w+)\b/
const INSTEAD = /\b(?:em vez|no lugar|ao inves) d[eaos]+ (?:r )?$/

/** What goes on from an earlier message: what is said anew takes the place of what had the same part; the rest holds. */
export const goOn = (before: Facts, now: Facts): Facts => ({
  ...(changed(before, now) ?? { note: before.note, ...joined(before, now) }),
  told: `${before.told ?? ''} ${before.text}`,
})

function joined(before: Facts, now: Facts): Facts {
  const isAdded = before.bets !== null && now.bets?.length === 1 && ONE_MORE.test(now.text)
  if (isAdded && before.bets && now.bets)
    return { text: now.text, given: [...before.given, ...now.given], bets: [...before.bets, ...now.bets] }
  const known = before.given.map(({ value }) => value)
  const products = allOf(before, 'stake').flatMap((stake) => allOf(before, 'odd').map((price) => stake * price))
  const isKnown = (value: number) => [...known, ...products].some((one) => Math.abs(one - value) < 0.5)
  const isOfBank =
    allOf(before, 'bankShare').length > 0 &&
    allOf(before, 'chance').length === 0 &&
    !/\b(?:chance|acert\w+)\b/.test(now.text)
  const heard = now.given.map((one) =>
    one.role === 'chance' && isOfBank ? { ...one, role: 'bankShare' as const } : one,
  )
  const said = heard.filter(
    (one) =>
      !INSTEAD.test(one.before) &&
      !NOT.test(one.before) &&
      !(one.kind === 'money' && OF_BEFORE.test(one.before) && isKnown(one.value)),
  )
  if (said.length === 0) return { ...before, text: now.text, given: withVoids(before.given, now.text) }
  const onlyOdd = said.length === 1 && said[0]?.role === 'odd' ? said[0] : null
  if (onlyOdd && LEFT_OUT.test(now.text) && allOf(before, 'odd').includes(onlyOdd.value))
    return {
      text: now.text,
      given: before.given.filter(({ role, value }) => role !== 'odd' || value !== onlyOdd.value),
      bets: null,
    }
  if (onlyOdd && PUT_IN.test(now.text) && allOf(before, 'odd').length > 1)
    return { text: now.text, given: [...before.given, onlyOdd], bets: null }
  const roles = said.map(({ role }) => role)
  const [first] = before.given.filter(({ role }) => role === 'odd')
  // The price of the other side stands beside that of the bet which is to be covered.
  if (first && OTHER_SIDE.test(now.text) && roles.length === 1 && roles[0] === 'odd')
    return { text: now.text, given: [...before.given.filter((one) => one.role !== 'odd'), first, ...said], bets: null }
  const kept = before.given.filter(({ role }) => !roles.includes(role))
  const isOther = roles.includes('stake') || roles.includes('odd')
  return { text: now.text, given: [...kept, ...said], bets: isOther ? null : before.bets }
}
