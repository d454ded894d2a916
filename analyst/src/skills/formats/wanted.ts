import { countOf } from '#reading/spoken-numbers.ts'
import type { Measure, Style, Unit } from './listing.ts'
import type { Parts } from './parts.ts'

const MEASURES: readonly { measure: Measure; said: RegExp }[] = [
  { measure: 'fair', said: /\b(odds?|precos?|cotac(ao|oes)|valor(es)?) just[oa]s?\b|\bjusta\b/ },
  { measure: 'edge', said: /\b(edges?|vantagem|valor esperado|ev|valor)\b( positiv[oa])?/ },
  {
    measure: 'best',
    said: /\b(melhor(es)? )?(odds?|precos?|cotac(ao|oes))( real| reais)?( que tem)?( n[ao]s? casas?| de casa| de mercado| do mercado)?\b|\b(paga\w*|pagando)\b|\bmelhor odd\b/,
  },
  { measure: 'chance', said: /\b(chances?|probabilidades?|porcentage\w+|percentua\w+|percentual|prob|porcento)\b|%/ },
  { measure: 'house', said: /\b(e )?(a |em que |qual )?casas?( que paga\w*)?\b/ },
]

/** What is to be told of each row, in the order in which it is asked for. */
export function takeMeasures(parts: Parts): Measure[] {
  const text = parts.rest
  const found = MEASURES.filter(({ said }) => parts.has(said)).map(({ measure }) => measure)
  return found.toSorted((a, b) => placeOf(text, a) - placeOf(text, b))
}

const placeOf = (text: string, measure: Measure): number =>
  MEASURES.find((one) => one.measure === measure)?.said.exec(text)?.index ?? text.length

const UNITS: readonly { unit: Unit; said: RegExp }[] = [
  { unit: 'american', said: /\b(em |na |no )?(odds? |formato )?american[ao]s?\b/ },
  { unit: 'fractional', said: /\b(em |na |no )?(odds? |formato )?(fracionari[ao]s?|britanic[ao]s?|ingles[a]?)\b/ },
  {
    unit: 'oneIn',
    said: /\b(em )?frac(ao|oes)\b( 1 em quant[ao]s| um em quant[ao]s)?|\b(1|um|uma) (vez )?em (cada )?quant[ao]s\b/,
  },
  {
    unit: 'decimal',
    said: /\b(em|como|pra|para|vira|virando|na forma de) (odds?|cotacao)( justa)?( decimal)?\b|\bodds? decimal\b/,
  },
  { unit: 'share', said: /\b(em|como|pra|para) (porcentage\w+|percentua\w+|percentual|porcento|%|chance)/ },
]

/** In what the numbers are to be written. */
export const takeUnit = (parts: Parts): Unit | null => UNITS.find(({ said }) => parts.has(said))?.unit ?? null

const WHOLE =
  /\b(arr?edond\w+|sem) (pra |para |tudo |e |deixa )*(sem virgula|sem casas?( decimais| decimal)?|inteir[oa]s?|virgula|casas? decima\w+|quebrad\w+)\b|\bnumeros? inteir[oa]s?\b/
const PLACES =
  /\barr?edond\w+ (?:com |pra |para |em |a )?(uma|1|duas|2|tres|3) casas?\b(?: decima(?:l|is))?|\b(?:com )?(uma|1|duas|2|tres|3) casas? (?:decima(?:l|is)|depois da virgula)\b/
const ROUND = /\barr?edond\w+\b/

/** How many digits behind the comma; null where nobody says. */
export function takeDecimals(parts: Parts): number | null {
  if (parts.has(WHOLE)) {
    parts.has(ROUND)
    return 0
  }
  const places = parts.take(PLACES)
  if (places) return countOf(places[1] ?? places[2] ?? '')
  return parts.has(ROUND) ? 0 : null
}

const STYLES: readonly { style: Style; said: RegExp }[] = [
  {
    style: 'table',
    said: /\b(em |numa |uma |formato de |forma de |mini )*(tabel(a|inha)|planilha)( comparativa)?( com( as)?( colunas?)?)?\b/,
  },
  { style: 'numbered', said: /\b(em )?(lista |ranking )?numerad[oa]s?\b/ },
  {
    style: 'bare',
    said: /\b(so|apenas|somente|unicamente) (me )?(d[ae] |manda |passa |diz |diga |quero )?(o |a |os |as )?(numeros?|porcentage\w+|percentua\w+|percentual|odds?|cotacao|valor)\b|\b(numero|porcentagem) (e )?(so|apenas) isso\b|\b(o )?numero (so|apenas)\b|\bsem (nenhum )?(texto|palavras?)( nenhum\w*)?\b|\b(so|apenas) o numero\b|\bso isso\b/,
  },
  { style: 'names', said: /\b(so|apenas|somente) (me )?(d[ae] |manda |diz )?(o |os )?nomes?\b|\bsem (os )?numeros?\b/ },
  { style: 'list', said: /\b(um|uma) por linha\b|\bem (lista|topicos|bullets?|itens)\b|\branking\b|\blistagem\b/ },
]

export const takeStyle = (parts: Parts): Style | null => STYLES.find(({ said }) => parts.has(said))?.style ?? null

/** Which way a list runs, and by what; null where it says nothing of it. */
export type Order = { isRising: boolean; by: Measure | null }

const RISING =
  /\b(em )?(ordem )?crescentes?\b|\bd[oae]s? (menor|menores|mais baix[oa]|mais arriscad[oa]) (pr[oa]|para|ao|a) ?[oa]? ?(maior|maiores|mais alt[oa]|mais segur[oa])\b/
const FALLING =
  /\b(em )?(ordem )?decrescentes?\b|\bd[oae]s? (maior|maiores|mais alt[oa]|mais segur[oa]|mais provavel) (pr[oa]|para|ao|a) ?[oa]? ?(menor|menores|mais baix[oa]|mais arriscad[oa]|menos provavel)\b/
const SORTED = /\b(orden\w+|(coloc|bot|po)\w* em ordem|em ordem|organiz\w+|classifi(?:que|ca as|ca os)|rankei\w+)\b/
const BY: readonly { by: Measure; said: RegExp }[] = [
  { by: 'chance', said: /\b(pel[ao]|por|de) (chances?|probabilidade|porcentagem)\b/ },
  { by: 'edge', said: /\b(pel[ao]|por|de) (edge|valor|vantagem)\b/ },
  { by: 'best', said: /\b(pel[ao]|por|de) (melhor )?(odds?|preco|cotacao)\b/ },
]

export function takeOrder(parts: Parts): Order | null {
  const isRising = parts.has(RISING)
  const isFalling = parts.has(FALLING)
  const isSorted = parts.has(SORTED)
  if (!isRising && !isFalling && !isSorted) return null
  return { isRising: isRising && !isFalling, by: BY.find(({ said }) => parts.has(said))?.by ?? null }
}
