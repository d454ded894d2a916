import type { Ask, ThemeId } from './ask.ts'
import { MARKET_THEMES } from './market-themes.ts'
import { PRICE_THEMES } from './price-themes.ts'
import { jointOf } from './read-markets.ts'
import { UNPRICED } from './unpriced.ts'

const COMPARED =
  /\bqual (dos|das|deles|delas|(e )?(o |a )?(melhor|pior|mais|menos)|tem|paga|vale|compensa)\b|\bentre\b|\b(melhor|pior|menor|maior)\b|\bcompar\w+|\bprefer\w+/
const ADDED = /\b(somam|somad\w+|soma)\b/
const BOTH_BEFORE =
  /\bqual (dos|das) (dois|duas|tres)\b|\bqual (deles|delas)\b|^(e )?qual (e )?(o |a )?(melhor|pior|mais (segur[oa]|provavel))$|\b(os dois|as duas)\b/
/** Bets made side by side, as against one bet that needs all of them. */
const SEPARATE =
  /\b(apost(ar|o|ei|asse|ando)|coloc\w+|bot(o|ar|ei)|cubr\w+|cobr(ir|o)|nos dois|em cada|ao mesmo tempo|proteg\w+|metade)\b|\btem como perder\b/
const OF_CLUBS = /\b(times?|equipes?|clubes?|ataques?|defesas?|tempos?)\b/

type Named = {
  text: string
  own: ThemeId | null
  markets: readonly string[]
  trail: readonly string[]
  hasStake: boolean
}

/** A question about more than one bet: which of them, each beside the other, or all in one. Null where it is about one. */
export function readSeveral({
  text,
  own,
  markets,
  trail,
  hasStake,
}: Named): (Pick<Ask, 'theme' | 'marketId'> & Partial<Ask>) | null {
  if (OF_CLUBS.test(text) || !isAboutBets(own)) return null
  if (markets.length < 2) {
    if (trail.length < 2 || !(BOTH_BEFORE.test(text) || ADDED.test(text))) return null
    return { theme: 'oneOf', marketId: null, markets: trail.slice(-2) }
  }
  const areResults = markets.every((id) => id.startsWith('result.'))
  if (ADDED.test(text)) return { theme: 'oneOf', marketId: null }
  if (COMPARED.test(text) && (!areResults || own === 'value' || own === 'odds'))
    return { theme: 'oneOf', marketId: null }
  const isSeparate =
    (hasStake || SEPARATE.test(text)) &&
    !/\b(mesma aposta|juntas?|juntos|dupla|combinada|multipla|bilhete)\b/.test(text)
  if (isSeparate) return { theme: 'several', marketId: null }
  if (areResults) return null
  const [one = '', other = '', third] = markets
  const joint = third === undefined ? jointOf(one, other) : null
  return joint ? { theme: 'oneMarket', marketId: joint } : { theme: 'several', marketId: UNPRICED }
}

const ABOUT_BETS: readonly ThemeId[] = ['combos', 'risk', 'comparison', 'recommendation', 'unclear']

function isAboutBets(own: ThemeId | null): boolean {
  if (own === null || ABOUT_BETS.includes(own)) return true
  if (own === 'houses' || own === 'stayOut') return false
  return [...MARKET_THEMES, ...PRICE_THEMES].some(({ id }) => id === own)
}
