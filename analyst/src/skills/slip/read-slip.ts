import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { toPlain } from '#reading/plain-question.ts'
import { readBets } from '#reading/read-bets.ts'
import { findMarket } from '#scene.ts'
import type { Message } from '#skills/skill.ts'
import { readAmounts } from '#skills/sums/amounts.ts'

/** A bet of the reader's on this match that is open, or that is thought of. */
export type Placed = { market: BriefedMarket; stake: number; price: number; isOwnPrice: boolean }

/** What the reader has told of in this talk, and whether the last of them is only thought of. */
export type Slip = { placed: readonly Placed[]; added: Placed | null }

const ONE_MORE = /\b(?:mais|outr[oa]s?|tambem|alem|junto)\b/
const SUPPOSED = /\bse eu (?:bot\w+|coloc\w+|apost\w+|puser|por|entrar|fizer|jog\w+|met\w+|peg\w+|cobr\w+)\b/
/** Legs of one bet win or lose together, and bets that are over are told by their ends. */
const NOT_OPEN = /\b(?:multipla|combinada|acumulada|dupla|tripla|bilhete|perdi|ganhei|deu green|deu red)\b/

/** Every bet with its stake, in the order in which the talk tells of them. Later ones take the place of earlier ones, unless they are said to be more. */
export function slipOf(message: Message): Slip {
  let slip: Slip = { placed: [], added: null }
  for (const { question, text } of [...message.earlier, message]) {
    const here = NOT_OPEN.test(text) ? [] : placedIn(question, message)
    if (here.length === 0) continue
    const isMore = here.length === 1 && slip.placed.length > 0 && ONE_MORE.test(text)
    const placed = isMore ? [...slip.placed, ...here] : here
    const last = placed.at(-1) ?? null
    slip = { placed, added: isMore || (SUPPOSED.test(text) && placed.length > 2) ? last : null }
  }
  return slip
}

/** Where one bet ends and the next begins: at a comma that is in no number, at the end of a sentence, at an 'e' before a number. */
const BETWEEN = /,(?!\d)|[;?!:]|\.(?=\s|$)|\be\b(?= (?:mais |outros? |uns )?(?:r\$ ?)?\d)|\bse eu\b/i

function placedIn(question: string, { scene, briefing }: Message): Placed[] {
  if (!scene) return []
  const found = question.split(BETWEEN).flatMap((part): Placed[] => {
    const [bet, other] = readBets(part, briefing)
    const amounts = readAmounts(toPlain(part, briefing))
    const stakes = amounts.filter(
      ({ kind, after }) => kind === 'money' || (kind === 'count' && /^ (?:n[oa]|em)\b/.test(after)),
    )
    const odds = amounts.filter(({ kind }) => kind === 'odd')
    const market = bet && !other ? findMarket(scene, bet.marketId) : null
    const price = odds[0]?.value ?? market?.bestOdd ?? null
    const [stake] = stakes
    return market && stake && stakes.length === 1 && odds.length < 2 && price !== null
      ? [{ market, stake: stake.value, price, isOwnPrice: odds.length === 1 }]
      : []
  })
  return found.filter(({ market }, at) => found.findIndex((one) => one.market === market) === at)
}
