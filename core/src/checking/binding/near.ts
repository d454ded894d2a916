import type { Span } from '#checking/reading/number-words.ts'
import type { ClubMention, HouseMention, Mention, SentenceReading } from '#checking/reading/read-sentence.ts'

/** What may stand between a number and what a preposition ties to it: '48,4% de chance para o Anta'. */
const TIED =
  /^(?: (?:vitorias?|empates?|derrotas?|gols?|escanteios?|cartoes|pontos?|triunfos?)(?: (?:esperados?|marcados?|sofridos?))?)?(?: de (?:chance|probabilidade|edge|confianca|vantagem|lucro))?(?: (?:de|para) (?:a )?(?:vitoria|vencer|ganhar))?(?: (?:para|pra|pro|ao?s?|de|d[oa]s?|em|n[oa]s?|por|pel[oa]s?)(?: [oa]s?)?(?: (?:vice-lider|lider|lanterna|favorito|clube|time))?| segundo [oa]s?) ?$/

export type Clause = { start: number; end: number }

export function clauseOf({ breaks, plain }: SentenceReading, { start, end }: Span): Clause {
  return {
    start: breaks.findLast((at) => at < start) ?? 0,
    end: breaks.find((at) => at >= end) ?? plain.length,
  }
}

/**
 * The mention that a number is said of: tied to it by a preposition, else the nearest before it in its clause, else after
 * it in its clause, else the nearest before it in the sentence, else after it.
 */
export function nearest<M extends Mention>(
  reading: SentenceReading,
  number: Span,
  wants: (mention: Mention) => mention is M,
): M | null {
  return nearestOf(reading, number, reading.mentions.filter(wants))
}

/** The club a number or a verb belongs to; one inside a market's name counts too. */
export function nearestClub(reading: SentenceReading, number: Span): ClubMention | null {
  return nearestOf(reading, number, reading.clubs)
}

function nearestOf<M extends Mention>(reading: SentenceReading, number: Span, mentions: readonly M[]): M | null {
  const bracket = reading.bracketAt(number.start)
  const fitting = mentions.filter((mention) => {
    const own = reading.bracketAt(mention.start)
    return own === 0 || own === bracket || mention.type === 'topic'
  })
  const before = fitting.filter(({ end }) => end <= number.start)
  const after = fitting.filter(({ start }) => start >= number.end)
  const [next] = after
  if (next && (TIED.test(reading.plain.slice(number.end, next.start)) || leadsTo(reading, number, next))) return next
  const clause = clauseOf(reading, number)
  return (
    before.findLast(({ start }) => start >= clause.start) ??
    after.find(({ end }) => end <= clause.end) ??
    before.at(-1) ??
    next ??
    null
  )
}

/** '…; em 47,4%, pelo menos um passa em branco': a number that opens its part of the sentence is said of what comes next. */
function leadsTo({ plain }: SentenceReading, number: Span, next: Mention): boolean {
  const opens = /(?:^|[;:.]) *(?:e |mas )?(?:em|com|ha) (?:cerca de |outros |outras )?$/.test(
    plain.slice(0, number.start),
  )
  const between = plain.slice(number.end, next.start)
  return opens && /^(?: d[aoe]s (?:vezes|casos|simulacoes|cenarios|jogos|partidas))?, (?:[oa]s? )?$/.test(between)
}

/** Whether the number's own clause holds such a mention. */
export function hasInClause(reading: SentenceReading, number: Span, wants: (mention: Mention) => boolean): boolean {
  const clause = clauseOf(reading, number)
  return reading.mentions.some(
    (mention) => wants(mention) && mention.start >= clause.start && mention.end <= clause.end,
  )
}

/** 'o visitante está na frente: 7º contra 15º': the second number is the other club's. */
export function isAgainst(reading: SentenceReading, number: Span, club: Mention | null): boolean {
  const isSecond = /contra (?:[oa]s? )?$/.test(reading.plain.slice(Math.max(0, number.start - 12), number.start))
  const isPrice = reading.mentions.some(
    (one) => one.type === 'topic' && (one.topic === 'odd' || one.topic === 'fairOdd'),
  )
  const isOdd = isPrice && /^[\d]+[.,]\d\d(?!\d| ?%)/.test(reading.plain.slice(number.start))
  return (
    isSecond && !isOdd && club !== null && !hasInClause(reading, number, (one) => one === club || one.type === 'source')
  )
}

/** The house a price is named with. One that comes later must be tied to it: '2,74, na Casa Jatobá'. */
export function houseOf(reading: SentenceReading, number: Span): HouseMention | null {
  const houses = reading.mentions.filter((one) => one.type === 'house')
  const next = houses.find(({ start }) => start >= number.end)
  if (next && /^,? \(?(?:d|n)[oa]s? $|^ \($/.test(reading.plain.slice(number.end, next.start))) return next
  const house = nearest(reading, number, (one) => one.type === 'house')
  return house && (house.end <= number.start || hasInClause(reading, number, (one) => one === house)) ? house : null
}
