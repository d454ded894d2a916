import { fixed, happens, type MarketEvent, ofSide } from '#checking/reading/market-event.ts'
import { NUMERAL, valueOfNumeral } from '#checking/reading/number-words.ts'
import { type Phrase, sideOfMask } from '#checking/reading/total-phrases.ts'
import type { Side } from '#markets/outcome.ts'

const BOTH =
  '(?:ambas(?: as equipes)?|ambos(?: os times)?|(?:os )?dois times|(?:as )?duas equipes|(?:os )?dois lados|os dois)'
const SCORES = '(?:marca(?:m|r|rem)(?!am)|faz(?:em|er|erem) gols?|balanca\\w* as? redes?)'
const GAME = '(?: (?:na mesma partida|no mesmo jogo|no jogo))?'
const CLUB = '(?<club>§[ha]_*)'

const always = (pattern: string, event: MarketEvent): Phrase => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'gu'),
  read: () => fixed(event),
})
const anyOf = (pattern: string, bySide: (side: Side) => MarketEvent): Phrase => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])${pattern}(?!\\p{L})`, 'gu'),
  read: ({ club }) => ofSide(sideOfMask(club), bySide),
})
const read = (pattern: string, idOf: (groups: Record<string, string | undefined>) => string | null): Phrase => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])${pattern}`, 'gu'),
  read: (groups) => {
    const id = idOf(groups)
    return id === null ? null : fixed(happens(id))
  },
})
const countOf = (thing: string | undefined) => (thing === 'cartoes' ? 'cards' : 'corners')
/** Who has more of them: with the club left open, so that the other one can follow. */
const most = (pattern: string): Phrase => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])${pattern}(?!\\p{L})`, 'gu'),
  read: ({ thing, club }) => ofSide(sideOfMask(club), (side) => happens(`${countOf(thing)}.most.${side}`)),
})
/** Whoever is in front at half-time. */
const LEADS = '(?:na frente|a frente|vencendo|ganhando|lidera\\p{L}*|venc(?:e|er)|ganha[r]?|vai ganhando)'
const halfIn = (word: string | undefined) => (word && /^(?:1|p)/.test(word) ? 'first' : 'second')
const placeOf = (mask: string | undefined) => sideOfMask(mask) ?? 'draw'

/** By so many goals, or by so many and more: what a handicap of that line asks for. */
const margin = (pattern: string): Phrase => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])${pattern}`, 'gu'),
  read: ({ club, least, by, more, after }) => {
    const goals = valueOfNumeral(by ?? '') + (least === 'mais de' ? 1 : 0)
    const isOpen = least !== undefined || more !== undefined || after !== undefined
    return ofSide(sideOfMask(club), (side) =>
      isOpen && goals === MARGIN_TOP
        ? happens(`margin.${side}${goals}plus`)
        : happens(isOpen ? `asianHandicap.${side}-${goals - 0.5}` : `margin.${side}${goals}`),
    )
  },
})
const MARGIN_TOP = 4
const BY_GOALS = `por (?:(?:uma )?(?:diferenca|margem|vantagem) de )?(?<least>mais de|pelo menos|ao menos|no minimo)? ?(?<by>${NUMERAL})(?<more> ou mais)? gols?(?! a \\d)(?<after> ou mais)?(?: de (?:diferenca|vantagem|frente))?`
const MARGIN_PHRASES: readonly Phrase[] = [
  margin(`(?:vitoria|triunfo) d[oae]s? ${CLUB} ${BY_GOALS}`),
  margin(`${CLUB} (?:\\p{L}+ )?(?:venc(?:e|er|em|a)|ganh(?:a|ar|am|e)|triunf(?:a|ar)) ${BY_GOALS}`),
  margin(`(?:vitoria|triunfo|venc(?:e|er|a)|ganh(?:a|ar|e)) ${BY_GOALS}`),
]

