import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Ask, Details, Given, Side, ThemeId } from './ask.ts'
import { saysItHasBegun } from './has-begun.ts'
import { KNOWN_HOUSES } from './price-themes.ts'
import { PRODUCT_THEMES } from './product-themes.ts'
import { readShare } from './read-given.ts'
import { readMatchTheme, readPriceTheme } from './read-theme.ts'

type Read = {
  text: string
  given: Given
  details: Details
  subject: Ask['subject']
  house: string | null
  sides: readonly Side[]
  /** Whether what was learnt is sure of it. */
  isSure: boolean
}

const PRICES: readonly (ThemeId | null)[] = ['odds', 'value', 'chance', 'recommendation', 'summary', null]
/** Asked of a match that is being played, these ask what has just happened. */
const UNKNOWN_LIVE: readonly (ThemeId | null)[] = [
  'referee',
  'shots',
  'players',
  'cards',
  'corners',
  'confidence',
  'ending',
  'stayOut',
  'recommendation',
  null,
]
const STUDIED: readonly (ThemeId | null)[] = ['table', 'form', 'homeAdvantage', 'comparison']
/** What two clubs have done to each other, or tend to. */
const BETWEEN_CLUBS =
  /\b(ja|vezes|tinha|costuma\w*|sempre|nunca|vencid\w+|bateu|venceu|ganhou|perdeu|empatou|enfrentaram|enfrentou|fregues\w*|pedra no sapato|carrasco|sofre contra|se da (bem|mal)|tabu|ultim[oa]s?|historicamente)\b/

/** The lowest price, or how far prices lie apart, is asked of all houses. */
const OF_ALL_PRICES =
  /\b(pior|menor) (odd|preco|cotac\w+)\b|\b(odd|cotacao|preco) mais baix[oa]\b|\bdiferenca (de|entre|do|nos?) (preco|odd|cotac)\w*|\b(em|por|n?a) cada casa\b|\btodas as casas\b/

/** A bet that is named and does not come in. */
const FAILS =
  /\bnao (sair|sai|saia|bater|bate|vir|vem|venha|passar|passa|rolar|acontecer|acontece|ter|dar) (mais de|over|under|menos de|\d|o over|o under)|\b(over|under|ambas marcam|ambas)( \d[\d.]*)? nao (bat\w+|sai\w*|vem|vir|venha|acontec\w+)\b/

/** 'Como sei se 2,10 é uma odd boa pro mandante?' names a price to judge. */
const GOOD_PRICE = /\b(boa|bom|ruim|justa|vale|presta|compensa)\b/
/** Rows of numbers, as against the standings. */
const ROWS_WANTED = /\b(uma|numa|em) tabel(a|inha)\b|\btabel(a|inha) com\b/
/** 'Quem cria mais nos últimos jogos?' is asked of each, not of their meetings. */
const OF_FORM: readonly (ThemeId | null)[] = ['form', 'comparison', 'goals']
const LATELY =
  /^(?!.*\b(confront\w*|enfrent\w*|duelos?|entre (eles|si|os dois))\b).*\bultim[oa]s (jogos|partidas|rodadas|\d+)\b/
/** 'Marca em quantos desses jogos?' */
const IN_HOW_MANY = /\bem quant[oa]s\b.*\b(jogos|deles|delas|desses|ultim[oa]s|partidas)\b/
/** How long ago one of them last beat the other. */
const SINCE_WIN =
  /\bquanto tempo\b.*\b(nao|sem) (vence\w*|ganh\w+|bate\w*|perde\w*)\b.*\b(adversario|rival|del[ea]s?|outro|time)\b|\b(ultima vez|quando) (que )?.{0,24}\b(venceu|ganhou d|bateu)\w*.{0,16}\b(adversario|rival|del[ea]s?)\b/

const HAPPENED = /\b(venceu|ganhou|perdeu|bateu|empatou)\b/

