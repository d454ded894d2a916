import { paragraphs } from '#scene.ts'

const COMBINED = String.raw`\b(?:dupla(?! chance)|duplinha|tripla|multipla|multiplinha|combinada|acumulada|acumulador|bilhete|parlay)\b`
const OTHERS = String.raw`(?:\bjogos de (?:hoje|amanha)\b|\b(?:jogos?|um|uma|outr[oa]|algo|alguma?) (?:jogo )?d[ao] rodada\b|\b(?:outros?|dois|2|tres|3|quatro|4|cinco|5|varios) jogos?\b|\bjogos? diferentes\b|\b(?:ess[ea]|est[ea]|desse|deste) (?:jogo|partida)\b.* (?:e|com|mais) (?:o|a|um|uma|outr[oa]) (?!empate|gol|over|under|mais|menos|ambas))`
const ASKED = new RegExp(`${COMBINED}.*${OTHERS}|${OTHERS}.*${COMBINED}`)
const GENERAL =
  /\bcombinada da rodada\b|\bo que (?:e|significa|quer dizer)\b|\bpor que\b|\bcasas?\b.*\bmultiplic\w+|\banulad\w+|\badiad\w+|\bcancelad\w+/
const APART = /\bsepara\w+|\bsimples\b|\bindividua\w+|\bcada um\w* soz/
const OF_IT =
  /\b(?:multipla|dupla|tripla|combinada|bilhete|nela|nisso|nessa|dela|disso|ela|paga\w*|chance|bater|troc\w+|tir\w+|jogos|arriscad\w+|segur\w+|pernas?)\b/

/** So few words still speak of what was just asked for. */
const LEANS = 14

/** Whether a combination of several matches is asked for. */
export const isOfSeveralMatches = (text: string): boolean =>
  ASKED.test(text) && WANTED.test(text) && !GENERAL.test(text)

const WANTED =
  /\b(?:mont\w+|faz(?:er)?|faca|suger\w+|quero|queria|me (?:da|passa|manda)|manda|indic\w+|cri[ae]\w*|bol[ae]\w*|arm[ae]\w*|junt\w+)\b/

/** Whether a message goes on from that. */
export const goesOnFromIt = (text: string): boolean =>
  text.split(' ').length <= LEANS && !GENERAL.test(text) && (APART.test(text) || OF_IT.test(text))

const ALONE = 'Daqui vejo um jogo por vez, então uma combinação de jogos diferentes eu não monto nem calculo.'
const HOW =
  'A conta dela é simples: entre jogos diferentes as chances se multiplicam, e a odd justa é 1 dividido pelo produto. A margem da casa também se multiplica, uma vez por perna. A chance de cada perna está na análise do jogo dela; no plano Black, a Combinada da rodada junta as pernas e faz essa conta.'

/** What is said of a combination of several matches, of which this talk sees one at most. */
export function tellOfSeveralMatches(text: string, isFirst: boolean): string {
  if (!isFirst && APART.test(text))
    return paragraphs(
      'Separadas, cada aposta que acerta paga sozinha; na múltipla, uma que erra leva todas. A múltipla paga mais porque sai muito menos vezes.',
      'Em valor só compensa se o produto das odds passar do produto das odds justas, e como cada perna traz a margem da casa, em geral não passa. As chances dos outros jogos eu não vejo daqui.',
    )
  return paragraphs(ALONE, isFirst ? HOW : `Da que você pediu não tenho nem a chance nem o preço. ${HOW}`)
}
