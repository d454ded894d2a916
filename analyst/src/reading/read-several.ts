import type { Ask, Bet, ThemeId } from './ask.ts'
import { MARKET_THEMES } from './market-themes.ts'
import { PRICE_THEMES } from './price-themes.ts'
import { jointOf } from './read-bets.ts'
import { UNPRICED } from './unpriced.ts'

const COMPARED =
  /\bqual (dos|das|deles|delas|(e )?(o |a )?(melhor|pior|mais|menos)|tem|paga|vale|compensa|dess[ae]s)\b|\bentre\b|\b(melhor|pior|menor|maior)\b|\bcompar\w+|\bprefer\w+|\bou so\b/
/** 'Under 3,5 ou under 2,5?' asks to choose; 'mandante ou empate' is one bet. */
const OR = /\bou\b(?! (o )?(empat|mais|nao|menos|nem|seja|entao|se\b))/
/** Each of them is asked for, not both in one: 'a chance de under 1,5 e de 0 a 0', 'quanto cada um'. */
const LISTED =
  /\bcada( um| uma)?\b|\b(chances?|probabilidades?|odds?)\b.{0,50} e d[eoa]s? (?=\d|mais|menos|over|under|ambas|empate|placar|mandante|visitante|vitoria)|\bdiferenca\b|\bquanto muda\b|\bque muda\b|\bmesma coisa\b|\bmais (facil|provavel|chance|seguro)\b/
/** 'Por que o empate paga mais que o mandante?' */
const THAN = /\b(mais|menos|maior|menor|melhor) (do )?que\b|\b(o que|qual) (e que )?paga (mais|menos|melhor)\b/
/** 'A diferença entre vence e empate anula é quanto em chance?' */
const GAP_WANTED = /\bdiferenca\b.*\b(quanto|chances?|odds?|porcent\w+)\b|\bquanto\b.*\bdiferenca\b/
const ONE_MORE = /\b(mais|outros|tambem) \d+\b.*\b(no|na|em)\b/
const ADDED = /\b(somam|somad\w+|soma)\b/
const BOTH_BEFORE =
  /\bqual (dos|das|dess[ae]s|dest[ae]s) (dois|duas|tres)\b|\bqual (deles|delas)\b|^(e )?qual (e )?(o |a )?(melhor|pior|mais (segur[oa]|provavel))$|\b(os dois|as duas)\b/
/** Whatever is asked of them, it is of the two that the talk was on. */
const OF_THE_TWO = /^(e |mas )?(entao )?qual (das|dos) (dois|duas)\b/
/** 'Qual dessas três pernas é a mais fraca?' */
const OF_THOSE =
  /\bqual (das|dos|dess[ae]s|dest[ae]s|delas|deles|perna|del[ae]s)\b|\bqual (e )?(a|o) (mais|menos|pior|melhor)\b/
/** Bets made side by side, as against one bet that needs all of them. */
const SEPARATE =
  /\b(apost(ar|o|ei|asse|ando)|coloc\w+|bot(o|ar|ei)|cubr\w+|cobr(ir|o)|nos dois|em cada|ao mesmo tempo|proteg\w+|metade|separad\w+)\b|\btem como perder\b/
const IN_ONE =
  /\b(mesma aposta|juntas?|juntos?|duplas?(?! (?:chance|hipotese))|triplas?|combinadas?|multiplas?|bilhete)\b/
const OF_CLUBS = /\b(times?(?! (?:da casa|de fora|mandante|visitante))|equipes?|clubes?|ataques?|defesas?|tempos?)\b/

/** Bets in one: which of them it is to be is not asked. */
const JOINED = / e | com | \+ /

type Named = {
  text: string
  own: ThemeId | null
  bets: readonly Bet[]
  trail: readonly string[]
  /** The bets of the message before. */
  before: readonly Bet[]
}
type Several = Pick<Ask, 'theme' | 'marketId'> & Partial<Ask>

/** A question about more than one bet: which of them, each beside the other, or all in one. Null where it is about one. */
export function readSeveral({ text, own, bets, trail, before }: Named): Several | null {
  if (bets.length === 0 && before.length > 1 && OF_THOSE.test(text))
    return { theme: 'oneOf', marketId: null, bets: before, manner: 'answer' }
  // 'E se eu colocasse mais 20 no visitante?' comes to those that were told of.
  if (bets.length === 1 && before.length > 1 && ONE_MORE.test(text))
    return { theme: 'several', marketId: null, bets: [...before, ...bets], manner: 'answer' }
  if (bets.length > 1 && GAP_WANTED.test(text)) return { theme: 'oneOf', marketId: null, manner: 'answer' }
  if (own === 'drawNoBet' && bets.every(({ marketId }) => marketId.startsWith('result.'))) return null
  if (bets.length > 1 && THAN.test(text) && !OF_CLUBS.test(text) && own !== 'comparison' && own !== 'homeAdvantage')
    return { theme: 'oneOf', marketId: null, manner: 'answer' }
  if (own === 'oneOf' && bets.length > 1 && !JOINED.test(text)) return { theme: 'oneOf', marketId: null }
  if (OF_CLUBS.test(text)) return null
  if (bets.length === 0 && trail.length > 1 && OF_THE_TWO.test(text))
    return { theme: 'oneOf', marketId: null, bets: trail.slice(-2).map(betOn), manner: 'answer' }
  const stakes = bets.filter(({ stake }) => stake !== null).length
  const areBets = stakes > 1 || (own === 'concept' && bets.length > 1 && SEPARATE.test(text))
  if (!isAboutBets(own) && !areBets) return null
  if (bets.length < 2) {
    if (trail.length < 2 || !(BOTH_BEFORE.test(text) || ADDED.test(text))) return null
    return { theme: 'oneOf', marketId: null, bets: trail.slice(-2).map(betOn) }
  }
  const areResults = bets.every(({ marketId }) => marketId.startsWith('result.'))
  if (ADDED.test(text)) return { theme: 'oneOf', marketId: null }
  if (COMPARED.test(text) && !(areResults && /\bquem\b/.test(text))) return { theme: 'oneOf', marketId: null }
  const isTotalOfOne = /\bou mais\b|\bou menos\b/.test(text)
  const hasStake = bets.some(({ stake }) => stake !== null)
  if ((hasStake || SEPARATE.test(text)) && !IN_ONE.test(text)) return { theme: 'several', marketId: null }
  if (areResults && IN_ONE.test(text)) return { theme: 'several', marketId: UNPRICED }
  const isDoubleChance = areResults && /\bdupla chance\b/.test(text)
  if (
    (OR.test(text) || LISTED.test(text)) &&
    !isDoubleChance &&
    !isTotalOfOne &&
    !(areResults && /\bquem\b/.test(text))
  )
    return { theme: 'oneOf', marketId: null }
  if (areResults) return null
  const [one, other, third] = bets
  const joint = one && other && !third ? jointOf(one.marketId, other.marketId) : null
  return joint ? { theme: 'oneMarket', marketId: joint } : { theme: 'several', marketId: UNPRICED }
}

const betOn = (marketId: string): Bet => ({ marketId, stake: null, odd: null })

const ABOUT_BETS: readonly ThemeId[] = ['combos', 'risk', 'comparison', 'recommendation', 'unclear', 'ending']

function isAboutBets(own: ThemeId | null): boolean {
  if (own === null || ABOUT_BETS.includes(own)) return true
  if (own === 'houses' || own === 'stayOut') return false
  return [...MARKET_THEMES, ...PRICE_THEMES].some(({ id }) => id === own)
}
