import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { writeOdd } from '@prancheta/core/chat/figures.ts'
import { paragraphs, sentences } from '#scene.ts'
import { ifItEnds } from './endings.ts'
import { askedOf, ownOf, tellPull } from './follow-up.ts'
import { correlated, multiplied, notTheSame } from './going-together.ts'
import type { Named } from './legs.ts'
import { pricesIn } from './prices.ts'
import { type Priced, priceLegs } from './pricing.ts'
import { asksScores, tellScores } from './scores.ts'
import { type Heard, NO_TALK, type Said, type Talk } from './talk.ts'
import { nameLegs, tellAlone, tellAtOdd, tellFaults, tellProduct, tellTogether } from './tell.ts'

const JOINT =
  /\+ ?(?!\d)|\bjunt\w+|\bcombin\w+|\bcombos?\b|\bbilhetes?\b|\bdupla(?! chance)\b|\btripla\b|\bmultipla\b|\bas (?:duas|tres)\b|\bcriar aposta\b|\bmesma coisa\b|\bao mesmo tempo\b|\bconjunt\w+|\bcorrelac\w+|\bcasadinha\b|(?:anula|gols?|vence|marcam?|\d\.\d|empate|mandante|visitante) (?:junto )?com (?:o |a )?(?:over|under|mais|menos|ambas|empate|vitoria|mandante|visitante)\b/
const ASKS_CHANCE = /\bchances?\b|\bprobabilidade\b/
const APART =
  /\bquem\b|\bedge\b|\btodos\b|\bpor que\b|\bcomo assim\b|\b(?:maior|menor) (?:do )?que\b|\be (?:a )?d[oa]\b|\bdos dois\b|\bse (?:for|der|terminar|acabar)\b|\bmais provavel\b|\bmais facil\b|\bcada\b|\bqual (?:dos|das|del|dess|e mais|a mais|tem mais)|\bseparad\w+|\bou\b(?! (?:o )?empate| nao)/
const BUILDS_WITHOUT = /\b(?:mont\w+|quero|cri[ae]\w*)\b.*\bsem\b/

/** A combination of the reader's own, or two of them; null where a message names none. */
export function ofOwnLegs(heard: Heard, talk: Talk, { groups, all, unread, isAlone }: Named): Said | null {
  const { text, briefing } = heard
  if (groups.length === 2 && groups.some((legs) => legs.length > 1) && JOINT.test(text) && !/\bseparad\w+/.test(text))
    return compared(briefing, groups)
  const [only] = all
  const isWhole = all.length > 1 || (only?.startsWith('halfFull.') === true && ASKS_CHANCE.test(text))
  if (!isWhole || groups.length > 1) return joinedToFocus(heard, talk, all)
  const isAsked =
    JOINT.test(text) ||
    (isAlone && !APART.test(text)) ||
    (all.length > 2 && !APART.test(text) && /\bquanto\b|\bodd\b/.test(text)) ||
    (ASKS_CHANCE.test(text) && !APART.test(text)) ||
    (talk.legs.length > 0 && /\bentre\b/.test(text))
  if (!isAsked || BUILDS_WITHOUT.test(text)) return null
  if (/\b(?:troc\w+|tir\w+|no lugar)\b/.test(text) && talk.legs.length > 0) return null
  const priced = priceLegs(briefing, all)
  if (priced?.isImpossible && !JOINT.test(text)) return null
  const lacking =
    unread.length === 0 ? null : `Sem "${unread.join('", "')}", que não está entre os mercados que calculo:`
  return (
    priced && {
      text: paragraphs(lacking, tellAsked(heard, priced)),
      talk: { ...NO_TALK, legs: priced.isImpossible ? [] : all, stake: heard.stake, isOfScores: asksScores(text) },
    }
  )
}

