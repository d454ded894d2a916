import { readShare } from '#reading/read-given.ts'
import { inDigits } from './in-digits.ts'

type Kind = 'money' | 'odd' | 'share' | 'count' | 'units' | 'moved' | 'line' | 'american' | 'minute'

/** A number that a reader wrote, what kind of number it is, and the words on both sides of it, up to its neighbours. */
export type Amount = { kind: Kind; value: number; at: number; before: string; after: string }

const NUMBER =
  /(?<![\w./])([+-] ?)?(\d+(?:\.\d+)?)(?=( mil\b|k\b)?)(?: mil\b|k\b)?(?![\d/]|\.\d)(?! ?(?:x|a|-) ?\d(?![\d.]))(?<!\d ?x ?\d)/g
const CURRENCY = /^ ?(?:reais|reias|reas|real|contos?|pilas?|mangos?|pratas?|paus?|dinheiros|merreis|temers?|brl)\b/
const COUNTED =
  /^ ?(?:apostas?|entradas?|jogos?|partidas?|pernas?|selecoes|selecao|palpites?|bilhetes?|bets?|picks?|vez|vezes|derrotas?|perdas?|reds?|greens?|vitorias?|acertos?|erros?|semanas?|mes|meses|dias?|rodadas?|casas|duplas?|triplas?|placar|placares|gols?|perdidas?|erradas?|certas?|seguid\w+|consecutiv\w+|em sequencia|em seguida|anos?|linhas?|palavras?|tentativas?|pontos?|segundos?|centavos?|itens|frases?|topicos?|horas?|maneiras|formas|dobras|degraus|niveis|passos|resultados?|opcoes)\b/
const LINE_BEFORE =
  /\b(?:over|under|mais de|menos de|acima de|abaixo de|linha(?: de)?|handicap(?: asiatico| de)?|asiatico)(?: os)? $/
const ODD_BEFORE =
  /\b(?:odds?|cotacao|cotacoes|preco|pag(?:a|am|ando|ou|ava|aria|asse)|media)(?: (?:media|real|de|a|em|e|ta|tava|esta|estava|for|fosse|foi|era|subir|subisse|cair|caiu|caisse|pra|para|uns|umas|um|uma|por|la|quase|todas?|cada|minima|justa|decimal|fixa|total|sempre|agora|so))* $/
const LEGS_BEFORE =
  /\b(?:multiplas?|combinadas?|acumuladas?|bilhete|sistema|acumulador|seguid[ao]s|acert\w+|bati|batendo|errei|errar|errando|dobr\w+)(?: (?:de|com|umas?|uns|so|apenas|em|as|os|tipo|mais))* $/
/** What somebody won or lost is a count beside another count, and money alone. */
const WON_BEFORE = /\b(?:ganh(?:ei|ar|ando|o)|perd(?:i|er|endo|o)|venc(?:i|er))(?: (?:so|apenas|umas?|uns|as|os))* $/
const OUT_OF = /^ (?:d[eao]s?|em|por)(?: (?:cada|minhas|umas?|ultim[ao]s))* \d+(?! ?%|\d|\.\d| ?reais)\b/
const AFTER_OUT_OF = /\b\d+ (?:d[eao]s?|em|por)(?: (?:cada|minhas|umas?|ultim[ao]s))* $/
const MONEY_BEFORE = /\br ?$/
/** A whole number below this that nothing calls money counts something. */
const LEAST_MONEY = 5
/** No price of a bet that somebody types without saying 'odd' is so high. */
const HIGHEST_ODD = 60
/** American prices begin here, and no line does. */
const LEAST_AMERICAN = 100

/** Every number of a plain text. Scores ('2x1') are names, and no numbers. */
export function readAmounts(written: string): Amount[] {
  const text = inDigits(written)
  const found = [...text.matchAll(NUMBER)]
  return found.flatMap((match, at): Amount[] => {
    const [whole, sign, digits = '', thousands] = match
    const start = match.index
    const end = start + whole.length
    const previous = found[at - 1]
    const next = found[at + 1]
    const written = Number(digits) * (thousands === undefined ? 1 : 1000)
    const around = { left: text.slice(0, start), right: text.slice(end) }
    const kind = kindOf(written, digits, sign?.trim() ?? '', around)
    if (kind === null) return []
    const value = kind === 'share' ? readShare(digits) : written
    const before = text.slice(previous ? previous.index + previous[0].length : 0, start)
    const after = text.slice(end, next?.index ?? text.length)
    const isSigned = kind === 'line' || kind === 'american' || kind === 'moved'
    return [{ kind, value: isSigned && sign?.trim() === '-' ? -value : value, at: start, before, after }]
  })
}

