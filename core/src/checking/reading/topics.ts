import type { Span } from '#checking/reading/number-words.ts'
import type { NumberForm } from '#checking/reading/written-number.ts'
import { QuickPattern } from '#text/quick-pattern.ts'

/** What a number can count or measure. */
export type Topic =
  | 'chance'
  | 'implied'
  | 'edge'
  | 'stake'
  | 'confidence'
  | 'confidencePart'
  | 'rain'
  | 'winRate'
  | 'odd'
  | 'fairOdd'
  | 'pastOdd'
  | 'product'
  | 'goals'
  | 'scored'
  | 'conceded'
  | 'corners'
  | 'cards'
  | 'wins'
  | 'draws'
  | 'losses'
  | 'points'
  | 'rank'
  | 'goalDifference'
  | 'round'
  | 'temperature'
  | 'wind'

export type TopicMention = Span & { type: 'topic'; topic: Topic }

const SHARES: readonly NumberForm[] = ['percent', 'fraction']
const COUNTS: readonly NumberForm[] = ['plain']

type Row = { topic: Topic; forms: readonly NumberForm[]; words: RegExp }

/** The vocabulary, over text whose markets are blotted out. Of two that overlap, the earlier row holds. */
const TOPICS: readonly Row[] = [
  { topic: 'rain', forms: SHARES, words: /chuva|chov\p{L}+/gu },
  { topic: 'winRate', forms: SHARES, words: /aproveitamento/gu },
  {
    topic: 'edge',
    forms: SHARES,
    words:
      /edge|vantagem(?= (?:esperada|de|sobre|é))|margem a favor|(?:retorno|valor) esperado|(?:perd[ea]|ganh[ao]) (?:em )?medi[ao]|comeca perdendo|no vermelho|expectativa(?= d[aeo]s? @|@)/gu,
  },
  {
    topic: 'stake',
    forms: [...SHARES, 'plain'],
    words:
      /kelly|stakes?|apostas? (?:sugerida|recomendada)|tamanho de aposta|aposta aqui|recomendacao é pequena|se for entrar|sugestao é/gu,
  },
  {
    topic: 'confidencePart',
    forms: SHARES,
    words:
      /amostra|concordancia com o mercado|(?:componente de )?calibracao(?: da confianca)?|dados estao completos|(?<=mercado )concordam|nesse item da confianca/gu,
  },
  { topic: 'confidence', forms: [...SHARES, 'tenths', 'plain'], words: /confianca|confiar/gu },
  {
    topic: 'implied',
    forms: SHARES,
    words:
      /equival(?:e|ia|eria|ente|endo)|equivalem(?= a)|corresponde(?= a (?:uma )?(?:chance|prob))|impli(?:cit\p{L}+|ca[mn]?|cava)|embut\p{L}+(?!, sem margem)|como se acontecesse|(?:precisaria|teria|precisa)(?: de)?(?= @+ (?:em )?(?:cerca de )?\d)|(?:teria|precisaria|precisa) (?:de )?acontecer/gu,
  },
  {
    topic: 'chance',
    forms: SHARES,
    words: /chances?|probabilidades?|vezes|cenarios|simulacoes|possibilidades|favorit\p{L}+|risco/gu,
  },
  { topic: 'product', forms: COUNTS, words: /produto das odds|odds multiplicadas/gu },
  { topic: 'pastOdd', forms: COUNTS, words: /abriu em|comecou em|saiu de|(?:subiu|caiu|desceu|foi) de/gu },
  {
    topic: 'fairOdd',
    forms: COUNTS,
    words:
      /odds? justas?|just[ao]s?(?! parece)|(?:deveria|devia)m? pagar|ponto de equilibrio(?: [^.;]*? odd)?|preco minimo|so justifica|so vale(?: a pena)?(?: [^.;]*? odd passar)?|valor so h\p{L}+(?: [^.;\d]*? acima)?|(?:preco|odd) (?:so |precisa|teria de|tem de)|ter valor|para compensar|so acima d[eo](?=[^.;]* valor)/gu,
  },
  {
    topic: 'odd',
    forms: COUNTS,
    words:
      /(?<!sem (?:olhar|ver|contar|usar) as )odds?|casas|cotac\p{L}+|cotad[oa]s?|precos?|pag(?:a|am|ando|ava|avam|aria|ou)|oferece\p{L}*|sai(?:a|ndo)? (?:por|a)|encontra|recebe(?= \d)|mercado(?= \d)|arriscaria|(?:esta|estava) a(?= \d)/gu,
  },
  { topic: 'wins', forms: COUNTS, words: /levou a melhor/gu },
  { topic: 'corners', forms: COUNTS, words: /escanteios?|cantos/gu },
  { topic: 'cards', forms: COUNTS, words: /cart(?:oes|ao)/gu },
  { topic: 'goalDifference', forms: COUNTS, words: /saldo(?: de gols)?/gu },
  { topic: 'goals', forms: COUNTS, words: /gols?|tentos/gu },
  { topic: 'scored', forms: COUNTS, words: /(?:fez|faz|fizeram|fazem|marc(?:a|am|ou|aram|ava|ado)|ataque)/gu },
  {
    topic: 'conceded',
    forms: COUNTS,
    words:
      /(?:sofr(?:endo|e|em|eu|eram|ia|ido|idos)|lev(?:a|am|ou|aram)(?! (?:\p{L}+ )?(?:vantagem|melhor|favoritismo))|tom(?:a|ou|aram)|defesa)/gu,
  },
  {
    topic: 'wins',
    forms: COUNTS,
    words:
      /vitorias?|triunfos?|venc(?:eu|eram|id[oa])|ganh(?:ou|aram|o)|levou a melhor|retrospecto|sem (?:perder|derrota)/gu,
  },
  { topic: 'draws', forms: COUNTS, words: /empates?(?! tecnico)|empat(?:ou|aram|ado)/gu },
  { topic: 'losses', forms: COUNTS, words: /derrotas?|perd(?:eu|eram|ido)/gu },
  { topic: 'points', forms: COUNTS, words: /pontos?|pts/gu },
  { topic: 'rank', forms: [...COUNTS, 'ordinal'], words: /posicao|lugar|colocad[oa]|tabela|classificacao/gu },
  { topic: 'round', forms: [...COUNTS, 'ordinal'], words: /rodada/gu },
  { topic: 'temperature', forms: ['degrees'], words: /temperatura|maxima|minima|graus/gu },
  { topic: 'wind', forms: ['speed'], words: /vento/gu },
]

/** Whole words only. */
const VOCABULARY = TOPICS.map(({ topic, words }) => ({
  topic,
  words: new QuickPattern(new RegExp(`(?<!\\p{L})(?:${words.source})(?!\\p{L})`, 'gu')),
}))

const FORMS = new Map(TOPICS.map(({ topic, forms }) => [topic, forms]))
export const canMeasure = (topic: Topic, form: NumberForm): boolean => FORMS.get(topic)?.includes(form) ?? false

export function readTopics(cues: string): TopicMention[] {
  const found: TopicMention[] = []
  for (const { topic, words } of VOCABULARY) {
    for (const { 0: word, index } of words.matchAll(cues)) {
      const span = { start: index, end: index + word.length }
      if (!found.some((one) => span.start < one.end && span.end > one.start))
        found.push({ ...span, type: 'topic', topic })
    }
  }
  return found.toSorted((one, other) => one.start - other.start)
}
