import { idOf, type Make } from '#reading/markets/make.ts'
import { paragraphs } from '#scene.ts'
import { isOfTable } from '../past/past.ts'
import type { Message, Reply, Skill } from '../skill.ts'
import { stepsOf } from './ends-of.ts'
import { follow } from './follow.ts'
import { type Lines, lastSide, readLines, sideOfTalk, talkedOf } from './read-lines.ts'
import { sayBalance } from './say-balance.ts'
import { sayChances, sayGap, sayLikelier } from './say-chance.ts'
import { sayColumns } from './say-columns.ts'
import { sayFirstGoal } from './say-first-goal.ts'
import { sayList } from './say-list.ts'
import { sayMeaning } from './say-meaning.ts'
import { sayRules } from './say-rules.ts'
import { saySame } from './say-same.ts'
import { saySettled } from './say-settled.ts'
import { sayTwoKinds } from './say-two-kinds.ts'
import { sayWanted } from './say-wanted.ts'
import { askedBefore, HOLDS, isJoint, LIKELIER, lastTwo, SETTLES, wasJoint } from './talk-of.ts'
import { type Asked, isGlue } from './words.ts'

/** What a line means, how it settles, how likely it is, and the same of the lines beside it. */
export const lines: Skill = (message) => {
  if (message.scene?.phase === 'over' || isOfAnswer(message) || OF_LIST.test(message.text) || isOfTable(message))
    return null
  return (
    sayColumns(message) ??
    sayBalance(message) ??
    sayRules(message) ??
    sayFirstGoal(message) ??
    sayList(message) ??
    sayWanted(message) ??
    sayLine(message) ??
    sayTwoKinds(message)
  )
}

/** What is done to a list, which another skill keeps. */
const OF_LIST =
  /\b(?:chances?|odds?|casas?|edge|porcentagem) (?:do|ao) lado\b|\binvert\w+ a (?:ordem|lista)|\bordena\w*\b|\b(?:tir|acrescent|inclu|remov)\w* (?:a |uma )?coluna\b/

/** 'Agora pode explicar' after a bare yes or no asks for its reason, and not for what the line means. */
const isOfAnswer = ({ text, earlier }: Message): boolean =>
  /\bexplic\w+\b/.test(text) && /^\*\*(?:Sim|Não)\b.{0,16}$/.test(earlier.at(-1)?.reply.text ?? '')

/** Words beside a question about whether two bets are one. */
const OF_SAME: ReadonlySet<string> = new Set(
  'vezes diferentes odds odd por que protegem protege protegida proteger os'.split(' '),
)
const FOLLOWS_MAX = 12

/** Each of the bets that the talk was on: 'a odd justa dos dois'. */
const OF_BOTH = /\b(?:d?[oa]s|n[oa]s|em) (?:dois|duas)\b|\b(?:de |em )?cada(?: um| uma)?\b/
/** Of games that were played, and answers of a given shape. */
const NOT_HERE =
  /\b(?:por (?:partida|jogo)|por quanto|medias?|so (?:o |a )?(?:numero|porcentagem|odd)|(?:com )?sim ou nao[:,]?$|em (?:uma|um|duas|dois|tres|\d+) (?:palavras?|linhas?|frases?))\b/

/** One line for two kinds of handicap. */
const TWO_KINDS = /\beuropeu\b.*\basiatic\w+|\basiatic\w+\b.*\beuropeu\b/

function sayLine(message: Message): Reply | null {
  const { text, briefing } = message
  if (NOT_HERE.test(text) || (TWO_KINDS.test(text) && !/[+-]\d.*[+-]\d/.test(text))) return null
  const talked = talkedOf(message)
  const base = OF_BOTH.test(text) && talked.length < 2 ? lastTwo(message) : talked.slice(0, OF_BOTH.test(text) ? 3 : 1)
  const side = sideOfTalk(base)
  const before = askedBefore(message)
  const isShort = base.length > 0 && text.split(' ').length <= FOLLOWS_MAX
  const supposes =
    isShort &&
    (before.includes('settles') ||
      HOLDS.test(message.earlier.at(-1)?.text ?? '') ||
      /^(?:e |entao |ah |ta )*se\b/.test(text))
  const read = withQuarter(readLines(text, briefing, side, supposes), base)
  const isComplete = read.makes.length > 0 && (!briefing || read.makes.every(isWhole))
  const isFollowing = isShort && !(isComplete && read.asked.length > 0)
  const moved = isFollowing ? follow(read, base) : null
  const named = withSide(meant(moved?.makes ?? read.makes, read.asked), side ?? lastSide(message))
  // 'Isso é igual a handicap zero?' sets what the talk is on beside what is named.
  const makes = read.asked.includes('same') && named.length === 1 ? [...base.slice(0, 1), ...named] : named
  const rest = (moved ?? read).rest.replace(OF_BOTH, ' ')
  const isWhoMost = named[0]?.kind === 'most' && /\bquem\b/.test(text)
  const asked = isWhoMost
    ? LIKELIER
    : read.asked.length > 0
      ? read.asked
      : read.ends.length > 0
        ? SETTLES
        : isFollowing
          ? before
          : []
  // After a sum of money, 'e se der o visitante?' asks what becomes of the money.
  if (read.asked.length === 0 && read.ends.length === 0 && /R\$/.test(message.earlier.at(-1)?.reply.text ?? ''))
    return null
  if (moved?.makes === base && read.asked.length === 0 && read.ends.length === 0) return null
  if (makes.length === 0 || asked.length === 0 || isJoint(read.read) || (moved && wasJoint(message))) return null
  const isOfSame = asked.includes('same')
  if (isOfSame && read.makes.length === 0) return null
  // 'Tem que estar empatado no intervalo e ...?' tells the same bet once more.
  const left = makes[0]?.kind === 'halfFull' ? rest.replace(/\btem que (?:estar|ficar) .*/, '') : rest
  if (!isGlue(left, isOfSame ? OF_SAME : undefined)) return null
  return answer(message, { ...read, makes, asked })
}

