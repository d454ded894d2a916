/** A price that the reader types, and the text without it: what is left holds no number but those of the market. */
export type Offer = { offeredOdd: number | null; rest: string }

/** Decimal odds as they are typed; a number with a sign is a handicap's, one before 'gols' a line, one before 'reais' money. */
const AMOUNT = String.raw`(?<![\w.+-]|[+-] |\br )(\d{1,3}(?:\.\d{1,3})?)(?![\w.]| ?%| ?x ?\d| a \d| ?(?:gols?|escanteios?|cartao|cartoes|reais|unidades?|pontos?|de confianca)\b)`
const PRICE_WORD = String.raw`\b(?:odds?|pag(?:a|am|ando|ar|ou|aria|ava|avam)|oferec\w+|cota\w*|preco)\b`
const BETWEEN =
  '(?: (?:medias?|de|a|em|por|e|ta|esta|estiver|for|fosse|cair|caiu|subir|subiu|para|pra|uma?|me|agora|hoje|aqui))*'
const AFTER_WORD = new RegExp(`${PRICE_WORD}${BETWEEN} ${AMOUNT}`)
/** 'O empate a 3.2', 'o Anta ta 2.1': a price stands behind these where no line does. */
const AT_PRICE = new RegExp(String.raw`\b(?:a|ta|esta|estava|tava|virou|foi para|cai pra|cair pra|subir pra) ${AMOUNT}`)
const ANY_AMOUNT = new RegExp(AMOUNT, 'g')

/** What stands before a line, a bound or a figure of something else, never before a price. */
const BOUND_BEFORE =
  /\b(over|under|mais de|menos de|acima de|abaixo de|pelo menos|no minimo|no maximo|maior que|menor que|ate|linha( de)?|passa de|medias?( e)?( de)?|nota( de)?|confianca( e)?( de)?|gols?( e)?( de)?|xg( de)?) $/
/** 'Tem odd acima de 1.80?' offers nothing and names no line. */
const BOUND_ON_ODDS =
  /\b(odds?) (acima|abaixo|maior|menor|minima|maxima)( de| que| do que)? \d[\d.]*(?! ?(gols?|escanteios?|cart))/
const IS_ASIAN = /\b(handicap|asiatic\w*)\b/

/**
 * 'Me oferecem 1.95 no over 2.5' offers 1.95, and the line is 2.5. A number beside a word of price is one; so is a decimal
 * behind 'a' or 'ta', and any number with two decimals that is no line ('over 2.5 a 1.95', 'com 1.30 no mandante').
 */
export function readOffer(written: string): Offer {
  const text = written.replace(BOUND_ON_ODDS, '$1')
  const offer = foundBy(AFTER_WORD, text) ?? leftOver(text) ?? atPrice(text)
  if (!offer || Number(offer.digits) <= 1) return { offeredOdd: null, rest: text }
  const before = text.slice(0, offer.end - offer.digits.length)
  // A price that is said twice is still one price, and no line.
  const after = /\.\d\d$/.test(offer.digits)
    ? text.slice(offer.end).replaceAll(` ${offer.digits} `, ' ')
    : text.slice(offer.end)
  return { offeredOdd: Number(offer.digits), rest: `${before}${after}`.replaceAll(/\s+/g, ' ').trim() }
}

type Found = { digits: string; end: number }

function foundBy(pattern: RegExp, text: string): Found | null {
  const found = pattern.exec(text)
  return found?.[1] === undefined ? null : { digits: found[1], end: found.index + found[0].length }
}

function atPrice(text: string): Found | null {
  const found = foundBy(AT_PRICE, text)
  return found && /\.\d/.test(found.digits) && !IS_ASIAN.test(text) ? found : null
}

function leftOver(text: string): Found | null {
  for (const found of text.matchAll(ANY_AMOUNT)) {
    const [, digits = ''] = found
    // Quarter lines have two decimals as well: '+0.25', 'mais de 2.75 asiatico'.
    const isLine = BOUND_BEFORE.test(text.slice(0, found.index)) || (IS_ASIAN.test(text) && Number(digits) % 0.25 === 0)
    if (/\.\d\d$/.test(digits) && !isLine) return { digits, end: found.index + digits.length }
  }
  return null
}
