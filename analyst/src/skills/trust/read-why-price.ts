import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { readShare } from '#reading/read-given.ts'
import { findMarket, focusIn, type Scene } from '#scene.ts'
import { WHY } from './topics/topic.ts'
import { ifMoved, whichWeighs, whyOddLevel } from './why-price.ts'
import { whyFamilyUnpriced, whyNotModel, whyPaysMore, whyUnpriced } from './why-prices-differ.ts'
import { type Seen, type Told, told } from './why-seen.ts'

/** 'Então por que a odd fica tão baixinha?' of the market that the talk is on. */
export function oddLevel({ text, scene, message, markets }: Seen): Told {
  if (!WHY.test(text) || !/\bodds?\b.{0,16}\b(tao |muito |assim )*(baix\w+|alt\w+|pequen\w+|grande)\b/.test(text))
    return null
  if (/\b(casas?|justa|se|valor|edge|stake|caiu|subiu|tabela|recomend\w+)\b/.test(text) || markets.length > 1)
    return null
  const of = markets[0] ?? (message.earlier.length > 0 ? focusIn(scene) : null)
  return of && { text: whyOddLevel(of, /\b(baix\w+|pequen\w+)\b/.test(text)), market: of }
}

/** 'E se a odd subisse um pouco?', 'a chance pesa mais que a odd?' */
export function whatIf({ text, scene, market, message }: Seen): Told {
  if (
    /\d/.test(text) ||
    !/\b(subisse|caisse|mudasse|aumentasse|diminuisse|mudar|mudava|mudaria|subir|cair|pesa)\b/.test(text)
  )
    return null
  if (!/\b(muito|pouco|pesa|muda\w*|diferenca|mais)\b/.test(text)) return null
  const [odd, chance] = [/\bodds?\b/.test(text), /\b(chances?|probabilidade)\b/.test(text)]
  const of = market ?? (message.earlier.length > 0 ? focusIn(scene) : null)
  if ((!odd && !chance) || !of) return null
  const said = odd && chance ? whichWeighs(of) : /\bse\b/.test(text) ? ifMoved(of, odd) : null
  return said === null ? null : { text: said, market: of }
}

export function unpriced({ text, scene, market }: Seen): Told {
  if (
    !WHY.test(text) ||
    !/\b(nao (tem|aparece|mostra\w*|ha)|sem|falta\w*|cade)\b.{0,12}\b(odds?|precos?|cotac\w+)\b/.test(text)
  )
    return null
  const word = /\bescanteios?\b/.test(text) ? 'escanteios' : /\bcart(ao|oes)\b/.test(text) ? 'cartões' : null
  if (!market) return word && told(whyFamilyUnpriced(scene, word))
  return { text: whyUnpriced(market), market }
}

export function modelGap({ text, scene }: Seen): Told {
  if (
    !WHY.test(text) ||
    !/\bmodelo\b/.test(text) ||
    !/\b(mostra\w*|conjunta|final|voces|outr[oa]|diferente)\b/.test(text)
  )
    return null
  const said = [...(text.split(' | ')[0]?.matchAll(/(?<![\d.])(\d{1,2}(?:\.\d)?)(?![\d.])/g) ?? [])].map(([, digits]) =>
    readShare(digits ?? ''),
  )
  return said.length === 0 && !/\bconjunta\b/.test(text) ? null : told(whyNotModel(scene, said))
}

/** 'Por que o empate paga mais do que o favorito?' */
export function paysMore({ text, scene, markets }: Seen): Told {
  const way = /\b(pag\w+|odds?)\b.{0,24}\b(mais|menos|maior|menor|mais alta|mais baixa)\b/.exec(text)
  if (!way || !WHY.test(text) || /\b(justa|casas?|delas)\b(?! paga)/.test(text)) return null
  const named = /\bfavorit[oa]\b/.test(text) ? [...markets, favouriteIn(scene)] : markets
  const [one, other] = named.filter((market) => market !== null)
  return one && other && one.id !== other.id
    ? { text: whyPaysMore(one, other, /^(mais$|maior|mais alta)/.test(way[2] ?? '')), market: one }
    : null
}

const favouriteIn = (scene: Scene): BriefedMarket | null =>
  (['home', 'away'] as const)
    .flatMap((side) => findMarket(scene, `result.${side}`) ?? [])
    .toSorted((a, b) => b.pooledChance - a.pooledChance)[0] ?? null
