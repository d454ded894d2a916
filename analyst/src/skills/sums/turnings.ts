import { writeEdge } from '@prancheta/core/chat/figures.ts'
import { sentences } from '#scene.ts'
import { allOf } from './facts.ts'
import { gainOrLoss, money, odd, percent, type Solver, share } from './sum.ts'

const TURN =
  /\b(?:vir\w+|transform\w+|fazer|levar|subir|sair|ir|multiplic\w+) (?:de )?(?:r |os |meus )*(\d+(?:\.\d+)?)(?: reais)? (?:em|virar\w*|pra|para|a|ate) (?:r )?(\d+(?:\.\d+)?)/
const DOUBLE = /\bdobr\w+ (?:os |meus |minha banca de |minha |meu saldo de |a banca de |r )*(\d+(?:\.\d+)?)/

/** 'Virar 50 em 500': the odd that it takes, or how many wins in a row at one odd, or the rate for each week. */
export const turnInto: Solver = ({ facts, text }) => {
  const [, from, to] = TURN.exec(text) ?? []
  const [, doubled] = DOUBLE.exec(text) ?? []
  const [one, other] = doubled === undefined ? [Number(from), Number(to)] : [Number(doubled), Number(doubled) * 2]
  if (!(other > one)) return null
  const [price] = allOf(facts, 'odd')
  const ratio = other / one
  const aim = `${money(other)} ÷ ${money(one)} = ${odd(ratio)}`
  if (price !== undefined && /\bquant[ao]s\b/.test(text)) {
    const wins = Math.ceil(Math.log(ratio) / Math.log(price) - 1e-9)
    return sentences(
      `**${wins} acertos seguidos**, pondo tudo a cada vez: é preciso multiplicar por ${aim}, e ${Array.from({ length: wins }, () => odd(price)).join(' × ')} = ${odd(price ** wins)}.`,
      `A chance que essas odds embutem é 1 ÷ ${odd(price ** wins)} = ${share(1 / price ** wins)}, com a margem dentro; uma perda no caminho leva tudo.`,
    )
  }
  const [, many, unit = ''] = /\b(\d{1,3}) (dias|semanas|mes(?:es)?)\b/.exec(text) ?? []
  if (many !== undefined && /%|\bpor cento\b|\bquanto por\b/.test(text)) {
    const isWeekly = /\bpor semana\b|\bsemanal\b/.test(text) && unit.startsWith('mes')
    const steps = Number(many) * (isWeekly ? 13 / 3 : 1)
    const each = ratio ** (1 / Math.round(steps)) - 1
    return sentences(
      `Uns **${share(each)}** por ${isWeekly ? 'semana' : unit.startsWith('mes') ? 'mês' : unit.replace(/s$/, '')}, sem falhar nenhum: ${Math.round(steps)} vezes seguidas para multiplicar por ${aim}.`,
      'Na prática isso não existe: ninguém cresce igual toda semana, e a casa cobra margem em cada aposta. Meta assim só empurra a apostar mais do que se deve.',
    )
  }
  if (!/\bque odd\b|\bqual (?:a )?odd\b|\bodd (?:de )?quanto\b|\bquanto (?:de )?odd\b/.test(text)) return null
  return sentences(
    `Numa aposta só, a odd teria de ser ${aim.replace(/= .*/, `= **${odd(ratio)}**`)}.`,
    `Isso embute 1 ÷ ${odd(ratio)} = ${share(1 / ratio)} de chance, com a margem da casa dentro: em quase todas as vezes os ${money(one)} se perdem.`,
  )
}

const HAD =
  /\b(?:tinha|comec\w+(?: \w+){0,3} com|era|eram|de|estava (?:em|com)|tava (?:em|com)|banca de) (?:r )?(\d+(?:\.\d+)?)\b/
const HAS =
  /\b(?:(?:hoje|agora)(?: \w+){0,2}|sobrou|sobraram|fiquei com|caiu (?:pra|para|a)|foi (?:pra|para)|ta em|esta em|tenho|restam?|restou) (?:em |com |so |r )*(\d+(?:\.\d+)?)\b/

/** 'Tinha 800, hoje tenho 620': how far it fell, and what the way back takes. */
export const fell: Solver = ({ facts, text }) => {
  const [from, to] = [Number(HAD.exec(text)?.[1]), Number(HAS.exec(text)?.[1])]
  if (!(from > to) || facts.given.length !== 2 || !/%|\bpor cento\b|\bsubir\b|\brecuper\w+|\bvoltar\b/.test(text))
    return null
  return sentences(
    `Caiu (${money(from)} − ${money(to)}) ÷ ${money(from)} = **${share(1 - to / from)}**, e para voltar é preciso subir ${money(from)} ÷ ${money(to)} − 1 = **${share(from / to - 1)}** sobre o que ficou.`,
    'A volta pede mais porque a base é menor. Não há pressa que ajude: a fatia de cada aposta sai da banca de hoje, e parar também é uma boa escolha.',
  )
}

