import { countOf } from '#reading/spoken-numbers.ts'
import type { Parts } from './parts.ts'

const PLACES = ['primeir', 'segund', 'terceir', 'quart', 'quint', 'sext', 'setim', 'oitav', 'non', 'decim']
const ONE = `(?:${PLACES.join('|')})[oa]s?|\\d{1,2}[oa]`
const NUMBER = '(\\d|dois|duas|tres|quatro|cinco|seis)'
const RANGE = new RegExp(`\\b(?:[oa]s |d[oa]s )?(?:${NUMBER} (primeir|ultim)[oa]s|(primeir|ultim)[oa]s ${NUMBER})\\b`)
const SINGLE = new RegExp(
  `\\b(?:[oa] |d[oa] |n[oa] |que [oa] )?(?:numero )?(${ONE})(?: (?:colocad[oa]|lugar|opcao|aposta|casa|mercado|placar|linha|da lista))*(?! tempo| etapa| turno)\\b`,
)
const LAST =
  /\b(?:[oa] |d[oa] )?(penultim|ultim)[oa](?: (?:colocad[oa]|da lista|opcao))?\b(?! (?:jogo|vez|resposta|partida|mensagem))/
const MIDDLE = /\b(?:[oa] )?d[oe] meio\b/
const BY_NATURE = /\b(?:[oa] )?mais (arriscad|segur)[oa]\b|\b[oa] (arriscad|segur)[oa]\b/
const BEST = /\b(?:[oa] |d[oa] )?(melhor|pior)( (delas|deles|de todas|colocad[oa]))?\b(?! (?:odd|preco|cotacao))/

/** The rows of a list that a text points to, from 0; null where it points to none. */
export function takeOrdinals(parts: Parts, length: number): number[] | null {
  const found: number[] = []
  const range = parts.take(RANGE)
  if (range) {
    const count = countOf(range[1] ?? range[4] ?? '')
    const isFirst = (range[2] ?? range[3]) === 'primeir'
    const all = Array.from({ length }, (_, at) => at)
    found.push(...(isFirst ? all.slice(0, count) : all.slice(-count)))
  }
  for (let one = parts.take(SINGLE); one; one = parts.take(SINGLE)) found.push(placeOf(one[1] ?? ''))
  for (let last = parts.take(LAST); last; last = parts.take(LAST))
    found.push(last[1] === 'ultim' ? length - 1 : length - 2)
  if (parts.has(MIDDLE)) found.push(Math.floor((length - 1) / 2))
  return found.length > 0 ? found.filter((at) => at >= 0) : null
}

/** 'A arriscada', 'a mais segura': the end of a list that runs from one to the other. */
export function takeByNature(parts: Parts): 'least' | 'most' | null {
  const found = parts.take(BY_NATURE)
  if (!found) return null
  return (found[1] ?? found[2]) === 'arriscad' ? 'least' : 'most'
}

/** 'A melhor' of a ranking is its first row. */
export function takeBest(parts: Parts, length: number): number | null {
  const found = parts.take(BEST)
  if (!found) return null
  return found[1] === 'melhor' ? 0 : length - 1
}

const placeOf = (word: string): number => {
  const at = PLACES.findIndex((place) => word.startsWith(place))
  return at >= 0 ? at : Number.parseInt(word, 10) - 1
}
