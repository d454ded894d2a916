import type { Sentence } from '#checking/binding/context.ts'
import type { Span } from '#checking/reading/number-words.ts'
import type { SentenceReading } from '#checking/reading/read-sentence.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

/** What a small number counts without claiming anything of the match: 'dois caminhos', 'três resultados'. */
const NO_COUNT =
  /^ (?:passos|numeros|partes|coisas|motivos|opcoes|mercados|cenarios|lados|times|equipes|formas|tempos|leituras|casos|delas|deles|outr|saidas|clubes|opinioes|maneiras|caminhos|perguntas|respostas|ideias|dicas|exemplos|fatores|razoes|detalhes|pesos|resultados|apostas|d[oa]s tres|vezes(?! (?:em|mais|n[oa]s|cada))|pontos(?: de vista| principais|:)|linhas|frases|itens|topicos)/
const HALVES = /^[ºª°o]? ?(?:tempo|etapa)/
/** Telephone numbers of help, the length of a match, and the terms of our own formulas. */
const ALWAYS_SAID = /(?:telefone|cvv|ligue|disque)[^.;]{0,24}$/

/** Whether a number claims anything at all. 'um' and 'os dois' are seldom numbers: a word needs something it counts. */
export function isClaim({ reading }: Sentence, number: WrittenNumber): boolean {
  const after = reading.plain.slice(number.end)
  const before = reading.plain.slice(0, number.start)
  if (number.form === 'ordinal') return !HALVES.test(after) && !isHalf(reading, number)
  if (number.form !== 'plain') return true
  if (ALWAYS_SAID.test(before) || (number.value === 90 && /^ ?(?:min|')/.test(after))) return false
  // 'levou os três pontos': what any win is worth.
  if (number.value === 3 && /(?:^| )os $/.test(before) && /^ pontos/.test(after)) return false
  if (NO_COUNT.test(after) && number.decimals === 0 && number.value <= 10 && !isOfMatch(before, after)) return false
  // '1 é vitória do mandante': the name of a result.
  if (number.value <= 2 && /^ é (?:a )?vitoria/.test(after)) return false
  // 'Na linha −0,5': the name of a bet.
  if (/(?:^| )n[ao] linha $/.test(before)) return false
  if (/(?:odd|probabilidade|chance|preco) ?[-×x*÷/] ?$/.test(before) || /^ ?[÷/×] ?(?:odd|chance|prob)/.test(after))
    return false
  return !number.isWord || isCounting(reading, number, before, after)
}

function isCounting(reading: SentenceReading, number: WrittenNumber, before: string, after: string): boolean {
  if (/outr[oa]s $/.test(before) || /^ ou mais(?! gols| escanteios| cartoes)/.test(after)) return false
  if (number.value === 1) {
    const isCounted = /^ (?:vitoria|derrota|empate|gol|ponto)s?(?!\p{L})/u.test(after)
    return (
      /^ d[oa]s (?:ultim|\d|dez|cinco)/.test(after) ||
      (isCounted && !isInMarket(reading, number) && (reading.numbers.length > 1 || /so $/.test(before)))
    )
  }
  // 'o menos provável dos três': of those just named.
  if (/(?:^| )d[oa]s $/.test(before) && /^(?:[.,;)]|$)/.test(after)) return false
  const isArticle = /(?:^| )(?:[oa]s|d[oa]s|n[oa]s|entre [oa]s|pel[oa]s) $/.test(before)
  return !(number.value === 2 && isArticle && !/^ (?:ultim|confront|jogos)/.test(after))
}

/** What happened, what we recommend and what is compared are no mere counts: 'venceu 8 vezes', '4 mercados com valor'. */
const isOfMatch = (before: string, after: string): boolean =>
  /recomendad|com valor|de valor|com edge|positiv|aprovad/.test(after.slice(0, 60)) ||
  /(?:recomendad|aprovad)[^.;]*$/.test(before) ||
  (/^ (?:vezes|casos|delas|deles|resultados)/.test(after) &&
    /(?:venc|ganh|perd|empat|marc|sofr|bat)(?:eu|ou|eram|aram)(?!\p{L})/u.test(before.slice(-60) + after.slice(0, 60)))

/** '2º tempo em 43,3%, 1º em 31,0%'. */
const isHalf = ({ plain }: SentenceReading, { value }: WrittenNumber) =>
  value <= 2 && /(?:1º|2º|primeiro|segundo) tempo/.test(plain) && !/tabela|lugar|colocad|posicao|rodada/.test(plain)

/** 'um' before a market's name is its article. */
const isInMarket = ({ mentions }: SentenceReading, { end }: Span) =>
  mentions.some((one) => one.type === 'market' && one.start >= end && one.start <= end + 1)