const QUARTER = /(?<![\d.])\d?\.?(?:25|75)\b/

/** 'Não entendi esse negócio de 0,25': any line of a quarter shows what one is. */
function withQuarter(read: Lines, base: readonly Make[]): Lines {
  const [digits] = QUARTER.exec(read.rest) ?? []
  if (digits === undefined || read.makes.length > 0 || base.length > 0 || !read.asked.includes('means')) return read
  return {
    ...read,
    makes: [{ kind: 'handicap', side: null, line: -Number(digits), half: null }],
    rest: read.rest.replace(QUARTER, ' '),
  }
}

/** 'Tem empate nele?' and 'os dois protegem no empate?' speak of the draw beside a bet, and name no other. */
function meant(makes: readonly Make[], asked: readonly Asked[]): readonly Make[] {
  if (makes.length < 2 || !(asked.includes('means') || asked.includes('same'))) return makes
  const others = makes.filter((make) => make.kind !== 'result' || make.side !== 'draw')
  return asked.includes('means') || others.length === 2 ? others : makes
}

const isWhole = (make: Make): boolean => !('side' in make) || make.side !== null || make.kind === 'total'

function withSide(makes: readonly Make[], side: ReturnType<typeof sideOfTalk>): Make[] {
  return makes.map((make) => (isWhole(make) || side === null ? make : ({ ...make, side } as Make)))
}

function answer(message: Message, { makes, asked, ends }: Lines): Reply | null {
  const { scene, text } = message
  const [first] = makes
  if (!first) return null
  const wantsNumbers = asked.some((kind) => kind === 'chance' || kind === 'fair' || kind === 'likelier')
  // While the ball is rolling no chance and no price is told.
  if (wantsNumbers && scene?.phase !== 'ahead') return null
  const parts: string[] = []
  const settles = ends.length > 0 && (asked.includes('settles') || asked.includes('means'))
  if (settles) {
    if ((makes.length < 2 && /\b(?:os dois|as duas)\b/.test(text)) || WHICH.test(text) || makes.some(isUnsided))
      return null
    const told = makes.map((make) => saySettled(make, ends, makes.length > 1 ? '' : text, scene, makes.length === 1))
    if (told.some((one) => one === null)) return null
    parts.push(...told.flatMap((one) => one ?? []))
  } else if (asked.includes('same') && wantsNumbers && scene) {
    const told = sayGap(scene, makes)
    return told === null ? null : { text: told, markets: makes.flatMap((make) => idOf(make) ?? []) }
  } else if (asked.includes('same') && makes.length === 2) {
    const told = saySame(makes, scene, /\bodds?\b/.test(text))
    if (told === null) return null
    parts.push(told)
  } else if (asked.includes('means') || (asked.includes('settles') && BACK.test(text))) {
    if (makes.length > 1) return null
    parts.push(...givesBack(first, text), sayMeaning(first, scene, scene?.phase === 'ahead' && !wantsNumbers))
  }
  if (wantsNumbers && scene) {
    const most = first.kind === 'most' && first.side === null ? first : null
    if (most) {
      const all = (['home', 'away', 'draw'] as const).map((one): Make => ({ ...most, side: one }))
      const told = sayLikelier(scene, all)
      return told === null ? null : { text: told, markets: all.flatMap((make) => idOf(make) ?? []) }
    }
    const told =
      asked.includes('likelier') && makes.length > 1
        ? sayLikelier(scene, makes)
        : sayChances(scene, makes, asked[0] === 'fair')
    if (told === null) return null
    parts.push(told)
  }
  if (parts.length === 0) return null
  return { text: paragraphs(...parts), markets: makes.flatMap((make) => idOf(make) ?? []) }
}

/** 'Qual linha devolve no empate?' looks for a bet, and names none. */
const WHICH = /\b(?:qual|que) (?:linha|mercado|aposta)\b/
/** Whose start it is says not yet which of the three ends is bet on. */
const isUnsided = (make: Make): boolean => make.kind === 'european' && make.side === null

const BACK = /\b(?:devolv\w+|reembols\w+|de volta)\b/

/** 'Aí devolve?' of a line that is named without a score. */
function givesBack(make: Make, text: string): string[] {
  const steps = stepsOf(make)
  if (!steps || !BACK.test(text)) return []
  const back = steps.find((step) => step.endsWith('é devolvida'))
  return [
    back
      ? `Sim, devolve com ${back.replace(': é devolvida', '')}.`
      : 'Não: essa linha não devolve em nenhum placar, ou ganha ou perde.',
  ]
}