/** 'Ganhei 140 apostando 2.800 no total': what of each real was left. */
export const roiOfNet: Solver = ({ facts, asks, text }) => {
  if (!asks.has('roi')) return null
  const [, sign, net] = /\b(ganh\w+|lucr\w+|lucro|perd\w+|prejuizo)(?: de)? (?:r )?(\d+(?:\.\d+)?)\b/.exec(text) ?? []
  const [, put] =
    /\b(?:apost\w+|gir\w+|volume|investi\w*|total)(?: (?:de|no|total|ao todo|um))* (?:r )?(\d+(?:\.\d+)?)\b/.exec(
      text,
    ) ?? []
  if (net === undefined || put === undefined || facts.given.length !== 2) return null
  const [gain, staked] = [Number(net) * (/^(?:perd|prejuizo)/.test(sign ?? '') ? -1 : 1), Number(put)]
  return sentences(
    `O ROI é de ${money(Math.abs(gain))} ÷ ${money(staked)} = **${writeEdge(gain / staked)}** sobre o que foi apostado.`,
    'Sozinho ele não diz se foi método ou sorte: para isso são precisas muitas apostas.',
  )
}

/** What is left of a limit, over the bets still to come. */
export const restOfLimit: Solver = ({ facts, text }) => {
  const [, most] =
    /\b(?:limite|maximo|no maximo|ate)(?: (?:e|de|perder|que|posso|do mes|por mes|mensal))* (?:r )?(\d+(?:\.\d+)?)\b/.exec(
      text,
    ) ?? []
  const [, gone] = /\bja (?:perdi|foram|gastei|usei|se foram) (?:r )?(\d+(?:\.\d+)?)\b/.exec(text) ?? []
  const [, left] = /\b(\d{1,2}) (?:jogos|apostas|rodadas|semanas|partidas)\b/.exec(text) ?? []
  if (most === undefined || gone === undefined || facts.given.length > 3) return null
  const rest = Number(most) - Number(gone)
  if (rest <= 0)
    return `Nada: dos ${money(Number(most))} de limite já se foram ${money(Number(gone))}. Limite cumprido é para parar, e parar aqui é a boa escolha.`
  return sentences(
    left === undefined
      ? `Sobram ${money(Number(most))} − ${money(Number(gone))} = **${money(rest)}** do seu limite.`
      : `No máximo (${money(Number(most))} − ${money(Number(gone))}) ÷ ${left} = **${money(rest / Number(left))}** em cada, e mesmo perdendo todas você não passa do limite.`,
    'É teto, não meta: o que não for usado fica com você.',
  )
}

/** What a house gives back of losses, or wants to be bet for a bonus. */
export const promised: Solver = ({ facts, text }) => {
  const [part] = facts.given.filter(({ kind }) => kind === 'share').map(({ value }) => value)
  const [sum] = facts.given.filter(({ kind }) => kind === 'money').map(({ value }) => value)
  if (sum === undefined) return null
  if (/\bcash ?back\b/.test(text) && part !== undefined)
    return sentences(
      `Voltam ${money(sum)} × ${percent(part)} = **${money(sum * part)}**, e o mês fecha em ${money(sum)} − ${money(sum * part)} = ${gainOrLoss(-(sum - sum * part))}.`,
      'Confira no regulamento se vem em dinheiro ou em bônus. Cashback devolve um pedaço da perda; não é motivo para apostar mais.',
    )
  const [, times] =
    /\b(?:rollover|giro|rolagem)(?: \w+){0,2} (\d{1,3}) ?(?:x|vezes)?\b|\b(?:girar|apostar) (\d{1,3}) ?(?:x|vezes)\b/.exec(
      text,
    ) ?? []
  if (times === undefined || !/\bbonus\b|\brollover\b/.test(text)) return null
  return sentences(
    `${money(sum)} × ${times} = **${money(sum * Number(times))}** apostados antes de sacar, se o giro for só sobre o bônus.`,
    'Se contar o depósito junto, some-o antes de multiplicar. A margem da casa incide sobre tudo isso, e costuma comer boa parte do bônus; leia o regulamento e não aposte a mais só para liberá-lo.',
  )
}
