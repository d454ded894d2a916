import { fromPct } from '@prancheta/core/percent.ts'

/** One fact of the match's prices, as against the price of one market. */
export type PriceFact = 'oddMove' | 'byOdd' | 'byChance' | 'margin'

/** 'Qual mercado tem mais chance com odd acima de 2?' */
const BY_ODD =
  /\b(?:mercados?|apostas?|opc\w+|algo|coisa|qual)\b.*\bodds? (?:acima|maior|de mais|a partir|minima)(?: de| que| do que)? (\d+(?:\.\d+)?)/
/** 'Qual a margem da casa nesse jogo?' asks for a number, not for a word. */
const MARGIN =
  /\b(margem|overround|vig|juice)\b.*\b(quanto|quanta|qual|menor|maior|casas?|jogo|aqui|1x2|resultado|del[ae]s)\b|\b(quanto|quanta|qual|quais|menor|maior|casas?)\b.*\b(margem|overround|vig|juice)\b|\bquanto (a casa|as casas|a \w+) (fica|embute|cobra|leva|morde)\w*\b/
const MEANS =
  /\bo que (e|significa|quer dizer|seria)\b|\bcomo (funciona|se calcula)\b|\bsignifica\b|\bexplica\b|\bmargem de (erro|seguranca)\b|\bsem (a |o )?(margem|vig|juice|overround)\b|\bpor que\b/
/** 'Tem algo acima de 75% de chance?' */
const BY_CHANCE =
  /\b(?:algo|alguma?|aposta|mercados?|opc\w+|coisa|existe|tem|quais|qual)\b.*\b(?:acima|mais|pelo menos|maior|superior|passe?|passa)(?: de| que| a| do que)? (\d{2}) ?%/
const BOUND =
  /\b(?:acima|maior|mais|partir|minima|menos|minimo)(?: de| que| do que)?(?: uma)?(?: odd)?(?: de)? (\d+(?:\.\d+)?)/

/** The odd above which something is asked for. */
export function boundOnOdds(text: string): number | null {
  const [, digits] = BY_ODD.exec(text) ?? BOUND.exec(text) ?? []
  return digits === undefined ? null : Number(digits)
}

/** The chance above which something is asked for, as a share. */
export function boundOnChances(text: string): number | null {
  const [, digits] = BY_CHANCE.exec(text) ?? []
  return digits === undefined ? null : fromPct(Number(digits))
}

const ODD_MOVES =
  /\b(odds?|preco)\b.*\b(caiu|subiu|cairam|subiram|mudou|mexeu|variou|caindo|subindo|oscil\w+|despenc\w+)\b|\b(steam\w*|drift\w*|derret\w+|encurt\w+|estic\w+|alarg\w+)\b|\b(movimento|variacao|historico) d[aeo]s? (odds?|preco)\b/

/** The fact of prices that a plain text asks for; null where it asks for none. */
export function readPriceFact(text: string): PriceFact | null {
  if (MARGIN.test(text) && !MEANS.test(text)) return 'margin'
  if (BY_CHANCE.test(text)) return 'byChance'
  if (BY_ODD.test(text)) return 'byOdd'
  return ODD_MOVES.test(text) ? 'oddMove' : null
}
