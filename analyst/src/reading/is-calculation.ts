import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Ask, Bet, Details, Given } from './ask.ts'

const CONVERSION =
  /\b(equivale\w*|quantos? (por cento|porcento|%)|em (porcentagem|percentual|probabilidade)|implicit\w+|que (chance|probabilidade)|qual (a |e a )?(chance|probabilidade) (de|da|implicita)|corresponde|odd justa|que odd|qual (a |e a )?odd|convert\w*)\b/
/** 'Preciso acertar quantas vezes?', 'múltipla de 1,50 com 1,80': sums over odds, whatever else the words could name. */
const OVER_ODDS =
  /\b(acertar|acerto)\b.*\b(quantas|quanto|quantos)\b|\b(quantas|quanto|quantos)\b.*\bacertar\b|\b(pra|para) (empatar|zerar|ficar no zero)\b/
/** 'A partir de que odd vira?' asks for the fair odd of the chance that was named. */
export const TURNS = /\b(a partir de que odd|(que|qual) odd|odd (minima|justa)|vira)\b/
const BARE_SHARE = /^(e |mas )?\d+(\.\d+)? ?%$/

export const MULTIPLE =
  /\b(multiplas?|duplas?(?! (?:chance|hipotese))|(?<!\b(?:chance|probabilidade|conta|mercado (?:ou|e) d?a) )combinad\w+|acumulad\w+|bilhete|junt\w+)\b/

type Said = { text: string; given: Given; bets: readonly Bet[] }

/** The reader's own chance with an odd, or an odd of no market: arithmetic that needs no match. */
export function isCalculation(
  { text, given, bets }: Said,
  { offeredOdd }: Details,
  briefing: Briefing | null,
  topic: Ask,
): boolean {
  const goesOn = topic.theme === 'calculation'
  if (given.tally !== null || given.lostMoney !== null || given.target !== null || given.ledger !== null) return true
  if (goesOn && topic.given.chance !== null && TURNS.test(text)) return true
  if (topic.given.tally !== null && offeredOdd !== null && /\b(lucro|prejuizo|longo prazo|compensa)\b/.test(text))
    return true
  if (goesOn && topic.given.tally !== null && /\b(acert\w+|empatar|zerar|lucro)\b/.test(text)) return true
  if (offeredOdd !== null && OVER_ODDS.test(text)) return true
  if (given.otherOdd !== null && bets.length === 0 && MULTIPLE.test(text)) return true
  if (given.times !== null && (given.chance !== null || (given.stake !== null && bets.length === 0))) return true
  if (given.bankroll !== null && given.stakeShare !== null && bets.length === 0) return true
  if (
    given.stake !== null &&
    offeredOdd === null &&
    topic.offeredOdd !== null &&
    topic.focus === null &&
    bets.length === 0
  )
    return true
  if (given.stakeShare !== null && topic.given.bankroll !== null && offeredOdd === null && bets.length === 0)
    return true
  if (given.chance !== null && (offeredOdd !== null || CONVERSION.test(text))) return true
  if (given.chance !== null && topic.offeredOdd !== null && bets.length === 0) return true
  if (offeredOdd === null)
    return (
      goesOn &&
      (BARE_SHARE.test(text) ||
        [given.chance, given.bankroll, given.stake, given.stakeShare].some((value) => value !== null))
    )
  const isBare = bets.length === 0 && topic.focus === null
  if (briefing === null || (isBare && given.stake !== null)) return true
  return (isBare && CONVERSION.test(text)) || (goesOn && bets.length === 0)
}
