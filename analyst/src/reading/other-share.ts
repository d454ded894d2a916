const LINKS = String.raw`(?: (?:de|do|da|e|em|com|por|a|as|os|uns|ate|for|fosse|seja|era|fixa|atual|media|so|mais|menos|ainda|uma?|cerca|quase|padrao))*`
const THINGS =
  'cap|teto|limite|maximo|margem|margens|vig|juice|overround|bonus|taxas?|impostos?|tribut\\w+|descont\\w+|comissao|comissoes|cashback|juros|rollover|desvio|erro|folga|bateria|inflacao|reajuste|retem|retid\\w+|rake'
/** These may also be what is asked of a chance, so only beside the number do they name it. */
const GAINS = 'edge|ev|roi|yield'
const NAMED_BEFORE = new RegExp(String.raw`\b(?:${THINGS}|${GAINS})${LINKS} $`)
/** 'Paga 2,60, ou seja 38%' is the odd once more; '6 de 10, ou seja 60%' is not. */
const ODD_BEFORE = new RegExp(String.raw`\d\.\d{1,2},? (?:ou seja|equival\w+|embut\w+)${LINKS} $`)
const NAMED_AFTER = new RegExp(
  String.raw`^ ?% (?:d[aeo]s? |em |n[ao] |sobre |[oa] |minha |meu |cima )*(?:${THINGS}|lucros?|ganhos?|premios?|retornos?|inicial|atual|salario|renda)\b|^ ?% de (?:${GAINS})\b`,
)
const NAMED = new RegExp(String.raw`\b(?:${THINGS})\b`)
const CHANCE =
  /\b(?:chances?|probabilidades?|prob|acert\w+|hit ?rate|taxa de acerto|bat\w+|venc\w+|ganha|probabilisticamente)\b/

/** A cap, a tax, a margin, a bonus: a percentage that somebody names as another thing is nobody's chance. */
export const isOtherShare = (before: string, after: string, text: string): boolean =>
  NAMED_BEFORE.test(before) ||
  ODD_BEFORE.test(before) ||
  NAMED_AFTER.test(after) ||
  (NAMED.test(text) && !CHANCE.test(text))

/** 'Se 45 é 3% da banca, os 5% seriam quanto?': of the same fund, where no odd is named that a chance could stand beside. */
export const isOfFund = (text: string): boolean =>
  /^(?!.*\d\.\d).*\b(?:banca|bankroll|saldo|caixa|capital)\b/.test(text) && !CHANCE.test(text)

/** The text without the percentages that are no chance. */
export function withoutOtherShares(text: string): string {
  const isOther = (digits: string, at: number) =>
    isOfFund(text) || isOtherShare(text.slice(0, at), text.slice(at + digits.length), text)
  // 'Edge de 10% a 5,00 e os mesmos 10% a 1,60': named once, it is the same thing again.
  const others = new Set(
    [...text.matchAll(SHARE)].filter(({ 0: digits, index }) => isOther(digits, index)).map(([it]) => it),
  )
  return text.replaceAll(SHARE, (digits, at: number) =>
    others.has(digits) && !OF_CHANCE.test(text.slice(at + digits.length)) ? '' : digits,
  )
}

const OF_CHANCE = /^ ?% (?:de )?(?:chance|prob)/
const SHARE = /\d{1,3}(?:\.\d{1,2})?(?= ?%)/g
