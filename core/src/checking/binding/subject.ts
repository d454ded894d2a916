import type { Sentence } from '#checking/binding/context.ts'
import { namedInOrder } from '#checking/binding/in-order.ts'
import { clauseOf, hasInClause, isAgainst, nearest, nearestClub } from '#checking/binding/near.ts'
import { sideInOrder } from '#checking/binding/side.ts'
import {
  contraryOf,
  doesNot,
  happens,
  inHalf,
  type MarketEvent,
  type MarketMention,
  oppositeOf,
  wins,
} from '#checking/reading/market-event.ts'
import type { Span } from '#checking/reading/number-words.ts'
import type { ComboMention } from '#checking/reading/read-markets.ts'
import type { ClubMention, Mention, SentenceReading } from '#checking/reading/read-sentence.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'
import { otherSide } from '#markets/outcome.ts'

/**
 * What a chance, odd, edge or stake may be said of. One that only earlier sentences name is soft: it can confirm a
 * number, and contradict it only where there is no other it could be.
 */
export type Subject = { events: readonly MarketEvent[]; combos: readonly string[]; isSoft: boolean }

const NONE: Subject = { events: [], combos: [], isSoft: true }
const isSubject = (mention: Mention): mention is ClubMention | MarketMention | ComboMention =>
  mention.type === 'club' || mention.type === 'market' || mention.type === 'combo'

export function subjectOf(sentence: Sentence, number: WrittenNumber): Subject {
  const { reading, earlier } = sentence
  const ordered = sideInOrder(reading, number)
  if (ordered) return { ...NONE, events: [wins(ordered)], isSoft: false }
  const result = namedInOrder(reading, number)
  if (result) return { ...NONE, events: [result], isSoft: false }
  const score = scoreThat(reading, number)
  if (score) return { ...NONE, events: [score], isSoft: false }
  const lost = lostBet(sentence, number)
  if (lost) return lost
  const mention = nearest(reading, number, isSubject)
  if (!mention) return earlierSubject(sentence, number)
  if (mention.type === 'combo') return { ...NONE, combos: [mention.option], isSoft: false }
  const found =
    mention.type === 'market' ? eventsOfMarket(sentence, number, mention) : eventsOfClub(sentence, number, mention)
  // 'Tire a chance do Anta de 100% e sobram 42,7%': what is left is the contrary of what stands before it.
  const isLeft = mention.end <= number.start && /(?:sobra|resta)m? (?:os )?$/.test(reading.plain.slice(0, number.start))
  // 'falha em 35,5% (100% − 64,5%)': what is taken from the whole is the contrary of what is left.
  const isTaken = /(?<!\d)100 ?% - $/.test(reading.plain.slice(0, number.start))
  const turned = isLeft || isTaken || isTurned(reading, number) ? found.map(contraryOf) : found
  const events = isFailing(reading, number) ? turned.map(({ id }) => doesNot(id)) : turned
  if (isOfAnother(sentence, number, mention, events)) return NONE
  const isGuess = isFarAhead(reading, number, mention)
  const inHalves = earlier.halves.flatMap((half) => events.flatMap((event) => inHalf(event, half) ?? []))
  return { ...NONE, events: [...events, ...inHalves], isSoft: inHalves.length > 0 || isGuess }
}

/** Words of an event that no market was read from: what they say of a club is not its win. */
const EVENT_WORDS =
  /(?<!\p{L})(?:gols?|marca\p{L}*|redes?|escanteios?|cantos|cart(?:ao|oes)|tempo|etapa|placar|linha|over|under|handicap|vazad\p{L}*|sofr\p{L}*|branco|artilh\p{L}*)(?!\p{L})/u
/** What is no market's name, and makes another event of a result too: 'empate no intervalo', 'vence de virada', 'se classifica'. */
const OTHER_EVENT =
  /(?<!\p{L})(?:intervalo(?! d)|dois tempos|ambos os tempos|gole(?:ia|iam|ar|ada|adas)|virada|vira[rm]? o (?:jogo|placar)|folga|facilidade|disputa|prorrogacao|penalti\p{L}*|classific\p{L}*|avanc\p{L}*|rebaix\p{L}*|titulo|campea[o]?|acesso|melhor(?:ou|aram)|pior(?:ou|aram)|(?:caiu|subiu|desceu|cresceu|aumentou|diminuiu)(?= (?:cerca de )?[\d,]+ ?%))(?!\p{L})/u

/** A club or a result beside words of another event, in the clause of either: nothing of ours is about that. */
function isOfAnother(
  { reading }: Sentence,
  number: Span,
  mention: ClubMention | MarketMention,
  events: readonly MarketEvent[],
): boolean {
  if (!events.every(({ id }) => RESULT.test(id))) return false
  const [own, theirs] = [clauseOf(reading, number), clauseOf(reading, mention)]
  const words = `${reading.cues.slice(own.start, own.end)} ${reading.cues.slice(theirs.start, theirs.end)}`
  return OTHER_EVENT.test(words) || (mention.type === 'club' && EVENT_WORDS.test(words))
}

const RESULT = /^(?:result|doubleChance)\./

/** What a later part of the sentence names, behind ', e' or a colon and a number of its own, may be another matter. */
function isFarAhead({ plain, numbers }: SentenceReading, { end }: Span, mention: Span): boolean {
  if (mention.start >= end && /, (?:e|mas|porem) /.test(plain.slice(end, mention.start))) return true
  const stop = plain.slice(end, mention.start).search(/[:;.]/)
  return stop >= 0 && numbers.some((one) => one.start > end + stop && one.end <= mention.start)
}