/** What a message names may say more of what it wants than its words: a house, a sum of money, a club, one bet. */
export function refine(
  read: ThemeId | null,
  { text, given, details, subject, house, sides, isSure }: Read,
): ThemeId | null {
  // 'Que viagem é essa?' beside a club's name is about the match.
  const own = read === 'notFootball' && sides.length > 0 ? readMatchTheme(text) : read
  if (SINCE_WIN.test(text)) return 'headToHead'
  if (IN_HOW_MANY.test(text) && (own === 'goals' || own === 'bothScore' || own === 'cleanSheet')) return 'form'
  if (own === 'concept' && details.offeredOdd !== null && details.side !== null && GOOD_PRICE.test(text)) return 'value'
  if (own === 'table' && ROWS_WANTED.test(text)) return subject ?? 'result'
  if (saysItHasBegun(text) && UNKNOWN_LIVE.includes(own)) return 'live'
  if (
    sides.length === 2 &&
    !isSure &&
    BETWEEN_CLUBS.test(text) &&
    !(OF_FORM.includes(own) && LATELY.test(text)) &&
    !BESIDE.includes(own) &&
    (!isFirm(own) || (own === 'loss' && HAPPENED.test(text)))
  )
    return 'headToHead'
  // 'A bet365 paga 2,05 no over': the price is what is asked about, whoever pays it.
  if (own === 'houses' && house === null && details.offeredOdd !== null && KNOWN_HOUSES.test(text)) return 'value'
  if (house !== null && details.offeredOdd !== null && SUPPOSED.test(text) && isPriced(own)) return 'value'
  if (house !== null && (PRICES.includes(own) || isProduct(own))) return 'houses'
  if ((own === 'odds' || own === 'value' || own === 'chance') && OF_ALL_PRICES.test(text)) return 'houses'
  if ((own === 'goals' || own === 'bothScore' || own === 'chance') && FAILS.test(text)) return 'loss'
  const namesBet = details.isDraw || details.line !== null || subject === 'bothScore' || subject === 'doubleChance'
  // 'O que pode dar errado?' is about the match; 'o empate dá errado quantas vezes?' is about a bet.
  // 'O risco de sair menos de dois gols' is the chance of it.
  if (/\b(risco|perigo) d[eo] (sair|ter|dar|haver|acontecer|terminar|acabar|ser)\b/.test(text) && namesBet)
    return subject ?? own
  if (/\b(risco|perigo) d[eo] .{0,24}\b(surpreend\w+|vencer|ganhar|aprontar|virar)\b/.test(text)) return 'result'
  if ((own === 'risk' || /\brisco\b/.test(text)) && (namesBet || (details.side !== null && subject !== null)))
    return 'loss'
  if (given.stake !== null && (PRICES.includes(own) || (own === 'houses' && house === null))) return 'payout'
  if (own === 'summary' && namesBet) return subject
  if (given.bankroll !== null && PRICES.includes(own)) return 'stake'
  // 'O jogo tá bom pra over 2,5?' asks of that line.
  if (STUDIED.includes(own) && details.line !== null && subject !== null) return readPriceTheme(text) ?? subject
  // 'Vale ir de Dendê, que é líder?' asks for a price, and gives the table as a reason.
  return STUDIED.includes(own) && details.side !== null ? (readPriceTheme(text) ?? own) : own
}

const isPriced = (theme: ThemeId | null): boolean => theme === 'houses' || PRICES.includes(theme)

/** A price that is only supposed, or that the reader is offered there. */
const SUPPOSED =
  /\b(suba|subir|subisse|caia|cair|caisse|fosse|for|se|digamos|supon\w+|caso|imagin\w+|me dando|me deu|oferec\w+|edge|ev|vale|valor)\b/

/** Asked of both clubs by name, these are about the day of the match. */
const BESIDE: readonly (ThemeId | null)[] = ['kickOff', 'broadcast', 'weather', 'lineups', 'guide']

const isProduct = (theme: ThemeId | null): boolean => PRODUCT_THEMES.some(({ id }) => id === theme)

const FIRM: readonly (ThemeId | null)[] = [
  'promise',
  'injection',
  'distress',
  'chasing',
  'borrowed',
  'value',
  'loss',
  'houses',
]
const isFirm = (theme: ThemeId | null): boolean => FIRM.includes(theme) || isProduct(theme)

const MAIN = /^(result\.|goals\.(over|under)2\.5$|btts\.)/

/** '72% é quase certo, né?' repeats a figure of the page: the market that has it. */
export function echoedMarket(text: string, briefing: Briefing | null): string | null {
  const [, digits] = /(?<![\d.])(\d{1,2}(?:\.\d)?) ?%/.exec(text) ?? []
  if (digits === undefined || !briefing) return null
  const told = readShare(digits)
  const near = (figure: number | null) => figure !== null && Math.abs(figure - told) < 0.01
  const main = briefing.markets.filter(({ id }) => MAIN.test(id))
  const found = main.find(({ pooledChance }) => near(pooledChance)) ?? main.find(({ edge }) => near(edge))
  return found?.id ?? null
}
