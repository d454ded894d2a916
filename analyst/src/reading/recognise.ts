import type { BriefedMatch, Briefing, ChatTurn } from '@prancheta/core/chat/briefing.ts'
import { findConcepts } from '../concepts/concepts.ts'
import type { Ask, Details, ThemeId } from './ask.ts'
import { GUARDS } from './guard-themes.ts'
import { MARKET_THEMES } from './market-themes.ts'
import { MATCH_THEMES } from './match-themes.ts'
import { isElsewhere } from './other-matches.ts'
import { readPast } from './past-questions.ts'
import { plainText } from './plain-text.ts'
import { PRICE_THEMES } from './price-themes.ts'
import { readDetails, wordsOf } from './read-details.ts'
import { hasDetail, readFollowUp } from './read-follow-up.ts'
import { findByName, readMarketId } from './read-market.ts'
import { SMALL_TALK } from './small-talk-themes.ts'
import { strongest } from './themes.ts'
import { UNPRICED } from './unpriced.ts'
import { mendSlips } from './vocabulary.ts'

const FOOTBALL =
  /\b(jog\w*|time\w*|partida|futebol|aposta\w*|liga|campeonato|torcida|bola|rodada|mandante|visitante|chances?|probabilidade\w*)\b/
const ASKS_MEANING =
  /\b(o que (e|sao|significa|quer dizer|seria|acontece)|significa(do)?|defin\w+|como funciona|conceito|me (explica|ensina|explique)|explica (o que|como|pra mim|o|a)|pra que serve|diferenca entre|qual a diferenca|por que (nao posso|usar)|com outros|aumenta o risco|quando estou ganhando|seguidas|odd baixa|decisoes)\b/
const PRICE_FIRST = PRICE_THEMES.filter(({ id }) => id === 'odds' || id === 'value' || id === 'stake')
/** How far back a follow-up looks for what it follows. */
const LOOK_BACK = 6

/** What the last message asks, read together with the ones before it where it leans on them. */
export function recognise(turns: readonly ChatTurn[], briefing: Briefing | null): Ask {
  const questions = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  return read(questions.slice(-LOOK_BACK), briefing)
}

function read(questions: readonly string[], briefing: Briefing | null): Ask {
  const match = briefing?.match ?? null
  const text = toPlain(questions.at(-1) ?? '', match)
  const details = readDetails(text, match)
  const own = readTheme(text)
  const ask: Ask = {
    ...details,
    theme: own ?? 'unclear',
    manner: 'answer',
    subject: strongest(MARKET_THEMES, text),
    concepts: conceptsIn(text),
    marketId: null,
  }
  if (own !== null && isIn(GUARDS, own)) return ask
  if (briefing && isElsewhere(questions.at(-1) ?? '', briefing)) return { ...ask, theme: 'otherMatch' }
  if (questions.length > 1) {
    const follow = readFollowUp(text, { details, own, readBefore: () => read(questions.slice(0, -1), briefing) })
    if (follow) return follow
  }
  if (own === 'concept' || readPast(text) !== null) return ask
  const marketId = readMarketId(text, details) ?? findByName(plainText(questions.at(-1) ?? ''), briefing?.markets ?? [])
  if (isIn(SMALL_TALK, own)) return ask
  // A price that was typed is what the question is about, whatever market it names.
  if (details.offeredOdd !== null) return { ...ask, theme: 'value', marketId }
  if (marketId !== null) {
    const isPrice = isIn(PRICE_THEMES, own) && marketId !== UNPRICED
    return { ...ask, theme: isPrice ? (own ?? 'oneMarket') : 'oneMarket', marketId }
  }
  if (own !== null) return ask
  if (hasDetail(details)) return { ...ask, theme: themeOfDetails(details) }
  if (ask.concepts.length > 0) return { ...ask, theme: 'concept' }
  const isOfUs = FOOTBALL.test(text) || text.split(' ').length < 4 || isNamed(text, match)
  return { ...ask, theme: isOfUs ? 'unclear' : 'notFootball' }
}

const conceptsIn = (text: string) => findConcepts(text).slice(0, /\bdiferenca\b/.test(text) ? 2 : 1)

const isIn = (themes: readonly { id: string }[], theme: ThemeId | null) => themes.some(({ id }) => id === theme)

const isNamed = (text: string, match: BriefedMatch | null) =>
  match !== null && (['home', 'away'] as const).some((side) => wordsOf(match, side).some((word) => text.includes(word)))

export function toPlain(question: string, match: BriefedMatch | null): string {
  const names = match
    ? (['home', 'away'] as const).flatMap((side) => wordsOf(match, side)).flatMap((name) => name.split(' '))
    : []
  return mendSlips(plainText(question), names)
}

function readTheme(text: string): ThemeId | null {
  const first = strongest(GUARDS, text) ?? strongest(SMALL_TALK, text)
  if (first !== null) return first
  if (ASKS_MEANING.test(text) && findConcepts(text).length > 0) return 'concept'
  const past = readPast(text)
  if (past !== null) return past
  // 'A odd da zebra está boa?' is about a price first, and about the underdog within it.
  const price = strongest(PRICE_FIRST, text)
  return price !== null && strongest(MARKET_THEMES, text) !== null ? price : strongest(MATCH_THEMES, text)
}

function themeOfDetails({ score, half, line, way, isDraw }: Details): ThemeId {
  if (score) return 'correctScore'
  if (half) return 'halves'
  if (line !== null || way) return 'goals'
  return isDraw ? 'result' : 'summary'
}
