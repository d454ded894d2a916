import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { fromPct } from '@prancheta/core/percent.ts'
import { findMarket, type Scene } from '#scene.ts'
import { fairBeside } from '#writers/exact-share.ts'
import { atHouse } from '#writers/market-words.ts'
import { pricedMarkets, recommendedMarkets } from '#writers/value.ts'
import type { Message, Reply } from '../skill.ts'
import { Parts } from './parts.ts'
import { takeMarkets } from './subjects.ts'
import { speak } from './write-list.ts'

type Form = 'word' | 'sentence'

const FAVOURITE = /\bfavorit[oa]s?\b/
const VALUE =
  /\b(vale\w*( a pena)?|compensa\w*|valor|edge|vantagem|ev|entr(ar|o|a|em)|apost(ar|o|a|as)|recomend\w+|presta|passo|paga (bem|acima)|aposta boa|positiv[oa])\b/
const ANY = /\b(algum\w*|nenhum\w*|qualquer)( (apostas?|mercados?|coisa|odds?|preco|opc\w+))?\b/
const ABOVE = /\b(acima|mais|maior|superior)( de| que| do que| a)? (\d{1,2}(?:\.\d)?) ?%/
const OF_GOALS = /\bgols\b/
/** Whether to bet is never answered with yes. */
const OWN_CHOICE = /\b(aposto|entro|passo|jogo ou|devo)\b/
const HAPPENS =
  /\b(vai|vao|sai\w*|bat\w+|passa\w*|ganh\w+|venc\w+|marc\w+|termin\w+|acab\w+|ter|tem|acontec\w+|provavel|chance|empat\w+|da|dar|deve\w*|mais de metade)\b/

/** Yes or no, with no more than that where no more was wanted. What may happen is never promised: a chance stands beside it. */
export function answerPolar(
  rest: string,
  { ask, earlier }: Message,
  scene: Scene,
  form: Form,
  isWhy: boolean,
): Reply | null {
  const parts = new Parts(rest)
  const above = parts.take(ABOVE)
  const named = takeMarkets(parts, scene)
  const isFavourite = parts.has(FAVOURITE)
  const isValue = parts.has(VALUE)
  const isAny = parts.has(ANY)
  const happens = parts.has(HAPPENS)
  if (isValue) parts.has(OF_GOALS)
  const either = eitherOf(scene, named, rest)
  if (!parts.isUnderstood || (named.length > 1 && !either)) return null
  const on = earlier.at(-1)?.reply.markets[0] ?? ask.focus
  const focus = on === null ? null : findMarket(scene, on)
  const market =
    either ??
    named[0] ??
    (isValue && /\b(n?el[ea]|n?isso|n?ess[ea] (?:aposta|mercado|linha))\b/.test(rest) ? focus : null)
  if (isFavourite && market) return favourite(scene, market, form)
  if (isValue && market) return { text: worth(scene, market, form), markets: [market.id] }
  if (isValue && OF_GOALS.test(rest)) return anyWorth(scene, null, form, /^goals\./)
  if (isValue || isAny || above) {
    const least = above ? fromPct(Number(above[3])) : /\bpositiv/.test(rest) ? 0 : null
    return OWN_CHOICE.test(rest) ? leftToThem(anyWorth(scene, least, 'sentence')) : anyWorth(scene, least, form)
  }
  if (isWhy && rest === '' && focus) return { text: worth(scene, focus, 'sentence'), markets: [focus.id] }
  return market && happens ? { text: likely(scene, market), markets: [market.id] } : null
}

/** 'No Anta ou empate' is one bet. */
function eitherOf(scene: Scene, named: readonly BriefedMarket[], rest: string): BriefedMarket | null {
  const ids = named.map(({ id }) => id)
  if (ids.length !== 2 || !ids.includes('result.draw') || !/\bou\b/.test(rest)) return null
  return findMarket(scene, ids.includes('result.home') ? 'doubleChance.homeDraw' : 'doubleChance.drawAway')
}

const leftToThem = ({ text, markets }: Reply): Reply => ({
  text: `A escolha é sua, e ficar de fora está sempre bem: ${text.replace(/^\*\*\S+\*\*(, pelo preço)?: /, '')}`,
  markets,
})

function favourite(scene: Scene, market: BriefedMarket, form: Form): Reply {
  const others = ['result.home', 'result.away'].flatMap((id) => findMarket(scene, id) ?? [])
  const is = market.id !== 'result.draw' && others.every(({ pooledChance }) => pooledChance <= market.pooledChance)
  const told = others.map(
    ({ id, pooledChance }) => `${id === 'result.home' ? scene.home : scene.away} ${writeShare(pooledChance)}`,
  )
  const text = form === 'word' ? `**${is ? 'Sim' : 'Não'}.**` : `**${is ? 'Sim' : 'Não'}**: ${told.join(', ')}.`
  return { text, markets: [market.id] }
}

function worth(scene: Scene, market: BriefedMarket, form: Form): string {
  const { edge, bestOdd, fairOdd, pooledChance, isRecommended } = market
  const name = speak(scene, market)
  if (edge === null || bestOdd === null)
    return form === 'word'
      ? '**Não**: sem preço de casa, não há valor a medir.'
      : `**Não**, porque nenhuma casa cota ${name} e sem preço não há valor a medir; a chance é de ${writeShare(pooledChance)}, odd justa ${writeOdd(fairOdd)}.`
  if (form === 'word') return isRecommended ? '**Sim**, pelo preço.' : '**Não.**'
  const price = `o melhor preço de ${name} é ${writeOdd(bestOdd)}${atHouse(market)}, contra a justa de ${fairBeside(fairOdd, bestOdd)}: edge de ${writeEdge(edge)}`
  if (isRecommended)
    return `**Sim**, pelo preço: ${price}; ainda assim falha em ${writeShare(1 - pooledChance)} das vezes.`
  const barred = edge > 0 ? ', o que não passa na regra' : ''
  return `**Não**: ${price}${barred}.`
}

/** Whether any price at all is above the fair one, or above it by so much. */
function anyWorth(scene: Scene, least: number | null, form: Form, of = /./): Reply {
  const [best] = pricedMarkets(scene).filter(({ id }) => of.test(id))
  if (!best || best.edge === null)
    return { text: '**Não**: faltam as odds das casas, e sem preço não há valor a medir.', markets: [] }
  const [approved] = recommendedMarkets(scene).filter(({ id }) => of.test(id))
  const found = least === null ? approved : best.edge > least ? best : undefined
  const markets = [(found ?? best).id]
  if (!found)
    return {
      text:
        form === 'word'
          ? '**Não.**'
          : `**Não**: nenhum preço passa na regra; o mais perto é ${speak(scene, best)}, com edge de ${writeEdge(best.edge)}.`,
      markets,
    }
  if (!found.isRecommended)
    return {
      text: `**Sim**, mas pouco: ${speak(scene, found)} tem edge de ${writeEdge(found.edge ?? 0)}, que não passa na regra.`,
      markets,
    }
  const text = `**Sim**, pelo preço: ${speak(scene, found)} paga ${writeOdd(found.bestOdd ?? found.fairOdd)}${atHouse(found)}, edge de ${writeEdge(found.edge ?? 0)}; falha em ${writeShare(1 - found.pooledChance)} das vezes.`
  return { text: form === 'word' ? '**Sim**, pelo preço.' : text, markets }
}

const likely = (scene: Scene, market: BriefedMarket): string =>
  `**${market.pooledChance >= 0.5 ? 'Mais para sim' : 'Mais para não'}**: ${speak(scene, market)} tem ${writeShare(market.pooledChance)} de chance.`