type Around = { left: string; right: string }

function kindOf(value: number, digits: string, sign: string, { left, right }: Around): Kind | null {
  const isDecimal = digits.includes('.')
  if (/^ ?%/.test(right)) return 'share'
  if (MONEY_BEFORE.test(left) || CURRENCY.test(right)) return 'money'
  if (/^ ?(?:u|un|und|unid|unidades?|stakes)\b/.test(right)) return sign === '' ? 'units' : 'moved'
  if (/^ ?(?:min|minutos?)\b/.test(right) || /\baos $/.test(left)) return 'minute'
  if (/^ ?(?:centavos?|pontos?|segundos?)\b/.test(right)) return 'count'
  if (sign !== '') return value >= LEAST_AMERICAN ? 'american' : 'line'
  if (/^(?:o|a) /.test(right) && !isDecimal) return 'count'
  if (COUNTED.test(right) && !ODD_BEFORE.test(left) && (!isDecimal || /^ ?gols?/.test(right)))
    return /^ ?gols?/.test(right) && (isDecimal || LINE_BEFORE.test(left)) ? 'line' : 'count'
  if (LINE_BEFORE.test(left) && value < 20 && !/\bodds? (?:acima|abaixo|mais|menos)(?: de| que)? $/.test(left))
    return 'line'
  if (isDecimal && (/^ de (?:saldo|banca|caixa)\b/.test(right) || /\bsaldo(?: de| e| ta em| esta em)* $/.test(left)))
    return 'money'
  if (isDecimal) return value >= HIGHEST_ODD && !ODD_BEFORE.test(left) ? 'money' : value > 1 ? 'odd' : 'line'
  if (TURNED.test(left)) return 'money'
  if (OUT_OF.test(right) || AFTER_OUT_OF.test(left)) return 'count'
  if (ODD_BEFORE.test(left)) return value > 1 && (value < 20 || /\bodds?\b[^\d]*$/.test(left)) ? 'odd' : 'money'
  if (LEGS_BEFORE.test(left) && value <= LEGS_MAX) return 'count'
  if (WON_BEFORE.test(left) && value <= LEGS_MAX && isTally(`${left}${digits}${right}`)) return 'count'
  return value < LEAST_MONEY && !STAKED.test(left) ? 'count' : 'money'
}

/** 'Transformar 100 em 1000' counts no hits. */
const TURNED =
  /\b(?:transform\w+|vir(?:ar|o|ou|aria)|multiplic\w+|levar|fazer)(?: (?:de|r|os|meus|uns))* (?:\d+(?: reais)? (?:em|virar\w*|pra|para|a|ate) (?:r )?)?$/
const LEGS_MAX = 400
const STAKED = /\b(?:apost|bot|coloc|met|pus|ponh|por|entr|arrisc)\w* (?:so |uns |mais |r )*$/
/** Whose money is spoken of counts no bets. */
const isTally = (text: string): boolean =>
  WON_AND_LOST.test(text) && !/\b(?:comecei|banca|saldo|de lucro|reais)\b/.test(text)
const WON_AND_LOST = /\bganh\w+ (?:so |umas? )*\d+(?! reais).{0,12}\bperd\w+ (?:so |umas? )*\d+(?! reais)/

/** 'Na sétima derrota', 'a 5a perda': which one of several. */
const ORDINALS = 'primeira segunda terceira quarta quinta sexta setima oitava nona decima'.split(' ')
export const withOrdinals = (text: string): string =>
  text.replaceAll(
    /\b(primeir|segund|terceir|quart|quint|sext|setim|oitav|non|decim)[ao](?= (?:derrotas?|perdas?|reds?|vez|apostas?|aposta|entradas?|erros?|tentativas?|dobra)\b)/g,
    (word) => String(ORDINALS.indexOf(word.replace(/o$/, 'a')) + 1),
  )
