import { findConcepts } from '../concepts/concepts.ts'
import type { ThemeId } from './ask.ts'
import { GUARDS } from './guard-themes.ts'
import { MARKET_THEMES } from './market-themes.ts'
import { MATCH_THEMES } from './match-themes.ts'
import { readPast } from './past-questions.ts'
import { PRICE_THEMES } from './price-themes.ts'
import { PRODUCT_THEMES } from './product-themes.ts'
import { SMALL_TALK } from './small-talk-themes.ts'
import { strongest } from './themes.ts'

const ASKS_MEANING =
  /\be o que$|\bque diabo\w* (e|sao)\b|\b(e|sao) diferentes?\b|\b(ganha|bate|vence) ou perde\b|\bconfi\w+ .{0,24}\b(escanteios|cartoes)\b|\b(dividir|divido) (a |minha )?banca\b|\bquanto (e|vale|seria) (1|uma) unidade\b|\b(kelly (cheio|inteiro|fracion\w+)|meio kelly|full kelly|quarto de kelly)\b|\bkelly\b.*\b(fracion\w+|fracao|full|cheio)\b|\bcomo (eu )?(transform|convert|pass)\w+\b|\b(sairem|sair|saem|der|derem) (exat\w+ )?\d gols?\b|\bmargem\b|\b(o que (e|sao|significa|quer dizer|seria|acontece)|que (quer dizer|significa|vem a ser|diabos e)|significa(do)?|defin\w+|como funciona|conceito|me (explica|ensina|explique)|explica (o que|como|pra mim|o|a)|nao (entendi|entendo|sei) (o|a|o que e)|pra que serve|diferenca entre|qual a diferenca|por que (nao posso|usar)|com outros|aumenta o risco|quando estou ganhando|seguidas|odd baixa|decisoes|(como|voces?) calcula\w*|como (eu )?(sei|saber|descubro|vejo) se|diferenca (conceitual )?entre|funcionamento)\b/

/** How much of the bankroll is too much, apart from any bet. */
const LIMITS =
  /\bapostas? maxim\w+|\b(maximo|limite|prudente|ideal|recomendad[oa])\b.{0,24}\b(por|em cada|numa) aposta\b|\bpor aposta\b.{0,24}\b(maximo|prudente|ideal)\b/

/** What is asked of a market or of the match's prices, as against which market it is. */
const FACETS = ['houses', 'fairPrice', 'payout', 'loss', 'stayOut', 'odds', 'value', 'stake', 'chance'] as const
/** These say what is wanted so clearly that a word of the trade beside them changes nothing. */
const SURE = PRICE_THEMES.filter(({ id }) =>
  ['prosAndCons', 'houses', 'fairPrice', 'payout', 'loss', 'stayOut'].includes(id),
)
const PRICE_FIRST = PRICE_THEMES.filter(({ id }) => id === 'odds' || id === 'value' || id === 'stake')

export const isFacet = (theme: ThemeId | null): boolean => FACETS.some((facet) => facet === theme)

/** From so many words on a message tells more than it asks. */
const STORY_WORDS = 12

/** The theme that a plain text has by itself; null where it has none. */
export function readTheme(text: string): ThemeId | null {
  const guard = strongest(GUARDS, text)
  // A pizza or a grandson in a story of a match is no other subject.
  const isStory =
    (guard === 'notFootball' || (guard === 'otherGames' && text.split(' ').length > STORY_WORDS)) &&
    readMatchTheme(text) !== null
  return (
    (isStory ? null : guard) ?? strongest(SMALL_TALK, text) ?? strongest(PRODUCT_THEMES, text) ?? readMatchTheme(text)
  )
}

/** What is asked of prices, whatever else a text asks. */
export const readPriceTheme = (text: string): ThemeId | null => strongest(PRICE_FIRST, text)

/** The same among the themes of a match and the words of the trade. */
export function readMatchTheme(text: string): ThemeId | null {
  const past = readPast(text)
  if (past !== null) return past
  if (/\bmargem\b/.test(text) || LIMITS.test(text)) return 'concept'
  if (/\bcombos\b|\bcombinadas\b/.test(text)) return 'combos'
  if (ASKS_MEANING.test(text) && findConcepts(text).length > 0) return readSure(text, CONCEPT_BEATS) ?? 'concept'
  const sure = readSure(text, [])
  if (sure !== null) return sure
  // 'A odd da zebra está boa?' is about a price first, and about the underdog within it.
  const price = strongest(PRICE_FIRST, text)
  return price !== null && strongest(MARKET_THEMES, text) !== null ? price : strongest(MATCH_THEMES, text)
}

/** Asked what they mean, only a house and a payment are more than a word. */
const CONCEPT_BEATS: readonly ThemeId[] = ['fairPrice', 'loss', 'stayOut', 'payout']

function readSure(text: string, but: readonly ThemeId[]): ThemeId | null {
  const theme = strongest(SURE, text)
  if (theme === null || but.includes(theme)) return null
  // 'Há quantos jogos sem perder?' and 'quem perde na tabela?' are about the past.
  const all = strongest(MATCH_THEMES, text)
  const isStudy = all === 'form' || all === 'headToHead' || all === 'doubleChance' || all === 'cleanSheet'
  return theme === 'loss' && isStudy ? null : theme
}
