import type { MatchFacts } from '#checking/facts/match-facts.ts'
import { happens, type MarketEvent } from '#checking/reading/market-event.ts'
import type { Span } from '#checking/reading/number-words.ts'
import type { Side } from '#markets/outcome.ts'

/** A score as it is written. `event` is the market it names; null where it tells how a game ended. */
export type ScoreMention = Span & {
  first: number
  second: number
  event: MarketEvent | null
  winner: Side | null
  home: number
  away: number
}

const SCORE =
  /(?:(?<lead>o )?(?:placar(?: exato)?(?: de)?|resultado de) )?(?<![\d.,])(?<first>\d{1,2}) ?(?<how>x|×|a|-|–) ?(?<second>\d{1,2})(?![\d.,]?\d|[-–]\d| ?%|º| ?°| ?(?:gols|escanteios|cartoes|jogos|graus|por cento|pontos))(?: (?:para|d[oae]) (?:[oa]s? )?(?<club>§[ha]_*))?/gu
/** What a game that was played has around its score. */
const PLAYED =
  /termin(?:ou|aram)|acab(?:ou|aram)|encerr(?:ou|ada|ado)|placar (?:final|real|agregado)|resultado:|vence(?:u|ram) (?:por|de|o )|ganh(?:ou|aram|ado|am) (?:por|de|o )|bat(?:eu|ido)|gole(?:ou|ada)|perd(?:eu|eram) (?:por|de)|fez \d|levado|levou|aplicou|confrontos é|ja (?:foi|acabou)|(?:a|no) intervalo,|confirmou/

export function readScores(plain: string, facts: MatchFacts): ScoreMention[] {
  const hasScore = facts.about.match.score !== null
  const isRunning = facts.about.running !== null
  return [...plain.matchAll(SCORE)].flatMap((match): ScoreMention[] => {
    const { first = '', second = '', how = '', club } = match.groups ?? {}
    const [one, other] = [Number(first), Number(second)]
    if (match[0] === '1x2' || (how === 'a' && one === 0 && other === 10)) return []
    const before = plain.slice(Math.max(0, match.index - 14), match.index)
    if (one > 20 || other > 20 || (how === 'a' && /(?:nota|escala|faixa|total|entre)(?: de)? $/.test(before))) return []
    const [, named] = /(?:vitoria|triunfo) d[oae]s? (§[ha])_* por $/.exec(plain.slice(0, match.index)) ?? []
    const winning = club ?? named
    const winner: Side | null = winning ? (winning.startsWith('§h') ? 'home' : 'away') : null
    const span = {
      start: match.index,
      end: match.index + match[0].length,
      first: one,
      second: other,
      winner,
      ...inOrder(one, other, how, winner),
    }
    const isTold = isPlayed(plain, match, hasScore) || (isRunning && isNow(plain, match))
    return [{ ...span, event: isTold ? null : eventOf(span) }]
  })
}

/** What stands between this score and the one before it decides; a market's score has a chance or a price behind it. */
function isPlayed(plain: string, match: RegExpExecArray, hasScore: boolean): boolean {
  const sentence = plain.slice(0, match.index)
  const left = sentence.slice(Math.max(sentence.lastIndexOf(';'), sentence.lastIndexOf('. ')) + 1)
  if (PLAYED.test(left.slice(-60) + plain.slice(match.index, match.index + match[0].length))) return true
  if (/§[hax]_* $/.test(left) && /^ §[hax]/.test(plain.slice(match.index + match[0].length))) return true
  if (/placar (?:exato )?(?:de )?$/.test(left) || /^(?:o )?placar/.test(match[0])) return false
  const after = plain.slice(match.index + match[0].length)
  return hasScore && (/antes d[eo] [^,]*$/.test(left) || !/%|por cento|\d[.,]\d/.test(after))
}

/** While the ball is rolling: 'o jogo está 1 a 0', 'vai ganhando por 2 a 1', 'abriu 1 a 0', with no chance of it. */
const isNow = (plain: string, match: RegExpExecArray): boolean =>
  /(?<!\p{L})(?:esta|ta|segue|continua|vai|vem|venc\p{L}*|ganh\p{L}*|perd\p{L}*|empat\p{L}*|abriu|fez|agora|parcial|atual|placar é(?: de)?)(?!\p{L})[^.;]*$/u.test(
    plain.slice(0, match.index),
  ) && !/%|por cento|provave/.test(plain)

/** '2 a 1 para o visitante' tells the winner's goals first; '1 x 2' the home side's. */
function inOrder(one: number, other: number, how: string, winner: Side | null): { home: number; away: number } {
  const isTurned = winner === 'away' && how !== 'x' && one > other
  return isTurned ? { home: other, away: one } : { home: one, away: other }
}

/** The highest goals that have a market of their own. */
const LISTED_MAX = 4

const eventOf = ({ home, away }: { home: number; away: number }): MarketEvent | null =>
  Math.max(home, away) <= LISTED_MAX ? happens(`score.${home}-${away}`) : null
