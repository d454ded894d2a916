import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { housesOf, toPlain } from '#reading/plain-question.ts'
import { plainText } from '#reading/plain-text.ts'
import { wordsOf } from '#reading/read-details.ts'

/** A message with its commas kept, as they part one leg from the next; clubs are called by their part in the match. */
export function keepCommas(question: string, briefing: Briefing | null): string {
  let text = question
    .slice(0, LENGTH_READ_MAX)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[−–—]/g, '-')
    .replaceAll(/(\d)\.(\d{3})(?!\d)/g, '$1$2')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
    .replaceAll(/@ ?(?=\d)/g, ' odd ')
    .replaceAll(/\) ?: ?/g, ' ')
    .replaceAll(/\b(mais|menos) (?=\d{1,2}\.5\b)/g, '$1 de ')
    .replaceAll(/\.(?=\s|$)|[;:?!()"“”\n]/g, ',')
    .replaceAll(/(?<=[a-z])-(?=[a-z])/g, ' ')
  for (const [side, name] of [
    ['home', 'mandante'],
    ['away', 'visitante'],
  ] as const) {
    for (const words of briefing ? wordsOf(briefing.match, side) : []) {
      text = text.replaceAll(new RegExp(`\\b${words}\\b`, 'g'), name)
    }
  }
  for (const house of briefing ? housesOf(briefing.markets) : []) text = text.replaceAll(plainText(house), 'casa')
  return text
    .replaceAll(HOUSES, 'casa')
    .split(/(?=,)|(?<=,)/)
    .map((part) => (part === ',' ? part : ` ${toPlain(part, briefing)} `))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\bmais ou menos (?=\d)/g, 'perto de ')
    .replaceAll(/\b(mandante|visitante)( (?:ec|ac|fc|sc|mandante|visitante))+\b/g, '$1')
    .trim()
}

/** Houses by names that no match of ours may quote. */
const HOUSES =
  /\b(?:bet ?365|betano|betnacional|sportingbet|superbet|betfair|pixbet|estrela ?bet|kto|novibet|betsson|betmgm|esportes da sorte|casa (?:aroeira|jatoba|umbuzeiro))\b/g

const LENGTH_READ_MAX = 600

/** Words of other matters: what stands beside them is not asked of a combination alone. */
const OTHER_MATTER =
  /\b(?:chov\w+|chuva|clima|lesao|lesoes|lesionad\w+|desfalques?|escalac\w+|arbitro|juiz|tecnico|tabela|rodada|classificac\w+|ultimos|ultimas|historico|retrospecto|ontem|anteontem|cash ?out|sure ?bets?|arbitragem|imposto|bonus|free ?bet|gratis|cadastro|assinatura|plano|premium|login|senha|deposit\w+|saque|sacar|minutos?|ao vivo|jogador\w*|artilheir\w+|atacante|goleiro|penalti\w*|prorrogacao|palavras?|frases?|linhas|por linha|em ordem|protecao|proteger|hedge|falta so|ja bateu|tabelinha|topicos?|ingles|resum\w+|sistema|turbinad\w+|aumentad\w+)\b/

/** A house of another name, a greeting or a complaint says nothing else; another matter does. */
export const isOfOtherMatter = (text: string): boolean => OTHER_MATTER.test(text)

const ONE_OF =
  /\b(?:estou|to|fico|fiquei|em duvida|indecis[oa]) entre\b|\bentre\b.{0,80}\bqual\b|\bqual (?:dos dois|das duas|dessas|delas|deles)\b|\b(?:odds?|apostas?|entradas?) separadas?\b|\bpoisson\b/
const IN_ONE = /\b(?:combo\w*|combin\w+|multipl\w+|junt\w+|bilhetes?|mesma aposta|criar aposta|tripla|dupla com)\b/

/** Bets of which one is to be chosen, or that stand apart: nothing says that they are one. */
export const areAlternatives = (text: string): boolean => ONE_OF.test(text) && !IN_ONE.test(text)

/** '12 no mandante a 1,95, 8 no ambas a 1,80': bets of their own, each with its money. */
export const areBetsApart = (text: string): boolean => [...text.matchAll(STAKED)].length > 1

const STAKED =
  /(?<![\d.+-])\d+(?:\.\d{2})?(?: reais| conto| pila)? (?:n[oa]s?|em|pr[oa]) (?!(?:1o|2o|jogo|total|primeiro|segundo|intervalo)\b)[a-z]/g
