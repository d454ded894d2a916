import type { Briefing, ChatTurn } from '@prancheta/core/chat/briefing.ts'
import { pickBy } from '../pick-wording.ts'
import type { ThemeId } from '../reading/ask.ts'
import { toPlain } from '../reading/plain-question.ts'
import { type Foci, recognise } from '../reading/recognise.ts'
import { sceneFor } from '../scene.ts'
import type { Exchange, Message, Reply } from './skill.ts'
import { SKILLS } from './skills.ts'

/** How far back a talk is answered anew. */
const LOOK_BACK = 8
/** A skill may ask for the answer to other words; what it is given asks no further. */
const INSTEAD_MAX = 2

type ByThemes = (turns: readonly ChatTurn[], briefing: Briefing | null, foci: Foci) => string

/** The last messages of a talk, each with what is said to it and knowing what was said before. */
export function replay(questions: readonly string[], briefing: Briefing | null, byThemes: ByThemes): Exchange[] {
  const told: Exchange[] = []
  for (const question of questions.slice(-LOOK_BACK)) told.push(answered(question, told, briefing, byThemes, 0))
  return told
}

function answered(
  question: string,
  earlier: readonly Exchange[],
  briefing: Briefing | null,
  byThemes: ByThemes,
  depth: number,
): Exchange {
  const turns = [...earlier.map((one) => one.question), question].map((content) => ({ role: 'user' as const, content }))
  const foci = earlier.map(({ reply }) => reply.markets[0] ?? null)
  const ask = recognise(turns, briefing, foci)
  const text = toPlain(question, briefing)
  const scene = briefing && sceneFor(briefing, ask, pickBy(`${ask.theme}:${text}`))
  const instead = (other: string): Reply =>
    depth < INSTEAD_MAX
      ? answered(other, earlier, briefing, byThemes, depth + 1).reply
      : { text: byThemes(turns, briefing, foci), markets: [] }
  const message: Message = { question, text, ask, briefing, scene, earlier: [...earlier], instead }
  const reply = bySkill(message) ?? { text: byThemes(turns, briefing, foci), markets: [] }
  return { question, text, ask, reply }
}

/** What is never answered with numbers, whatever else a message holds. */
const HEARD_OUT: readonly ThemeId[] = ['distress', 'borrowed', 'help', 'minor', 'chasing', 'injection']

/** Whoever is in trouble is heard by the themes alone, and hears of no bet afterwards. */
function bySkill(message: Message): Reply | null {
  const { ask } = message
  if (ask.isTroubled || HEARD_OUT.includes(ask.theme)) return null
  for (const skill of SKILLS) {
    const reply = skill(message)
    if (reply) return reply
  }
  return null
}
