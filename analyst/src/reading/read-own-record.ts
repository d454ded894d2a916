import { type Given, NOTHING_GIVEN } from './ask.ts'
import { countOf } from './spoken-numbers.ts'

type OwnRecord = Pick<Given, 'tally' | 'lostMoney' | 'target' | 'stake' | 'bankroll'>

const BETS = '(?:apostas|entradas|palpites|bets|bilhetes|picks)'
const WON = `(?:acert(?:ei|ar|ando|o|e)|ganh(?:ei|ar|ando|o)|venc(?:i|er|endo)|bat(?:er|eram))`
const LOST = `(?:perd(?:i|er|endo|o)|err(?:ei|ar|ando|o))`
const SOME = `(?:so |apenas |em |umas? |as |os )*`
/** 'Fiz 40 apostas e acertei 23', 'acertei 23 de 40', 'ganhar 3 e perder 2', '12 greens e 8 reds'. */
const OF_ALL = new RegExp(String.raw`(?<![\d.])(\d{1,4}) ${BETS}\b.{0,60}?\b${WON} ${SOME}(\d{1,4})(?![\d.]| ?%)`)
const OUT_OF = new RegExp(
  String.raw`\b${WON} ${SOME}(\d{1,4})(?: ${BETS})? (?:d[eao]s?|em) ${SOME}(?:minhas |ultimas |cada )?(\d{1,4})(?![\d.]| ?%)`,
)
const EACH = new RegExp(
  String.raw`\b${WON} ${SOME}(\d{1,4})(?: ${BETS})? (?:e )?${LOST} ${SOME}(\d{1,4})(?![\d.]| ?%)|(?<![\d.])(\d{1,4}) (?:greens?|acertos)\b.{0,8}?(\d{1,4}) (?:reds?|erros)\b`,
)
const LOST_OF =
  /\bperdi (?:uns |umas |ja |r )*(\d+)(?: reais)? (?:d[eao]s? |em )?(?:uma |minha |meus |os |total de )*(?:banca (?:de )?)(?:r )?(\d+)/
const TARGET =
  /\b(?:transform\w+|multiplic\w+|levar|fazer|sair d[eo]s?|passar d[eo]s?|de|virar|com|tenho) (?:uns |meus |os |r )*(\d+)(?: reais| conto)?s? (?:em|vir\w+|para|pra|a|ate|chegar (?:a|em)|e (?:quero )?(?:chegar|fazer|virar) (?:a |em )?) ?(?:r )?(\d+)(?: reais)?(?! ?(?:%|x|gols?|escanteios?|de|anos|pontos?|jogos?|h|horas?|min\w*|vezes))/

const AIM = /\b(?:meta|objetivo)(?: de| e| for| fosse)* (?:r )?(\d+)(?! ?(?:%|gols?))/

const withDigits = (text: string): string =>
  text.replaceAll(/\b(uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)\b/g, (word) => String(countOf(word)))

/** How a reader's own bets went, what was lost of a bankroll, or what money is to become. Null where none of it is told. */
export function readOwnRecord(written: string): OwnRecord | null {
  const text = withDigits(written)
  const none: OwnRecord = NOTHING_GIVEN
  const [, all, wonOfAll] = OF_ALL.exec(text) ?? []
  const [, wonOut, out] = OUT_OF.exec(text) ?? []
  const [, won, lost, greens, reds] = EACH.exec(text) ?? []
  if (won !== undefined && lost !== undefined) return { ...none, tally: tallyOf(won, lost) }
  if (greens !== undefined && reds !== undefined) return { ...none, tally: tallyOf(greens, reds) }
  const [whole, part] = [all ?? out, wonOfAll ?? wonOut]
  if (whole !== undefined && part !== undefined && Number(part) <= Number(whole))
    return { ...none, tally: { won: Number(part), lost: Number(whole) - Number(part), isOfAll: true } }
  const [, gone, fund] = LOST_OF.exec(written) ?? []
  if (gone !== undefined && Number(gone) < Number(fund))
    return { ...none, lostMoney: Number(gone), bankroll: Number(fund) }
  const [, from, to] = TARGET.exec(written) ?? []
  if (from !== undefined && Number(to) > Number(from) && Number(from) >= LEAST_MONEY)
    return { ...none, stake: Number(from), target: Number(to) }
  const [, aim] = AIM.exec(written) ?? []
  return aim === undefined ? null : { ...none, target: Number(aim) }
}

/** Less is no money that is to grow. */
const LEAST_MONEY = 10

const tallyOf = (won: string, lost: string) => ({ won: Number(won), lost: Number(lost), isOfAll: false })
