import type { Briefing, ChatTurn } from '@prancheta/core/chat/briefing.ts'
import { pickBy } from '../pick-wording.ts'
import type { ThemeId } from '../reading/ask.ts'
import { toPlain } from '../reading/plain-question.ts'
import { type Foci, follow, leftOn, NO_TALK, type Talk } from '../reading/recognise.ts'
import { sceneFor } from '../scene.ts'
import { isToldAgain, saidAlready } from './follow/again.ts'
import { withoutHalfSums } from './left-out.ts'
import { isNotMeant } from './not-meant.ts'
import { care } from './people/care.ts'
import type { Exchange, Message, Reply } from './skill.ts'
import { SKILLS } from './skills.ts'
import { slip } from './slip/slip.ts'
import { sums } from './sums/sums.ts'

/** How far back a talk is answered anew. */
const LOOK_BACK = 8
/** A skill may ask for the answer to other words, and that answer for one to others; then the themes answer. */
const INSTEAD_MAX = 3

type ByThemes = (turns: readonly ChatTurn[], briefing: Briefing | null, foci: Foci) => string

/** Where a talk stands: what it is about, what was said, and of which match. */
type Place = { talk: Talk; earlier: readonly Exchange[]; briefing: Briefing | null; byThemes: ByThemes }

/** The last messages of a talk, each with what is said to it and knowing what was said before. */
export function replay(questions: readonly string[], briefing: Briefing | null, byThemes: ByThemes): Exchange[] {
  const told: Exchange[] = []
  let talk = NO_TALK
  for (const question of remembered(questions, briefing)) {
    const exchange = answered(question, { talk, earlier: [...told], briefing, byThemes }, 0)
    told.push(exchange)
    talk = leftOn(follow(talk, question, briefing), exchange.reply.markets[0] ?? null)
  }
  return told
}

/** The last messages of a talk. One before them that told of trouble, or of not being of age, is never forgotten. */
function remembered(questions: readonly string[], briefing: Briefing | null): readonly string[] {
  const told = questions.slice(0, -LOOK_BACK).filter((question) => follow(NO_TALK, question, briefing).ask.isTroubled)
  const kept = told.find((question) => follow(NO_TALK, question, briefing).ask.isMinor) ?? told.at(-1)
  return kept === undefined ? questions.slice(-LOOK_BACK) : [kept, ...questions.slice(1 - LOOK_BACK)]
}

function answered(question: string, place: Place, depth: number): Exchange {
  const { talk, earlier, briefing, byThemes } = place
  const { ask } = follow(talk, question, briefing)
  const text = toPlain(question, briefing)
  const scene = briefing && sceneFor(briefing, ask, pickBy(`${ask.theme}:${text}`))
  const turns = [...earlier.map((one) => one.question), question].map((content) => ({ role: 'user' as const, content }))
  const foci = earlier.map(({ reply }) => reply.markets[0] ?? null)
  const instead = (other: string): Reply => answered(other, place, depth + 1).reply
  const message: Message = { question, text, ask, briefing, scene, earlier, instead }
  const bySkills = depth < INSTEAD_MAX ? bySkill(message) : null
  const reply =
    bySkills ?? withoutHalfSums({ text: notTwice(byThemes(turns, briefing, foci), message), markets: [] }, text)
  return { question, text, ask, reply }
}

/** Nobody is told the same twice, unless they are in trouble or ask the same again. */
const notTwice = (text: string, message: Message): string =>
  !message.ask.isTroubled && !HEARD_OUT.includes(message.ask.theme) && isToldAgain(text, message)
    ? saidAlready(text, message)
    : text

/** What is never answered with numbers, whatever else a message holds. */
const HEARD_OUT: readonly ThemeId[] = ['distress', 'borrowed', 'help', 'minor', 'chasing', 'injection']

/** Who asks for help or a limit is told that first. Whoever is in trouble is else heard by the themes alone, and hears of no bet. */
function bySkill(message: Message): Reply | null {
  const { ask } = message
  const cared = care(message)
  if (cared) return cared
  if (ask.isTroubled || HEARD_OUT.includes(ask.theme)) return null
  for (const skill of SKILLS) {
    const reply = isNotMeant(skill, message) ? null : skill(message)
    // Of bets that are over, or that would lose, a sum need not show the odd.
    if (reply) return skill === sums || skill === slip ? reply : withoutHalfSums(reply, message.text)
  }
  return null
}