function tellAsked(heard: Heard, priced: Priced): string {
  const { text, briefing } = heard
  if (priced.isImpossible) return paragraphs(tellFaults(priced), tellAlone(priced))
  if (/\bindependente\w*/.test(text))
    return paragraphs(
      'Não: a conta leva em conta o quanto andam juntas, também nos escanteios e cartões.',
      tellTogether(priced),
      tellProduct(priced),
      tellPull(priced),
    )
  if (asksScores(text)) return tellScores(briefing, priced)
  if (/\bcorrelac\w+|\bpositiva\b|\bandam junt/.test(text)) return correlated(text, priced)
  if (/\bmesma coisa\b|\bsem o outro\b/.test(text)) return notTheSame(briefing, priced)
  if (/\bmultiplic\w+|\bproduto\b/.test(text)) return multiplied(priced)
  if (/\bfaz(?:em)? sentido\b|\bserve\b|\bprecisa\b|\bredundante\b/.test(text) && priced.redundant.length > 0)
    return paragraphs(`Não: ${tellFaults(priced)}`, `A chance continua a mesma. ${tellTogether(priced)}`)
  const ending = ifItEnds(text, priced)
  if (ending !== null) return paragraphs(ending, tellTogether(priced))
  const verdict = verdictAt(heard, priced)
  const back =
    verdict === null
      ? askedOf(text, briefing, { ...NO_TALK, legs: priced.markets.map(({ id }) => id) }, heard.stake)
      : null
  if (back && heard.stake !== null) return back.text
  if (verdict !== null)
    return paragraphs(verdict, sentences(tellTogether(priced), tellFaults(priced)), tellAlone(priced))
  const inTen = /\b(?:de cada|em|a cada) (?:10|dez)\b/.test(text)
    ? `Em cada dez jogos assim, uns ${Math.round(priced.chance * 10)}.`
    : null
  return paragraphs(inTen, withoutPrice(heard, priced), grown(heard, priced) ?? ownOf(briefing, priced))
}

/** 'Ambas e over juntos dá quanto, e com a vitória cai pra quanto?': first without the last leg, then with it. */
function grown({ text, briefing }: Heard, priced: Priced): string | null {
  if (priced.markets.length < 3 || !/\bcai\b.*\bquanto\b/.test(text)) return null
  const fewer = priceLegs(
    briefing,
    priced.markets.slice(0, -1).map(({ id }) => id),
  )
  return fewer && paragraphs(tellTogether(fewer), `Somando a última, cai: ${tellTogether(priced)}`, tellFaults(priced))
}

/** What the prices that houses offer for the whole are worth, the answer first. */
function verdictAt({ text }: Heard, priced: Priced): string | null {
  const odds = pricesIn(text)
  const [first, second] = odds
  if (first === undefined) return null
  const fair = Number(writeOdd(priced.fairOdd ?? 0).replace(',', '.'))
  const isOver = (odd: number) => odd > fair
  const isAny = odds.some(isOver)
  const isUnder = odds.every((odd) => odd < fair)
  const lead =
    second === undefined
      ? isAny
        ? 'Na nossa conta, paga acima do justo.'
        : isUnder
          ? 'Não, paga abaixo do justo.'
          : 'Não, paga só o justo.'
      : odds.every(isOver)
        ? 'Todas pagam acima do justo na nossa conta.'
        : isAny
          ? 'Só paga acima do justo onde o edge abaixo é positivo.'
          : 'Nenhuma paga acima do justo.'
  return paragraphs(lead, ...odds.map((odd) => tellAtOdd(priced, odd)))
}

function withoutPrice({ text }: Heard, { fairOdd, markets }: Priced): string | null {
  if (
    pricesIn(text).length > 0 ||
    !/\b(?:mando|vale|valeria|valor|casa|compensa|paga|pagando|e boa|faco|aposto)\b/.test(text)
  )
    return null
  const lead = /\bcasa\b/.test(text)
    ? 'Preço de casa para a combinação inteira eu não tenho.'
    : 'Sem o preço da casa não dá para dizer que vale, e ninguém precisa mandar nada.'
  return `${lead} Só haveria valor acima de **${writeOdd(fairOdd ?? 0)}**, a odd justa de ${nameLegs(markets)}.`
}

/** One leg put to the market that the talk is on: 'e se juntar com over 1,5?'. */
function joinedToFocus(heard: Heard, talk: Talk, [only, other]: readonly string[]): Said | null {
  const { text, briefing, focus } = heard
  if (!only || other || talk.legs.length > 0 || focus === null || focus === only) return null
  if (!/\b(?:junt\w+|combin\w+|som[ae]r?)\b/.test(text)) return null
  const priced = priceLegs(briefing, [focus, only])
  return priced && { text: tellAsked(heard, priced), talk: { ...NO_TALK, legs: [focus, only], before: [focus] } }
}

function compared(briefing: Briefing, groups: readonly (readonly string[])[]): Said | null {
  const [one, two] = groups.flatMap((legs) => priceLegs(briefing, legs) ?? []).toSorted((a, b) => b.chance - a.chance)
  if (!one || !two) return null
  return {
    text: paragraphs(
      `A mais provável: ${tellTogether(one)}`,
      two.isImpossible ? tellFaults(two) : `A outra paga mais e sai menos: ${tellTogether(two)}`,
      'Qual vale mais só o preço da casa diria: vale a que pagar acima da sua odd justa, se alguma pagar.',
    ),
    talk: {
      ...NO_TALK,
      legs: one.markets.map(({ id }) => id),
      rivals: [one, two].map(({ markets }) => markets.map(({ id }) => id)),
    },
  }
}
