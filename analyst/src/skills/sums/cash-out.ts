import { shownShare } from '@prancheta/core/chat/figures.ts'
import { sentences } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import { allOf } from './facts.ts'
import { difference, money, odd, percent, type Solver, type Sum, share } from './sum.ts'

type Open = { offer: number; back: number; stake: number | undefined; backSum: string; known: string }

/** What is offered for an open bet, and what that bet would pay. */
function openBet({ facts }: Sum): Open | null {
  const [offer] = allOf(facts, 'offer')
  const [stake] = allOf(facts, 'stake')
  const [price] = allOf(facts, 'odd')
  const [pays] = allOf(facts, 'pays', 'reach')
  if (offer === undefined) return null
  const back = pays ?? (price === undefined || stake === undefined ? undefined : stake * price)
  if (back === undefined || back <= offer) return null
  const known = pays === undefined ? `${money(stake ?? 0)} × ${odd(price ?? 0)}` : money(pays)
  return { offer, back, stake, known, backSum: pays === undefined ? `(${known})` : known }
}

const CHANCE_ASKED = /\bchance\b|\bprobabilidade\b|\bquant[oa]s? ?%|\bpor cento\b/
const IN_PLAY = /\b(?:\d ?x ?\d|vivo|rolando|minutos|intervalo|1o tempo|2o tempo)\b/
const MARGIN_AGAIN = 'Em geral a oferta paga um pouco menos do que a aposta vale, porque a casa cobra margem de novo.'

/** What a house offers for an open bet, beside what the bet is worth by the match's chance. */
export const cashOut: Solver = (sum) => {
  const open = openBet(sum)
  if (!open || /\b(?:cobr\w+|proteg\w+|hedg\w+)\b/.test(sum.text)) return null
  const { offer, back, stake, backSum, known } = open
  const { market, scene, text, before } = sum
  if (before === cashOut && /\bparcial\b|\bmetade\b|\d ?%/.test(text)) return inPart(sum, open)
  if (before === cashOut && !/\d/.test(text.replaceAll(/\d+ ?(?:minutos?|min)\b/g, ''))) return null
  const isOfChance = CHANCE_ASKED.test(text) && !/\b(?:pego|aceito|aceitar|compensa|pegar)\b/.test(text)
  const needed = `${money(offer)} ÷ ${backSum} = **${share(offer / back)}**`
  const taken =
    stake === undefined
      ? null
      : `Pegando, ficam ${difference(money(offer), money(stake), offer - stake)}; esperando, ${pays(known, back)} ou nada.`
  if (market === null || scene?.phase !== 'ahead' || IN_PLAY.test(text))
    return sentences(
      isOfChance
        ? `A oferta equivale a uma chance de ${needed}: segurar só compensa na média se a aposta tiver mais do que isso.`
        : `Só é justo pegar se a chance de a aposta bater, como o jogo está, for menor do que ${needed}.`,
      taken,
      `A chance com a bola rolando eu não tenho. ${MARGIN_AGAIN}`,
    )
  // As it is shown, so that the written sum holds.
  const chance = shownShare(market.pooledChance)
  const worth = chance * back
  const isMore = offer >= worth
  return sentences(
    isOfChance
      ? `A oferta equivale a ${needed} de chance, e a nossa para ${inSentence(market)} é de **${share(market.pooledChance)}**: na média, ${isMore ? 'a oferta paga mais do que a aposta vale' : 'segurar vale mais do que a oferta'}.`
      : `${isMore ? 'Na conta, sim: a oferta paga mais do que a aposta vale' : 'Na conta, não: a oferta paga menos do que a aposta vale'}.`,
    `Com a chance de hoje de ${inSentence(market)}, ela vale ${share(chance)} × ${known} = **${money(worth)}**, contra ${money(offer)}.`,
    isOfChance ? null : `A oferta só seria justa com chance de ${needed}.`,
    taken,
    'Sair também faz sentido para quem não quer mais o risco.',
  )
}

const pays = (known: string, back: number): string => (known === money(back) ? known : `${known} = ${money(back)}`)

/** A part of the bet closed, and the rest left open. */
function inPart({ facts }: Sum, { offer, back }: Open): string {
  const part = facts.given.find(({ kind }) => kind === 'share')?.value ?? 0.5
  return sentences(
    `Sim, muda na mesma proporção: encerrando ${percent(part)}, entram ${money(offer)} × ${percent(part)} = **${money(offer * part)}** agora, e o resto, se bater, paga ${money(back)} × ${percent(1 - part)} = **${money(back * (1 - part))}**.`,
    'O que a oferta tem de ruim ou de bom vale só para a parte encerrada; o risco cai junto.',
  )
}
