import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { findMarkets } from '#reading/markets/find-markets.ts'
import { sentences } from '#scene.ts'
import { atHouse, canGiveBack, inSentence } from '#writers/market-words.ts'
import { gapOf } from '#writers/one-of.ts'
import type { Message, Reply } from '../skill.ts'
import { spoken } from './point.ts'
import { lastPair, lastTold, trailOf } from './told.ts'

const WHICH =
  /\b(?:qual|em qual|quais|fico com qual|escolh\w+|prefer\w+|vou de qual|entre (?:el[ea]s|[oa]s duas|os dois|ess[ea]s))\b/
const POINTS =
  /\b(?:dess[ea]s|del[ea]s|(?:d[oa]s|[oa]s|ess[ea]s|entre [oa]s) (?:dois|duas|tres|2|3)|fico com qual|vou de qual|entre el[ea]s|qual (?:e )?(?:[oa] )?(?:mais|menos|melhor|tem|paga|sai|compensa|vale))\b/
const SAFER =
  /\b(?:variancia|segur\w+|arriscad\w+|risco|provavel|chance|sossegad\w+|tranquil\w+|conservador\w*|bate\w*|sair|sai mais)\b/
const PAYS = /\b(?:paga (?:mais|melhor)|maior odd|odd maior|rende mais|mais odd)\b/
const WORTH =
  /\b(?:valor|vale|compensa|edge|melhor que a justa|acima da justa|odd (?:ta |esta )?(?:melhor|acima|boa)|preco)\b/
const DIFFERENCE = /\b(?:diferenca|o que muda|qual (?:e )?a diferenca|difere\w*)\b/

/** 'Fico com qual?', 'em qual desses a odd passa da justa?': one of what the talk has told of. */
export function sayChoice(message: Message): Reply | null {
  const { text, scene, briefing } = message
  if (!briefing || scene?.phase !== 'ahead' || text.split(' ').length > 14) return null
  if (
    findMarkets(text, briefing).markets.length > 0 ||
    /\b(?:times?|jogos?|casas?|placar\w*|junt[oa]s?|som(?:a|ando|ar)|tempos?)\b/.test(text)
  )
    return null
  const pair = lastPair(message)
  if (DIFFERENCE.test(text) && pair && !/\b(?:pontos|por cento|quant[oa]|%)\b/.test(text)) {
    const told = message.instead(`qual a diferenca entre ${spoken(pair[0])} e ${spoken(pair[1])}`)
    return { ...told, markets: pair.map(({ id }) => id) }
  }
  if (!WHICH.test(text) || !POINTS.test(text)) return null
  const told = lastTold(message)
  const all = told.length > 1 ? told : trailOf(message)
  const rows = /\b(?:dois|duas|2)\b/.test(text) ? [...(pair ?? [])] : all.slice(-4)
  if (rows.length < 2) return null
  const markets = rows.map(({ id }) => id)
  if (PAYS.test(text)) return { text: payingMost(rows), markets }
  if (WORTH.test(text)) return { text: worthMost(rows), markets }
  return SAFER.test(text) ? { text: safest(rows), markets } : null
}

const byChance = (rows: readonly BriefedMarket[]) => rows.toSorted((a, b) => b.pooledChance - a.pooledChance)

function safest(rows: readonly BriefedMarket[]): string {
  const [top, next] = byChance(rows)
  if (!top || !next) return ''
  const back = rows.filter(canGiveBack)
  return sentences(
    `**${inSentence(top).charAt(0).toUpperCase()}${inSentence(top).slice(1)}**, que sai mais vezes: ${writeShare(top.pooledChance)}.`,
    gapOf(top, next),
    back.length > 0 && back[0] !== top
      ? `A outra devolve o valor em parte dos jogos, e por isso o número dela não conta esses casos.`
      : null,
    'Oscila menos e paga menos; qual vale, só o preço diz.',
  )
}

function payingMost(rows: readonly BriefedMarket[]): string {
  const priced = rows.filter(({ bestOdd }) => bestOdd !== null).toSorted((a, b) => (b.bestOdd ?? 0) - (a.bestOdd ?? 0))
  const [top] = priced
  if (!top || top.bestOdd === null) {
    const [rare] = byChance(rows).toReversed()
    return rare
      ? `Nenhuma casa dá preço para elas nas minhas fontes. Pela justa, a que pagaria mais é ${inSentence(rare)}, ${writeOdd(rare.fairOdd)}, porque sai menos.`
      : ''
  }
  return `Paga mais **${inSentence(top)}**: ${writeOdd(top.bestOdd)}${atHouse(top)}. Pagar mais não é valer mais: a chance é de ${writeShare(top.pooledChance)}.`
}

function worthMost(rows: readonly BriefedMarket[]): string {
  const priced = rows.filter(({ edge }) => edge !== null).toSorted((a, b) => (b.edge ?? 0) - (a.edge ?? 0))
  const [top] = priced
  const names = rows.map(inSentence)
  if (!top || top.edge === null)
    return `Em nenhuma dá para dizer: nenhuma casa cota ${names.join(' nem ')} nas minhas fontes, e sem odd real não há o que comparar com a justa.`
  const each = priced.map((row) => `${inSentence(row)}, edge de ${writeEdge(row.edge ?? 0)}`).join('; ')
  return top.edge > 0
    ? `Em **${inSentence(top)}**, pelo edge: ${each}.`
    : `Em nenhuma: todas pagam abaixo da justa (${each}). A menos ruim é ${inSentence(top)}, e ficar de fora é sempre uma boa escolha.`
}
