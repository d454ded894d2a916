import { idOf, type Make } from '#reading/markets/make.ts'
import { makeOf } from '#reading/markets/make-of.ts'
import type { Message } from '../skill.ts'
import { type Lines, readLines } from './read-lines.ts'
import { type Asked, isGlue } from './words.ts'

/** One bet that needs both, which is no question of lines. */
const JOINS = /^\s*(?:e|com|\+|e com|mais)\s*(?:[oa]s? )?(?:jogo )?(?:ter |tem |sair )?$/
const APART = /\b(?:cada|dos dois|das duas|entre|separad\w+|d[oa]s tres)\b/

export const isJoint = ({ markets, marked }: Lines['read']): boolean =>
  !APART.test(marked) &&
  markets
    .slice(1)
    .some(({ at }, index) =>
      JOINS.test(
        marked.slice(markets[index]?.end, at).replace(/\b(?:d?[oa]|pr[oa]|n[oa]) (?:mandante|visitante)\b/, ' '),
      ),
    )

/** What follows on one bet that needs two is asked of the two. */
export function wasJoint({ earlier, briefing }: Message): boolean {
  const last = earlier.at(-1)
  return last !== undefined && isJoint(readLines(last.text, briefing, null).read)
}

export const SETTLES: readonly Asked[] = ['settles']
export const LIKELIER: readonly Asked[] = ['likelier']
const CHANCE: readonly Asked[] = ['chance']
/** A bet that somebody has made or looks at, so that what follows supposes its end. */
export const HOLDS = /\b(?:apostei|peguei|fiz|tenho|meu bilhete|to com|entrei|sem entender)\b/

/** The two bets that the talk was on last. */
export function lastTwo({ earlier, briefing }: Message): readonly Make[] {
  const ids = earlier.flatMap(({ reply, text }) => {
    const [told] = reply.markets
    return told ?? readLines(text, briefing, null).makes.flatMap((make) => idOf(make) ?? [])
  })
  return [...new Set(ids)].slice(-2).flatMap((id) => makeOf(id) ?? [])
}

/** What was asked of the bets before, where this message only moves along. */
export function askedBefore({ earlier, briefing }: Message): readonly Asked[] {
  for (const [at, { text, reply }] of [...earlier.entries()].toReversed()) {
    const { asked, ends, rest } = readLines(text, briefing, null, HOLDS.test(earlier[at - 1]?.text ?? ''))
    if (asked.length > 0) return asked
    if (ends.length > 0) return SETTLES
    // Where something else was asked of them, it is that which is asked again.
    if (reply.markets.length === 0) return isGlue(rest) ? CHANCE : []
  }
  return CHANCE
}
