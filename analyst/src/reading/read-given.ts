import { fromPct } from '@prancheta/core/percent.ts'
import { type Given, NOTHING_GIVEN } from './ask.ts'
import { withoutOtherShares } from './other-share.ts'
import { readLedger } from './read-ledger.ts'
import { readOwnRecord } from './read-own-record.ts'
import { countOf } from './spoken-numbers.ts'

/** The reader's own numbers, and the text without them: what is left holds no number but prices and lines. */
export type Heard = { given: Given; rest: string }

const SUM = String.raw`(\d+(?:\.\d{1,2})?)( mil\b)?`
const CURRENCY = String.raw`(?:reais|real|contos?|pilas?|mangos?|pratas?)\b`
const MONEY = new RegExp(String.raw`\br ?${SUM}(?: ?${CURRENCY})?|(?<![\d.+-])${SUM} ?${CURRENCY}`, 'g')
const FUND = '(?:banca|bankroll|caixa|saldo|capital|orcamento)'
/** 'Banca de 1000', 'minha banca é de 500', 'com 200 de banca': here a bare number is money. */
const BARE_FUND = new RegExp(
  String.raw`\b${FUND}(?: (?:e|de|tem|atual|total|hoje|ta|esta|em|for|fosse|seria|com))* ${SUM}(?! ?%)|(?<![\d.+-])${SUM} (?:de|d|na|em) ${FUND}\b|\bcom (?:uns )?(\d{2,6})()$`,
)
/** 'A banca caiu de 1200 pra 930': what it is now. */
const FUND_NOW = new RegExp(
  String.raw`\b${FUND}\b[a-z ]{0,24}\bde (?:r )?\d+(?: reais)? (?:pra|para|ate|a) (?:r )?${SUM}`,
)
/** 'Boto 50 no empate', 'se eu apostar 100 no over'. */
const BARE_STAKE =
  /\b(?:aposto|apostar|apostei|posto|ponho|pus|puser|pusesse|aposta|apostado|lucrar|colocado|apostasse|bot\w+|coloc\w+|meto|meter|por|entro|entrar|entrei|joga\w*|arrisc\w+|com) (?:so |uns |com |mais |outros )*(\d+)()(?= (?:no|na|em|n[oa]s|pro|pra|a odd|nele|nisso|eu|quanto|recebo|ganho|volta\w*|de volta))|\b(?:tendo |ter )?(?:posto|apostado|colocado) (\d+)()$|\bperco quanto dos (\d+)()/
/** Beside a bankroll, what somebody wants to put on a bet. */
const ANY_STAKE =
  /\b(?:apost(?:ar|o)|coloc(?:ar|o)|bot(?:ar|o)|por|ponho|arrisc(?:ar|o)|met(?:er|o)|jog(?:ar|o)) (?:uns |r |sempre |em geral |so |no maximo )*(\d{2,6})()(?! ?%|\.)/
const SHARE =
  /(\d{1,2}(?:\.\d{1,2})?) ?% (?:d[ae] |da minha |por )?(?:banca|aposta|stake|entrada)|\b(?:stake|apost[ao]|apostar|coloc[ao]r?|bot[ao]r?|arrisc[ao]r?|us(?:ar|o|ando|aria)|entrada) (?:de |fixa de |seria de |no maximo |ate |so |apenas )?(\d{1,2}(?:\.\d{1,2})?) ?%(?! (?:de |como |pra |para )*(?:a )?(?:chance|prob))|\b(?:baix|reduz|diminu|sub|aument|pass)\w+ (?:pra|para|a) (\d{1,2}(?:\.\d{1,2})?) ?%(?=.*\b(?:reais|banca|stake|unidade)\b|$)|\bstake\b(?![a-z ]*\bkelly\b)[a-z ]{0,14}(\d{1,2}(?:\.\d{1,2})?) ?%/
/** A chance is the reader's own where it is supposed or claimed; 'por que só 49%?' repeats ours. */
const OWN_CHANCE =
  /\b(?:acho|acredito|estimo|dou|pra mim|para mim|minha|meu|se |for|fosse|suponh\w+|considerando|com)\b.{0,40}?(?<!\d de )(\d{1,2}(?:\.\d{1,2})?) ?%|\b(?:chance|probabilidade)(?: de| e| e de| for| for de| fosse)* (\d{1,2}(?:\.\d{1,2})?) ?%|(\d{1,2}(?:\.\d{1,2})?) ?% .{0,24}\b(?:que odd|qual odd|odd justa)\b|^(?:e |mas )?(\d{1,2}(?:\.\d{1,2})?) ?%$/
/** A chance beside an odd, of which the value is asked: both are to be reckoned with. */
const WITH_ODD =
  /^(?=.*(?<![\d.+-])\d{1,2}\.\d{1,2}(?![\d.]| ?%))(?=.*\d ?%).*\b(edge|ev|valor esperado|valor|vale|kelly|positiv\w+|lucr\w+)\b/
