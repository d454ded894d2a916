import { writeList } from '@prancheta/core/chat/figures.ts'
import { bullets, paragraphs, type Scene } from '#scene.ts'
import { tellPoints } from '#writers/points.ts'
import { factsInBrief } from './brief-facts.ts'
import { type Picture, picture } from './picture.ts'
import type { Telling } from './read-telling.ts'

/** Fewest sentences that still say something. */
const LENGTHS = { shortest: 1, short: 2, usual: 3, long: 5 }

/** A text about the match: what the numbers say, in the voice and the length that were wished for. */
export function writeTelling(scene: Scene, telling: Telling): string {
  const seen = picture(scene)
  if (!seen) return 'Sem a força estimada dos times não tenho o que contar deste jogo sem inventar.'
  const { tone, size, hasEmoji } = telling
  const smile = hasEmoji ? ' ⚽📊' : ''
  if (tone === 'title') return `${title(scene, seen)}${smile}`
  if (tone === 'rhyme') return `${rhyme(scene, seen)}${smile}`
  if (size?.of === 'words' && size.count < ROOM_FOR_TEXT) return `${fewWords(seen, telling, size.count)}${smile}`
  const isListed = size?.of === 'sentences' && size.count > 1 && tone === 'plain' && telling.hasNumbers
  if (size && (size.of === 'points' || isListed)) return points(scene, telling, size.count)
  const all = sentencesOf(scene, seen, telling)
  const count = size?.count ?? lengthOf(telling)
  const told =
    size?.of === 'words'
      ? upTo(all, size.count)
      : size?.of === 'characters'
        ? upToLetters(all, size.count)
        : all.slice(0, Math.max(1, count))
  const isOne = size === null ? telling.stretch < 0 : size.of !== 'words' && size.count === 1
  if (isOne && tone === 'plain' && telling.hasNumbers) return `${seen.inOne}${smile}`
  if (size?.of === 'lines') return `${told.join('\n')}${smile}`
  const half = Math.ceil(told.length / 2)
  return telling.stretch > 0
    ? paragraphs(told.slice(0, half).join(' '), `${told.slice(half).join(' ')}${smile}`)
    : `${told.join(' ')}${smile}`
}

/** As many whole sentences as go into so many characters, as they are read. */
function upToLetters(all: readonly string[], letters: number): string[] {
  let left = letters
  const told = all.filter((one) => {
    left -= one.replaceAll('**', '').length + 1
    return left >= 0
  })
  return told.length > 0 ? told : all.slice(0, 1)
}

/** As many whole sentences as go into so many words. */
function upTo(all: readonly string[], words: number): string[] {
  let left = words
  return all.filter((one) => {
    left -= one.split(' ').length
    return left >= 0
  })
}

function lengthOf({ stretch, tone }: Telling): number {
  if (stretch > 0) return LENGTHS.long + 2
  if (stretch < 0) return stretch < -1 ? LENGTHS.shortest : LENGTHS.short
  return tone === 'news' ? LENGTHS.long : LENGTHS.usual
}

/** In the order of their weight, so that a shorter text keeps what matters. */
function sentencesOf(
  { home, away }: Scene,
  seen: Picture,
  { tone, hasNumbers, withMeetings, withSides, stretch }: Telling,
): string[] {
  const isRadio = tone === 'radio'
  const isPlainWords = !hasNumbers || tone === 'simple' || tone === 'child'
  const lead = tone === 'child' ? seen.forChild : isPlainWords ? seen.lead : seen.leadInNumbers
  const opened = isRadio
    ? `Atenção, ouvinte! Vem aí ${home} contra ${away}! ${lead}`
    : tone === 'group'
      ? `${home} x ${away}: ${lower(lead)}`
      : lead
  const goals = isPlainWords ? seen.goals : seen.goalsInNumbers
  const rest = [
    tone === 'child'
      ? 'Mas no futebol o outro time também pode surpreender.'
      : tone === 'simple' || !hasNumbers
        ? seen.why
        : null,
    tone === 'plain' && hasNumbers ? seen.priceInNumbers : null,
    withSides ? (hasNumbers ? seen.sidesInNumbers : seen.sides) : null,
    isRadio ? `Bola na rede? ${goals}` : goals,
    withMeetings ? (hasNumbers ? seen.meetingsInNumbers : seen.meetings) : null,
    tone === 'child' || tone === 'news' || (tone === 'plain' && hasNumbers)
      ? null
      : isRadio
        ? `E no preço, amigo: ${lower(seen.price)}`
        : seen.price,
    tone === 'news' || stretch > 0 ? (hasNumbers ? seen.formInNumbers : seen.form) : null,
    tone === 'news' || stretch > 0 ? (hasNumbers ? seen.tableInNumbers : seen.table) : null,
    tone === 'news' ? seen.where : null,
    tone === 'group' ? 'É estatística, não promessa.' : null,
  ]
  return [opened, ...rest.filter((one) => one !== null)]
}

const lower = (text: string): string => (text.startsWith('**') ? text : text.charAt(0).toLowerCase() + text.slice(1))

const title = ({ home, away }: Scene, { isEven, isHome }: Picture): string =>
  isEven
    ? `${home} e ${away} fazem jogo parelho`
    : isHome
      ? `Favorito, ${home} recebe ${away}`
      : `${away} visita ${home} como favorito`

const rhyme = ({ home, away }: Scene, { isEven, favourite }: Picture): string =>
  [
    `${home} em casa vai jogar,`,
    `${away} quer surpreender;`,
    isEven ? 'tá parelho, difícil de apontar,' : `${favourite} tem mais chance de ganhar,`,
    'mas quem manda é a bola correr.',
  ].join('\n')

/** So few words that only the favourite and the price go in. */
function fewWords(
  { favourite, isEven, favouriteShare, hasValue }: Picture,
  { hasNumbers }: Telling,
  count: number,
): string {
  const lead = isEven ? `Parelho, ${favourite} pouco à frente` : `${favourite} favorito`
  const share = hasNumbers ? `, ${favouriteShare}` : ''
  const price = hasValue ? 'um preço na regra' : 'nenhum preço na regra'
  const shorter = isEven ? ['Jogo parelho, sem favorito claro.', 'Jogo parelho.', 'Parelho.'] : [`${favourite}.`]
  const longestFirst = [`${lead}${share}; ${price}.`, `${lead}${share}.`, `${lead}.`, ...shorter]
  return longestFirst.find((text) => text.split(' ').length <= count) ?? shorter.at(-1) ?? lead
}

const ROOM_FOR_TEXT = 30

/** What there is to say without a number, the weightiest first. */
function inWords(scene: Scene): string[] {
  const seen = picture(scene)
  if (!seen) return []
  return [seen.lead, seen.goals, seen.price, seen.form, seen.table, seen.why, seen.meetings].filter(
    (one) => one !== null,
  )
}

function points(scene: Scene, telling: Telling, count: number): string {
  const whole = telling.hasNumbers && telling.tone === 'plain' && count <= MOST_POINTS ? tellPoints(scene, count) : ''
  if (whole !== '' && whole.split('\n').length === count) return whole
  const facts = telling.hasNumbers ? factsInBrief(scene) : inWords(scene)
  const told = bullets(facts.slice(0, count))
  return facts.length >= count
    ? told
    : `${told}\n\nSó estes ${writeList(['os dados sustentam'])}; mais do que isso seria inventar.`
}

const MOST_POINTS = 5
