/** What stands before a line and not before a price. */
const NO_LINE = String.raw`(?<!(?:mais|menos|acima|abaixo) de |over |under |mandante |visitante |asiatico |europeu |[+\-.\d])`
const DECIMAL = new RegExp(
  String.raw`${NO_LINE}(\d{1,3}\.\d{1,2})(?![\d.]| ?%| gols?| escanteios?| cart| cantos| n[oa] (?:1o|primeiro|jogo)| ?x )`,
  'g',
)
const WHOLE = /\b(?:odd|pag\w+|dando) (?:de |a |uns )?(\d{1,3})(?![\d.]| ?%| gols?| reais)/g

/** The prices for a whole combination that a message names, in order. */
export const pricesIn = (text: string): number[] =>
  [...text.matchAll(DECIMAL), ...text.matchAll(WHOLE)]
    .toSorted((one, other) => one.index - other.index)
    .map(([, digits]) => Number(digits))
    .filter((odd) => odd > 1)
