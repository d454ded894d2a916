import { writeMoney } from '@prancheta/core/chat/figures.ts'
import type { Given } from './roles.ts'

type Said = { text: string; given: readonly Given[] }
type Changed = { text: string; given: Given[]; bets: null; note?: string }

const BECOMES =
  /(\d+(?:\.\d+)?) (?:reais )?(?:virar?|virasse|fosse|for|passar?(?: a ser)?|passasse|cair|caisse|subir|subisse|trocar|trocado|mudar|mudasse|vira|cai|sobe|no lugar|por)(?: (?:pra|para|a|por|de|em|pro))? (?:r )?(\d+(?:\.\d+)?)/
const SWAPPED =
  /\b(?:troc\w+|mud\w+|substitu\w+) (?:o |a |os |as )?(?:de )?(?:r )?(\d+(?:\.\d+)?) (?:por|pra|para|pelo|pela) (?:o |a |uma? (?:de )?)?(?:r )?(\d+(?:\.\d+)?)/
const MORE = /\b(?:mais (?:r )?(\d+(?:\.\d+)?)(?: reais)?(?! ?%)|(?:r )?(\d+(?:\.\d+)?)(?: reais)? a mais)\b/
const LESS = /\b(?:r )?(\d+(?:\.\d+)?)(?: reais)? a menos\b/
const DOUBLE = /\b(?:o dobro|dobrar|dobrasse|duas vezes isso)\b/
const HALF = /\b(?:so |pela |a |com )?metade(?: disso| do valor| d[ao] (?:aposta|stake|entrada))?\b/

/** 'E se o 3,30 virar 3,60?', '20 a mais', 'o dobro': the numbers of before with that one changed. Null where nothing is. */
export function changed({ given: before }: Said, now: Said): Changed | null {
  const { text } = now
  const [, from, to] = BECOMES.exec(text) ?? SWAPPED.exec(text) ?? []
  const at = from === undefined ? undefined : before.find(({ value }) => value === Number(from))
  if (at && to !== undefined) return { text, given: put(before, at, Number(to)), bets: null }
  const stakes = before.filter(({ role }) => role === 'stake')
  const [stake] = stakes
  if (!stake || stakes.length > 1 || !/^(?:e|mas|se|ta|entao|so|com)\b/.test(text)) return null
  const more = MORE.exec(text)
  const added = more === null ? undefined : Number(more[1] ?? more[2])
  if (added !== undefined && now.given.length === 1 && now.given[0]?.kind !== 'odd')
    return {
      text,
      given: put(before, stake, stake.value + added),
      bets: null,
      note: `${writeMoney(stake.value)} + ${writeMoney(added)} = ${writeMoney(stake.value + added)}`,
    }
  const [, less] = LESS.exec(text) ?? []
  if (less !== undefined && now.given.length === 1 && stake.value > Number(less))
    return {
      text,
      given: put(before, stake, stake.value - Number(less)),
      bets: null,
      note: `${writeMoney(stake.value)} − ${writeMoney(Number(less))} = ${writeMoney(stake.value - Number(less))}`,
    }
  if (now.given.length > 0 || !/\bse\b|\bcom\b|\bbot\w+|\bcoloc\w+|\bapost\w+/.test(text)) return null
  if (DOUBLE.test(text))
    return {
      text,
      given: put(before, stake, stake.value * 2),
      bets: null,
      note: `${writeMoney(stake.value)} × 2 = ${writeMoney(stake.value * 2)}`,
    }
  return HALF.test(text) && /\bapost\w+|\bbot\w+|\bcoloc\w+|\bpus\w*|\bentr\w+/.test(text)
    ? {
        text,
        given: put(before, stake, stake.value / 2),
        bets: null,
        note: `${writeMoney(stake.value)} ÷ 2 = ${writeMoney(stake.value / 2)}`,
      }
    : null
}

const put = (before: readonly Given[], at: Given, value: number): Given[] =>
  before.map((one) => (one === at ? { ...one, value } : one))
