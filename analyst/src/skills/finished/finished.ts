import { plainText } from '#reading/plain-text.ts'
import { findMarket, paragraphs, type Scene } from '#scene.ts'
import type { Message, Reply, Skill } from '../skill.ts'
import { betsOf, cameAs } from './bets.ts'
import type { Kind } from './kind.ts'
import { readKind } from './kinds.ts'
import { answerBets } from './of-bets.ts'
import { scoreIn, scoreOf } from './outcome.ts'
import { TELLINGS } from './tellings.ts'

/** What is asked of a match that is over, answered by its score. */
export const finished: Skill = (message) => {
  const { scene } = message
  const reply = scene && told(message, scene)
  return reply && message.earlier.length === 0 ? scoreFirst(scene, reply) : reply
}

/** Who asks of a match that is over is told first how it ended. */
function scoreFirst(scene: Scene, { text, markets }: Reply): Reply {
  const ended = `Terminou ${scoreIn(scene)}.`
  if (text.startsWith('Terminou') || text.includes(': terminou ')) return { text, markets }
  return { text: `${ended} ${text.replace(` ${ended}`, '').replace(`${ended} `, '')}`, markets }
}

function told(message: Message, scene: Scene): Reply | null {
  const { text } = message
  if (scene.phase !== 'over' || scene.briefing.match.score === null) return null
  const several = answerParts(message, scene)
  if (several !== null) return several
  const named = asksScore(scene, text)
  if (named !== null) return { text: named, markets: [] }
  const kind = readKind(text, leansOn(message)) ?? goneOn(message, scene)
  return kind === null ? null : answer(kind, message, scene)
}

function answer(kind: Kind, message: Message, scene: Scene): Reply | null {
  const told = TELLINGS[kind]?.(scene)
  return told === undefined ? answerBets(kind, message, scene) : { text: told, markets: marketsOf(kind, scene) }
}

/** 'Foi zero a zero?' */
function asksScore(scene: Scene, text: string): string | null {
  const { score } = scene.ask
  if (!score || !/^(e |mas |entao )*(foi|ficou|terminou|acabou|deu) (mesmo )?\d ?x ?\d\b/.test(text)) return null
  const { home, away } = scoreOf(scene)
  return `${score.home === home && score.away === away ? 'Foi' : 'Não foi'}: terminou ${scoreIn(scene)}.`
}

/** The market that an answer is about, for 'e quanto pagava?'. */
function marketsOf(kind: Kind, scene: Scene): string[] {
  const { home, away } = scoreOf(scene)
  if (kind === 'zebra' || kind === 'score') return cameAs(scene).map(({ id }) => id)
  const side = home > away ? 'home' : 'away'
  const id =
    kind === 'margin'
      ? `margin.${side}${Math.abs(home - away)}`
      : kind === 'cleanSheet'
        ? `cleanSheet.${away === 0 ? 'home' : 'away'}.yes`
        : ''
  return findMarket(scene, id) ? [id] : []
}

const SHORT = 8
const isShort = (text: string): boolean => text.split(' ').length <= SHORT

/** A few words after what was asked of the same match. */
const leansOn = ({ text, earlier }: Message): boolean =>
  isShort(text) && earlier.some((one) => readKind(one.text) !== null)

/** Kinds that are asked again of another bet: 'e o 1,5?', 'e se fosse no empate?'. */
const GOES_ON: readonly (Kind | null)[] = ['hit', 'odd', 'money', 'chance', 'expected', 'voided']

function goneOn(message: Message, scene: Scene): Kind | null {
  const { text, earlier, ask } = message
  if (!/^(e|mas|entao|ou|era) /.test(text) || !isShort(text)) return null
  if (!betsOf(message, scene).isNamed && ask.house === null) return null
  const kind = earlier.map((one) => readKind(one.text)).findLast((one) => one !== null) ?? null
  if (!GOES_ON.includes(kind)) return null
  return kind === 'voided' ? 'hit' : kind
}

/** Kinds that stand beside each other in one message: 'placar, intervalo e se a dica deu green'. */
const BESIDE: readonly (Kind | null)[] = [
  'score',
  'half',
  'scorers',
  'corners',
  'cards',
  'hit',
  'zebra',
  'combos',
  'goals',
]

function answerParts(message: Message, scene: Scene): Reply | null {
  const parts = message.question.split(/[,;?]| e (?=se |quem |quant|o |a |os |as |no )/i).map((part) => plainText(part))
  const kinds = parts.map((part) => readKind(part, true)).filter((kind) => kind !== null)
  const distinct = kinds.filter((kind, at) => kinds.indexOf(kind) === at && BESIDE.includes(kind))
  const isCounted = distinct.some((kind) => kind === 'corners' || kind === 'cards')
  const rest = distinct.filter((kind) => kind !== 'score' && !(kind === 'hit' && isCounted))
  if (rest.length < 2 || distinct.length < kinds.length) return null
  const told = rest.map((kind) => answer(kind, message, scene))
  if (told.some((one) => one === null)) return null
  return {
    text: paragraphs(...told.map((one) => one?.text ?? null)),
    markets: told.flatMap((one) => one?.markets ?? []),
  }
}