const ANY_SHARE = /(\d{1,2}(?:\.\d{1,2})?) ?%/
/** 'Banca 900, 2% dá quanto?', 'nunca ponho mais que 2% do que tenho'. */
const SHARE_OF_FUND = /(\d{1,2}(?:\.\d{1,2})?) ?% (?:da|dao|e|sao|seria|disso|dela|do que tenho|do meu dinheiro)\b/
const IS_FUND = new RegExp(String.raw`\b${FUND}\b`)
const HAS_BET =
  /\b(apost\w+|bot\w+|coloc\w+|meto|meter|por|pus|entr\w+|jog(o|uei|ar)|arrisc\w+|ganh\w+|volt\w+|retorn\w+|lucr\w+)\b/
const WHOLE_FUND =
  /\b(toda a|minha|a) banca (toda|inteira)\b|\btoda a (minha )?banca\b|\b(met\w+|jog\w+|coloc\w+|bot\w+) a banca\b/
const ALL_IN = /\b(tudo|banca (toda|inteira)|all in)\b/

const OF_FUND = /\b(banca|bankroll|caixa|saldo|do que tenho|do meu dinheiro)\b/

export function readGiven(written: string): Heard {
  const given = { ...NOTHING_GIVEN, ...readOwnRecord(written), ledger: readLedger(written) }
  let rest = written
  const take = (found: RegExpExecArray | null): number | null => {
    if (!found) return null
    rest = rest.replace(found[0], ' ').replaceAll(/\s+/g, ' ').trim()
    const [, ...groups] = found
    const at = groups.findIndex((group) => group !== undefined && group !== '')
    const [digits, thousands] = [groups[at], groups[at + 1]]
    return digits === undefined ? null : Number(digits) * (thousands ? 1000 : 1)
  }
  given.stakeShare = shareIn(SHARE, written) ?? (OF_FUND.test(written) ? shareIn(SHARE_OF_FUND, written) : null)
  if (given.stakeShare !== null) rest = rest.replace(SHARE, ' stake ')
  given.bankroll ??= take(FUND_NOW.exec(rest)) ?? take(BARE_FUND.exec(rest))
  const sums = [...rest.matchAll(MONEY)].map((found) => ({ amount: take(found), isFund: besideFund(written, found) }))
  for (const { amount, isFund } of sums) {
    if (isFund && given.bankroll === null) given.bankroll = amount
    else given.stake ??= amount
  }
  given.stake ??= take(BARE_STAKE.exec(rest))
  if (given.bankroll !== null) given.stake ??= take(ANY_STAKE.exec(rest))
  const chances = withoutOtherShares(rest)
  given.chance = shareIn(OWN_CHANCE, chances) ?? (WITH_ODD.test(chances) ? shareIn(ANY_SHARE, chances) : null)
  given.times = timesIn(rest)
  given.otherOdd = secondOdd(rest)
  if (ALL_IN.test(written) && given.stake === null) given.stake = given.bankroll
  if (/\bmetade d[ae] (minha )?(banca|grana|bankroll)\b/.test(written) && given.stakeShare === null)
    given.stakeShare = 0.5
  if (WHOLE_FUND.test(written) && given.bankroll === null) given.stakeShare = 1
  return { given, rest: rest.replaceAll(/\s+/g, ' ').trim() }
}

/** 'Tenho R$ 1500 de banca', 'tenho R$ 200': money that nobody says is put on a bet is the fund. */
function besideFund(text: string, found: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, found.index - 24), found.index)
  const after = text.slice(found.index + found[0].length, found.index + found[0].length + 12)
  return IS_FUND.test(before) || IS_FUND.test(after) || (/\btenho (so )?$/.test(before) && !HAS_BET.test(before))
}

function shareIn(pattern: RegExp, text: string): number | null {
  const found = pattern.exec(text)
  const digits = found?.slice(1).find((group) => group !== undefined)
  return digits === undefined || Number(digits) === 0 ? null : readShare(digits)
}

const LOST_TIMES = /\b(dois|duas|tres|quatro|cinco|dez|\d{1,2}) (?:apostas|reds|entradas|derrotas|perdas)\b/
const TIMES =
  /\b(dois|duas|tres|quatro|cinco|[2-9]) (?:jogos|apostas|pernas|selecoes|partidas|palpites)\b.{0,24}\d ?% (?:em )?cada/

function timesIn(text: string): number | null {
  const [, word] = TIMES.exec(text) ?? LOST_TIMES.exec(text) ?? []
  return word === undefined ? null : countOf(word)
}

/** 'Uma odd de 4.00 vale mais que uma de 2.00?' */
function secondOdd(text: string): number | null {
  const odds = [...text.matchAll(/(?<![\d.+-])(\d{1,2}\.\d{2})(?![\d.]| ?%)/g)].map(([, digits]) => Number(digits))
  return odds.length === 2 ? (odds[1] ?? null) : null
}

/** What is said anew replaces what was said before; the rest holds. */
export function remember(before: Given, now: Given): Given {
  return {
    bankroll: now.bankroll ?? before.bankroll,
    stake: now.stake ?? before.stake,
    stakeShare: now.stakeShare ?? before.stakeShare,
    chance: now.chance ?? before.chance,
    times: now.times,
    otherOdd: now.otherOdd,
    tally: now.tally ?? before.tally,
    lostMoney: now.lostMoney,
    target: now.target,
    ledger: now.ledger,
  }
}

/** What a reader writes before '%', as a share: '62.5' is 0.625. */
export const readShare = (digits: string): number => fromPct(Number(digits))