/** 'terminou 1 a 0, placar que tinha 14,6%': a score that was played is a market here too. */
function scoreThat(reading: SentenceReading, number: Span): MarketEvent | null {
  const { start, end } = clauseOf(reading, number)
  if (!/(?:placar|resultado)(?: exato)? que/.test(reading.cues.slice(start, end))) return null
  const score = reading.scores.findLast((one) => one.end <= number.start)
  return score ? (score.event ?? happens(`score.${score.home}-${score.away}`)) : null
}

/** A sentence without a subject speaks of the club just named when it says 'ele', 'favorito' or only that there is a chance. */
const IS_OF_CLUB = /(?<!\p{L})(?:d?el[ea]|favorit\p{L}+|modelo|chances?(?! d[eao])|probabilidade(?! d[eao]))(?!\p{L})/u

/** What earlier sentences leave: their markets, or the only club that 'dele' can mean. */
function earlierSubject({ reading, earlier, given }: Sentence, number: Span): Subject {
  const { events, combos, halves, sides } = earlier
  const turned = isTurned(reading, number) || isFailing(reading, number) ? events.map(contraryOf) : events
  if (events.length + combos.length > 0)
    return { events: turned, combos, isSoft: events.length + combos.length > 1 || halves.length > 0 }
  const asked = given.events.flatMap((event) => [event, ...oppositeOf(event)])
  if (asked.length > 0) return { ...NONE, events: [...asked, ...sides.map(wins)] }
  return {
    ...NONE,
    events: sides.map(wins),
    isSoft: sides.length > 1 || !IS_OF_CLUB.test(reading.plain),
  }
}

/** 'Se over 2,5 tem 34,7%, o contrário tem 65,3%'; 'a chance de isso não acontecer'; '47,4% para o não'. */
function isTurned(reading: SentenceReading, number: Span): boolean {
  const { start, end } = clauseOf(reading, number)
  return (
    /(?<!\p{L})o contrario(?! d)|isso nao acontecer|(?<!\p{L})o nao (?:fica|tem|sai|é|vem|aparece)/u.test(
      reading.cues.slice(start, end),
    ) || /^ (?:(?:para(?: o)?|do|no|de) )?nao(?=$|[,.;)]| e )/.test(reading.plain.slice(number.end))
  )
}

/** 'tem 48,4% de chance e falha em 51,6%'; '83,9% de chance de falhar'; 'vence em 48,4%; em 51,6%, não'. */
const FAILS_BEFORE =
  /(?:falha\p{L}*|nao (?:acontec|bat|vem|vir|sai|ocorr|se confirm|da certo)\p{L}*|d[aá]r? errado)(?: em)?(?: cerca de)? $/u
const FAILS_AFTER =
  /^(?: d[ae] (?:chance|risco|probabilidade))? de (?:falhar|nao (?:bater|acontecer|vir|sair|dar certo)|dar errado|perder a aposta)(?!\p{L})|^(?: d[ao]s vezes)?, nao(?=$|[.,;)])/u

const isFailing = ({ plain }: SentenceReading, { start, end }: Span): boolean =>
  FAILS_BEFORE.test(plain.slice(0, start)) || FAILS_AFTER.test(plain.slice(end))

/** 'Quem aposta nessa vitória perde o dinheiro em 36,7%', 'e mesmo assim perde em 75%': a bet loses where its market fails. */
const BET_LOSES =
  /(?<!\p{L})(?:apost[ae]\p{L}*|preco|dinheiro|r\$)(?!\p{L})[^.;]*(?<!(?<![nd][oa]s? )§[ha]_* )perde\p{L}*(?: (?:o dinheiro|inteir[oa]|tudo|a aposta))*(?: em| n?ess?es)(?: cerca de)? $/u

/** 'em 58,9% das vezes a aposta se perde'. */
const IS_LOST =
  /^ de (?:chance|risco|probabilidade) de perder a aposta(?!\p{L})|^(?: d[ao]s vezes)?,? (?:r\$ ?[\d.,]+ |o dinheiro |a aposta |tudo )se perdem?(?!\p{L})/u

function lostBet({ reading, earlier }: Sentence, { start, end }: Span): Subject | null {
  const before = reading.plain.slice(0, start)
  const isLost = IS_LOST.test(reading.plain.slice(end))
  if (!isLost && !BET_LOSES.test(before)) return null
  const verb = isLost ? start : before.lastIndexOf('perde')
  const named = reading.mentions.flatMap((one) =>
    one.type === 'market' && one.end <= verb && one.event ? [one.event] : [],
  )
  const club = reading.clubs.findLast(({ end: last }) => last <= verb)
  const bets = named.length > 0 ? named.slice(-1) : club ? [wins(club.side)] : earlier.events
  const events = bets.map(({ id }) => doesNot(id))
  return { ...NONE, events, isSoft: events.length !== 1 }
}

function eventsOfMarket(
  { reading, earlier }: Sentence,
  number: Span,
  { event, bySide, ...span }: MarketMention,
): MarketEvent[] {
  if (event) return [event]
  const side = nearestClub(reading, span)?.side ?? nearestClub(reading, number)?.side
  const sides = side ? [side] : earlier.sides
  return bySide ? sides.map(bySide) : []
}

/** A club alone stands for its win, or for what was just said of the other one ('e o rival, 22%'). */
function eventsOfClub({ reading, earlier }: Sentence, number: Span, club: ClubMention): MarketEvent[] {
  const side = isAgainst(reading, number, club) ? otherSide(club.side) : club.side
  const open = reading.mentions.filter((one) => one.type === 'market').filter((market) => market.bySide)
  const own = open.find((market) => !market.event && hasInClause(reading, number, (one) => one === market))
  const last = own ?? open.findLast(({ end }) => end <= number.start)
  if (last?.bySide) return [last.bySide(side)]
  return [wins(side), ...earlier.bySides.map((bySide) => bySide(side))]
}
