import type { Span } from '#checking/reading/number-words.ts'

/** Whose chance it is: the model's, the houses' without their margin, or both together. */
export type Source = 'model' | 'market' | 'pooled'
export type SourceMention = Span & { type: 'source'; source: Source }

/** Where the words stand and nobody speaks: 'mais perto do mercado', 'o mercado de gols', 'concorda com o modelo'. */
const NOT_A_SOURCE =
  /concord\w+ com o (?:modelo|mercado)|ignora\w* o mercado|(?:perto|longe|acima|abaixo|diante) do (?:mercado|modelo)|sem odds? de mercado|(?:compar\w+|acordo) com o mercado|(?<!\p{L})(?:no|o|do|um|cada|este|esse|neste|todo|outro) mercado (?:de|do|da|aqui)(?!\p{L})|mercados|odds? de mercado|no mercado(?= de)|menos ruim/gu

const POOLED =
  /(?:probabilidade|chance|conta|estimativa)s? (?:conjuntas?|final|finais)(?:,? ja misturando modelo e mercado)?|junta(?:ndo)? modelo e mercado|modelo e mercado juntos|misturando modelo e mercado|ja com o mercado na conta|(?<!\p{L})conjunta(?!\p{L})|nos estimamos|noss[oa]s(?= \d)|a nossa (?:conta|chance|estimativa)|pela nossa conta|(?:d|n)?a (?:nossa )?analise/gu
const MODEL = /(?<!\p{L})modelo(?!\p{L})/gu
const MARKET =
  /(?<!\p{L})(?:mercado(?!\p{L})|(?:as|que as) casas(?= \(|,? (?:veem|dao|apontam|com|so dao|viam|davam|estimam|indicam|projetam))|(?:pelas|segundo as|nas|das) (?:odds das )?casas|odds das casas)/gu

export function readSources(plain: string): SourceMention[] {
  const silent = [...plain.matchAll(NOT_A_SOURCE)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }))
  const found: SourceMention[] = []
  const add = (pattern: RegExp, source: Source) => {
    for (const { 0: words, index } of plain.matchAll(pattern)) {
      const span = { start: index, end: index + words.length }
      const isTaken = [...found, ...(source === 'pooled' ? [] : silent)].some(
        (one) => span.start < one.end && span.end > one.start,
      )
      if (!isTaken) found.push({ ...span, type: 'source', source })
    }
  }
  add(POOLED, 'pooled')
  add(MODEL, 'model')
  add(MARKET, 'market')
  return found.toSorted((one, other) => one.start - other.start)
}
