import type { Make } from '#reading/markets/make.ts'
import { countOf } from '#reading/spoken-numbers.ts'
import { atLine, byLines, inHalf, ofSide, opposite, otherClub } from './moves.ts'
import type { Lines } from './read-lines.ts'

/** Where a message moves the talk to, and what is left of its words. */
export type Moved = { makes: readonly Make[]; rest: string }

type Move = readonly [RegExp, (make: Make, found: RegExpExecArray) => Make | null]

const STEP = '(?:uma?|duas?|dois|tres|mais uma?|mais duas|\\d)'
const MOVES: readonly Move[] = [
  [
    /\b(?:(?:o|a|ao|do|pelo) )?(?:contrari[oa]|inverso|opost[oa]|avesso)(?: disso| dele| dela)?\b|\b(?:do |o )?outro lado(?: da aposta| da moeda)?\b|\bao contrario\b/,
    opposite,
  ],
  [/\b(?:e )?(?:apostar |jogar |ir )?contra (?:ele|ela|eles|elas|mandante|visitante)\b/, opposite],
  [
    /\b(?:d?o|pro|no|para o|a favor do|trocando (?:o|os|de)) (?:outro(?: time| clube| lado)?|adversario|rival|times?|clubes?)\b|\btrocando os times\b/,
    otherClub,
  ],
  [
    /\b(?:n?o|do|para o|pro) (?:jogo (?:todo|inteiro|completo)|tempo (?:todo|normal)|90(?: minutos)?)\b/,
    (make) => inHalf(make, null),
  ],
  [
    /\b(?:menos|abaixo|menor) (?:que|do que|de|d)? ?(?:isso|esse|essa)\b/,
    (make) => (make.kind === 'total' ? { ...make, way: 'under' } : null),
  ],
  [
    /\b(?:mais|acima|maior) (?:que|do que|de|d)? ?(?:isso|esse|essa)\b/,
    (make) => (make.kind === 'total' ? { ...make, way: 'over' } : null),
  ],
  [/\bn[oa] (?:segund[oa]|2o?)\b/, (make) => inHalf(make, 'secondHalf')],
  [/\bn[oa] (?:primeir[oa]|1o?)\b/, (make) => inHalf(make, 'firstHalf')],
  [
    /\bsem (?:o )?empate\b|\btirando o empate\b/,
    (make) => ('side' in make && make.side !== 'draw' && make.side ? { kind: 'drawNoBet', side: make.side } : null),
  ],
  [
    new RegExp(
      `\\b(?:baix\\w+|desc\\w+|diminu\\w+)(?: (?:pra|para|a|de))*(?: (${STEP}))?(?: linhas?| gols?| degraus?)?\\b`,
    ),
    (make, [, steps]) => byLines(make, -stepsIn(steps)),
  ],
  [
    new RegExp(
      `\\b(?:sob\\w+|sub\\w+|aument\\w+)(?: (?:pra|para|a|de))*(?: (${STEP}))?(?: linhas?| gols?| degraus?)?\\b`,
    ),
    (make, [, steps]) => byLines(make, stepsIn(steps)),
  ],
  [
    new RegExp(`\\b(?:(${STEP}) )?linhas? (?:a |pra |para )?(?:mais )?(?:acima|cima|alta)\\b`),
    (make, [, steps]) => byLines(make, stepsIn(steps)),
  ],
  [
    new RegExp(`\\b(?:(${STEP}) )?linhas? (?:a |pra |para )?(?:mais )?(?:abaixo|baixo|baixa)\\b`),
    (make, [, steps]) => byLines(make, -stepsIn(steps)),
  ],
  [/(?<![\d.])([+-]?\d{1,2}(?:\.\d{1,2})?)(?![\d.]| ?%)/, (make, [, line = '']) => atLine(make, line)],
]

const stepsIn = (word = '1'): number => {
  const count = countOf(word.replace(/^mais /, ''))
  return Number.isNaN(count) ? 1 : count
}

/** 'Baixa uma linha', 'e no segundo?', 'e do outro?', 'o contrário': the bets of the talk, moved as the message says. */
export function follow({ makes, read, rest }: Lines, base: readonly Make[]): Moved | null {
  if (base.length === 0) return null
  const [named] = read.markets
  const [first] = base
  if (/\bcontra (?:o )?(?:mandante|visitante)\b/.test(read.marked) && read.markets.every(({ isBare }) => isBare))
    return moved(base, rest.replace(/\bcontra\b/, ' '), opposite)
  // 'E de 1 a 4?' after goals from one number to another.
  if (first?.kind === 'range' && named?.make.kind === 'score')
    return { makes: [{ kind: 'range', from: named.make.home, to: named.make.away }], rest }
  // 'E do visitante?' after a bet of clubs is the same bet on that club.
  if (read.markets.length === 1 && named?.isBare && named.make.kind === 'result' && named.make.side !== 'draw')
    return moved(base, rest, (make) =>
      named.make.kind === 'result' && named.make.side !== 'draw' ? ofSide(make, named.make.side) : null,
    )
  // 'E o under?', 'e a mais de 10?' keep what is counted, whose it is and in which half.
  if (makes.length === 1 && named?.make.kind === 'total') {
    const { make } = named
    if (first?.kind === 'total' && make.unit === 'goals' && !/\bgols?\b/.test(read.marked))
      return {
        makes: [
          {
            ...first,
            way: make.way,
            line: /^(?:over|under)$/.test(read.marked.slice(named.at, named.end)) ? first.line : make.line,
            half: make.half ?? first.half,
            side: make.side ?? first.side,
          },
        ],
        rest,
      }
    return { makes, rest }
  }
  // A handicap without its club is of the club that the talk is on.
  if (makes.length > 0) return { makes, rest: rest.replace(/\b(?:o )?(?:inverso|contrario)\b/, ' ') }
  if (read.half !== null) return moved(base, rest, (make) => inHalf(make, read.half))
  for (const [pattern, move] of MOVES) {
    const found = pattern.exec(rest)
    if (found) return moved(base, rest.replace(pattern, ' '), (make) => move(make, found))
  }
  return { makes: base, rest }
}

function moved(base: readonly Make[], rest: string, move: (make: Make) => Make | null): Moved | null {
  const makes = base.map(move)
  return makes.some((make) => make === null) ? null : { makes: makes.flatMap((make) => make ?? []), rest }
}