/** Both to score, exact numbers, halves, margins, handicaps, and who has more corners. */
export const GOAL_PHRASES: readonly Phrase[] = [
  always(`${BOTH} nao ${SCORES}${GAME}`, happens('btts.no')),
  always('ambas marcam(?: no (?:jogo|(?:1º|2º|primeiro|segundo) tempo))?(?::|,| -)? ?\\(?nao\\)?', happens('btts.no')),
  always('btts(?::| -)? ?\\(?nao\\)?', happens('btts.no')),
  always(
    '(?:ao menos|pelo menos) um(?: d[oa]s (?:times?|dois|lados))? (?:passa[r]?|passe|fica[r]?|fique) (?:em branco|sem marcar|zerad[oa])',
    happens('btts.no'),
  ),
  always(
    '(?:ambas marcam|btts)(?:(?: no (?:1º|2º|primeiro|segundo) tempo)?(?::|,| -)? ?\\(?sim\\)?)?',
    happens('btts.yes'),
  ),
  always(`${BOTH} ${SCORES}${GAME}`, happens('btts.yes')),
  always('(?:o )?gols? d[oa]s (?:dois times|duas equipes|dois lados)', happens('btts.yes')),
  read(`(?:faixa |total )?de (?<least>\\d) a (?<most>\\d) gols`, ({ least, most }) => `goalsRange.${least}to${most}`),
  read(`faixa de (?<least>\\d) a (?<most>\\d)(?![\\d.,%])`, ({ least, most }) => `goalsRange.${least}to${most}`),
  read(`exatamente (?<count>${NUMERAL}) gols?`, ({ count }) => exactly(valueOfNumeral(count ?? ''))),
  read(
    '(?:intervalo ?/ ?final[:,]? ?)(?<half>§[ha]_*|empate) ?/ ?(?<end>§[ha]_*|empate)',
    ({ half, end }) => `halfFull.${placeOf(half)}.${placeOf(end)}`,
  ),
  read(
    '(?<half>§[ha]_*|empate) ?/ ?(?<end>§[ha]_*|empate) (?:n?o )?intervalo ?/ ?final',
    ({ half, end }) => `halfFull.${placeOf(half)}.${placeOf(end)}`,
  ),
  anyOf(
    `${CLUB} (?:${LEADS} )?(?:n?o|ao) intervalo e (?:(?:${LEADS}|sai[r]? vencedor) )?n?o (?:final|fim|jogo|apito final)`,
    (side) => happens(`halfFull.${side}.${side}`),
  ),
  anyOf(`${CLUB} ${LEADS} (?:n?o|ao) intervalo`, (side) => happens(`firstHalf.result.${side}`)),
  always('empat(?:e|ad[oa]|ar)(?: o jogo)? (?:n?o|ao) intervalo(?! ?/| e )', happens('firstHalf.result.draw')),
  read('mais gols no (?<half>1º|primeiro|2º|segundo) tempo', ({ half }) => `busierHalf.${halfIn(half)}`),
  always('(?:tempos com o mesmo numero de gols)', happens('busierHalf.equal')),
  read(
    '(?:(?:(?:total|numero)(?: de gols)?|gols) (?:em numero )?(?<parity>par|impar)(?!\\p{L})|(?<alone>par|impar)(?: de gols| (?=sai|tem|fica|vem|acontece)|(?=,? (?:em|com) \\d)))',
    ({ parity, alone }) => `goalsParity.${(parity ?? alone) === 'par' ? 'even' : 'odd'}`,
  ),
  ...MARGIN_PHRASES,
  most('mais (?<thing>escanteios|cantos|cartoes)(?: para|:|,| d[oa]s?)? (?:[oa]s? )?(?<club>§[ha]_*)'),
  most(`${CLUB} (?:ter|tem|cobrar?|cobre|levar?) mais (?<thing>escanteios|cantos|cartoes)`),
  read('mais (?<thing>escanteios|cantos|cartoes)(?::|,) empate', ({ thing }) => `${countOf(thing)}.most.draw`),
  read(
    'mesmo numero de (?<thing>escanteios|cantos|cartoes)(?: dos dois lados)?',
    ({ thing }) => `${countOf(thing)}.most.draw`,
  ),
  read('outro placar(?::|,)? (?:vitoria d[oa] (?<club>§[ha]_*)|empate)', ({ club }) => `score.other.${placeOf(club)}`),
  always('(?<!(?:marcou|fez|sofreu|levou|tomou) )nenhum gol', happens('exactGoals.0')),
  read(
    'handicap europeu \\(§h_* (?<line>[+-]\\d)\\)(?::|,| com) (?<club>§[ha]_*|empate)',
    ({ line, club }) => `europeanHandicap.${line}.${placeOf(club)}`,
  ),
  read(
    `handicap(?: asiatico)?[:,]? (?:d[eoa]s? |para [oa]s? )?(?:(?<line>[+-]\\d(?:[.,]\\d+)?) )?(?:d[oae]s? |n[oa]s? |para [oa]s? )?${CLUB}(?: (?:de )?(?<after>[+-]\\d(?:[.,]\\d+)?))?`,
    ({ line, after, club }) => handicap(sideOfMask(club), after ?? line),
  ),
  anyOf(`${CLUB} (?:vai|vao|ir|va) para o intervalo (?:na frente|ganhando|vencendo)`, (side) =>
    happens(`firstHalf.result.${side}`),
  ),
  anyOf(`${CLUB} (?:passa[rm]?|passe|fica[rm]?) (?:em branco|zerad[oa]s?)`, (side) => happens(`${side}Goals.under0.5`)),
  anyOf(`${CLUB} nao (?:marca[rm]?|fazer? gols?)(?! (?:mais|menos|pelo))`, (side) => happens(`${side}Goals.under0.5`)),
  anyOf(
    `${CLUB} (?:nao )?(?:balanca\\w* as? redes?|deixa\\w* (?:o dele|sua marca|gol)|(?:vai|ir) as redes)(?: (?:ao|pelo) menos uma vez)?`,
    (side) => happens(`${side}Goals.over0.5`),
  ),
  anyOf(`${CLUB} (?:marca[rm]?|fazer gol)(?! (?:mais|menos|pelo|ao|em media|\\d|um|dois|tres|gols))`, (side) =>
    happens(`${side}Goals.over0.5`),
  ),
]

/** Read last, where no number of goals is named: 'sai gol no primeiro tempo'. */
export const ANY_GOAL_PHRASES: readonly Phrase[] = [
  always(
    '(?:sai|sair|saia|haver|haja|ha|tem|ter|rolar?) (?:algum )?gols?(?! (?:d[eoa]s?|esperad|por|marcad|sofrid|em media|n[oa]s ultim))',
    happens('goals.over0.5'),
  ),
]

const exactly = (count: number): string | null => (Number.isInteger(count) && count <= 5 ? `exactGoals.${count}` : null)

function handicap(side: Side | null, line: string | undefined): string | null {
  if (!side || line === undefined) return null
  const value = Number(line.replace(',', '.'))
  return `asianHandicap.${side}${value < 0 ? '-' : '+'}${Math.abs(value)}`
}

/** What turns a named market round: 'não bate', 'o contrário de'. */
export const CONTRARY_AFTER =
  /^\s*(?:nao (?:acontece\w*|bate\w*|vem|vir|sai\w*|ocorre\w*|se confirma\w*)|falha\w*|dá errado|dar errado)/
export const CONTRARY_BEFORE = /(?:o contrario|o outro lado|o oposto) d[aeo]s? (?:[oa]s? )?$/
