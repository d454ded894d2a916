import type { Side } from '#reading/ask.ts'
import { countOf } from '#reading/spoken-numbers.ts'
import type { End } from './outcome-of.ts'

/** What a message supposes, and the message without it. */
export type Supposed = { ends: readonly Told[]; rest: string }
/** `by` is the side whose lead it is, where that is said; a score is `isOwn` that tells the goals of that side first. */
export type Told = { end: End; by: Side | null; isOwn?: true }

const COUNT = '(?:\\d|um|dois|duas|tres|quatro|cinco)'
const WON = '(?:ganh\\w+|venc\\w+|vitoria)'
const LOST = '(?:perd\\w+|derrota|tom\\w+|levar?)'
const BY = '(?: (?:so|apenas|exatamente|o jogo))* (?:de|por|com)(?: (?:so|apenas|exatamente))*'
const DIFFERENCE = '(?: gols?)?(?: de (?:diferenca|vantagem|folga))?(?: so| apenas)?'
const BEGINS = '(?:(?:e |ou )?(?:se|si|caso|quando|em caso de|com) )?(?:(?:o )?jogo )?(?:ele |o time |a equipe |time )?'
const SUPPOSES =
  '(?:se|si|caso|quando|em caso de|com|num|der|deu|da|for|fosse|fica|ficar|acab\\w+|termin\\w+|sai\\w*|e|ou|no|pro|de)'

const RELATIVE = new RegExp(
  `${BEGINS}(?:(mandante|visitante) )?\\b(${WON}|${LOST})${BY} (\\d) ?(?:x|a) ?(\\d)(?![\\d.])`,
  'g',
)
const SCORE = new RegExp(
  `(?:\\b${SUPPOSES} (?:em |um |o |de )*)*(?<![\\d.+-])(\\d) ?(?:x|a|-) ?(\\d)(?![\\d.]| ?(?:gols|escanteios))(?: (?:pro|para o|pra|do) (mandante|visitante))?`,
  'g',
)
const LEAD = new RegExp(
  `${BEGINS}(?:(mandante|visitante) )?\\b(${WON}|${LOST})${BY} (${COUNT})${DIFFERENCE}(?! ou mais)(?! ?[x.%]| reais)`,
  'g',
)
const ONE_GOAL = /\b(?:se for |for )(?:so |apenas )?(?:por )?(1|um) (?:so )?gols?(?: de diferenca)?\b/g
const DRAWN = new RegExp(
  `\\b(?:${SUPPOSES} (?:o jogo |o |um |em |a |der |deu )*)+empat\\w+(?! (?:anula|devolve))|\\bempato\\b|^empat(?:ar|ou|ando)\\b`,
  'g',
)
const COUNTED = new RegExp(
  `\\b(?:se |caso |com |e |ou )*(?:sai\\w*|der\\w*|tiver\\w*|com|exatamente|forem|for|fizer\\w*|tem|teve|bater)(?: (?:em|exatamente|so|apenas|justo|certinho))* ((?:${COUNT}(?: ou| e| com)? )*${COUNT}) (?:gols?|escanteios?|cartoes)(?: exatos?| cravados?| certinhos?| em ponto)?(?! ou (?:mais|menos)| de diferenca)`,
  'g',
)

/** 'E com três?' */
const ALONE = new RegExp(`^(?:e |ou )*(?:com|se (?:for|der|sair)(?:em)?|saindo) (${COUNT})(?: gols?)?$`, 'g')

/** 'Se acabar 1 a 0', 'ganho por um, ganho por dois', 'se sair 2, 3 ou 4 gols': the ends that a marked text supposes. */
export function readEnds(marked: string): Supposed {
  const ends: Told[] = []
  let rest = marked
  const take = (pattern: RegExp, read: (found: RegExpExecArray) => Told[]) => {
    for (const found of rest.matchAll(pattern)) ends.push(...read(found))
    rest = rest.replaceAll(pattern, ' ; ')
  }
  take(RELATIVE, ([, club, verb = '', one, two]) => {
    const [high, low] = [Math.max(Number(one), Number(two)), Math.min(Number(one), Number(two))]
    const isWon = !/^(?:perd|derr|tom|lev)/.test(verb)
    return [
      { end: { score: isWon ? { home: high, away: low } : { home: low, away: high } }, by: sideIn(club), isOwn: true },
    ]
  })
  take(SCORE, ([, one, two, winner]) => {
    const [home, away] = [Number(one), Number(two)]
    const isTurned = winner === 'visitante' && home > away
    return [{ end: { score: isTurned ? { home: away, away: home } : { home, away } }, by: null }]
  })
  take(LEAD, ([, club, verb = '', goals = '']) => [
    { end: { lead: countOf(goals) * (/^(?:perd|derr|tom|lev)/.test(verb) ? -1 : 1) }, by: sideIn(club) },
  ])
  take(ONE_GOAL, () => [{ end: { lead: 1 }, by: null }])
  take(COUNTED, ([, counts = '']) =>
    [...counts.matchAll(new RegExp(COUNT, 'g'))].map(([count]) => ({ end: { count: countOf(count) }, by: null })),
  )
  take(ALONE, ([, count = '']) => [{ end: { count: countOf(count) }, by: null }])
  take(DRAWN, () => [{ end: { lead: 0 }, by: null }])
  return { ends, rest: rest.replaceAll(/\s+/g, ' ').trim() }
}

const sideIn = (word: string | undefined): Side | null =>
  word === undefined ? null : word === 'mandante' ? 'home' : 'away'
