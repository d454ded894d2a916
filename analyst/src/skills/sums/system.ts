import { sentences } from '#scene.ts'
import { allOf } from './facts.ts'
import { gainOrLoss, money, odd, type Solver } from './sum.ts'

const SYSTEM = /\bsistema (?:de )?(\d)(?: de | em |\/| por )(\d)\b/
const NAMES: Record<string, number> = { dupla: 2, tripla: 3, quadrupla: 4 }
/** Bets that hold sets of several sizes. */
const FULL: Record<string, readonly number[]> = { trixie: [2, 3], patent: [1, 2, 3], yankee: [2, 3, 4] }
const MANY_BETS = 20

/** All sets of so many of these odds. */
const setsOf = (odds: readonly number[], size: number): number[][] =>
  size === 0 ? [[]] : odds.flatMap((one, at) => setsOf(odds.slice(at + 1), size - 1).map((rest) => [one, ...rest]))

/** 'Sistema 2 de 3': every pair of the three is a bet of its own; what comes back with one leg lost, or with none. */
export const system: Solver = ({ facts, text, before }) => {
  const words = `${facts.told ?? ''} ${text}`
  if (!/\bsistema\b|\btrixie\b|\bpatent\b|\byankee\b/.test(text) && before !== system) return null
  const [, first, second] = SYSTEM.exec(words) ?? []
  const named = Object.entries(NAMES).find(([name]) => new RegExp(`\\b${name}s?\\b`).test(words))?.[1]
  const full = Object.entries(FULL).find(([name]) => words.includes(name))?.[1]
  const size = first === undefined ? named : Number(first)
  const sizes = full ?? (size === undefined ? [] : [size])
  const [stake] = allOf(facts, 'stake')
  const [, missed] =
    /\b(?:err\w+|perd\w+|falh\w+)(?: \w+)? (?:so |apenas )*(?:a |o )?(?:de )?(?:odd )?(\d+\.\d+)/.exec(text) ?? []
  const all = allOf(facts, 'odd')
  const many = second === undefined ? all.length : Number(second)
  const odds = all.slice(0, many)
  if (
    sizes.length === 0 ||
    stake === undefined ||
    odds.length !== many ||
    many < 3 ||
    many > 8 ||
    (!full && sizes.some((one) => one >= many))
  )
    return null
  const sets = sizes.flatMap((one) => setsOf(odds, one))
  if (sets.length > MANY_BETS) return null
  const lost = missed === undefined ? null : Number(missed)
  const won = sets.filter((set) => lost === null || !set.includes(lost))
  const each = /\b(?:no total|ao todo)\b/.test(words) ? stake / sets.length : stake
  const back = won.reduce((sum, set) => sum + each * set.reduce((product, one) => product * one, 1), 0)
  const put = each * sets.length
  return sentences(
    `${lost === null ? 'Acertando todas, voltam' : 'Voltam'} ${won.map((set) => [money(each), ...set.map(odd)].join(' × ')).join(' + ')} = **${money(back)}**, e foram apostados ${money(each)} × ${sets.length} = ${money(put)}: no fim, ${back < put ? `${money(put)} − ${money(back)}` : `${money(back)} − ${money(put)}`} = ${gainOrLoss(back - put)}.`,
    lost === null ? null : 'Só batem as apostas sem a perna que falhou; as outras se perdem.',
  )
}
