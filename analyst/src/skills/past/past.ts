import type { Side } from '#reading/ask.ts'
import { paragraphs, type Scene } from '#scene.ts'
import type { Exchange, Message, Skill } from '../skill.ts'
import type { GamesQuery, Query } from './query.ts'
import { readQuery, withoutStory } from './read-query.ts'
import { tellAround } from './tell-around.ts'
import { tellGames } from './tell-games.ts'
import { tellMeans } from './tell-means.ts'
import { tellTable } from './tell-table.ts'
import { clubsIn, partsOf, withClubs } from './words.ts'

/** The games played, the table, averages, weather, place and time: what is known of the past and around the match. */
export const past: Skill = (message) => {
  const { briefing, scene } = message
  if (!briefing || !scene) return null
  const thread = threadOf(message)
  const parts = partsOf(message.question).map((part) => withClubs(part, briefing))
  const told: string[] = []
  for (const part of parts) {
    if (isGreeting(part)) continue
    const query = readQuery(part, thread.query, thread.spoken, scene)
    const text = query ? tell(scene, query, thread.query) : asideTo(part, thread.query, told)
    if (!text) return null
    if (told.some((one) => one.endsWith(text))) continue
    if (!query || thread.query?.kind !== query.kind || !isAround(query)) told.push(text)
    if (!query) continue
    thread.take(part, query)
  }
  return told.length === 0 ? null : { text: paragraphs(...told), markets: [] }
}

/** One answer to 'quem está fora? machucado, suspenso' is enough. */
const isAround = (query: Query): boolean =>
  ['absent', 'lineup', 'player', 'rest', 'referee', 'competition'].includes(query.kind)

/** What is said to a remark that follows from a place in the table. */
const asideTo = (part: string, before: Query | null, told: readonly string[]): string | null =>
  before?.kind === 'table' && /^(?:e )?por isso\b.*\b(?:odd|odds|preco|paga\w*)\b/.test(part)
    ? /^Não/.test(told.at(-1) ?? '')
      ? 'A odd, então, não vem disso: ela segue a chance que as casas dão a este jogo.'
      : 'A odd segue a chance que as casas dão a este jogo, e a tabela é só uma parte disso.'
    : null

const isGreeting = (part: string): boolean =>
  withoutStory(part) === '' ||
  /^(?:(?:oi|ola|opa|eai|e ai|bo[am] (?:dia|tarde|noite)|tudo (?:bem|bom)|obrigad[oa]|valeu|por favor|fala ai|beleza|k+|ok|certo|ta|boa|salve|pessoal|amigos?|meu filho|mano|galera|horario de brasilia)(?: |$))+$/.test(
    part,
  )

/** What the talk has asked of this kind so far, and the clubs it spoke of, the latest first. */
type Thread = { query: Query | null; spoken: Side[]; take: (part: string, query: Query | null) => void }

function threadOf({ earlier, briefing, scene }: Message): Thread {
  const thread: Thread = {
    query: null,
    spoken: [],
    take(part, query) {
      thread.query = query
      const named = query && 'sides' in query && query.sides.length === 1 ? query.sides : clubsIn(part)
      thread.spoken = [...new Set([...named.toReversed(), ...thread.spoken])]
    },
  }
  if (!briefing || !scene) return thread
  for (const { question } of earlier satisfies readonly Exchange[])
    for (const part of partsOf(question).map((one) => withClubs(one, briefing))) {
      if (isGreeting(part)) continue
      thread.take(part, readQuery(part, thread.query, thread.spoken, scene))
    }
  return thread
}

function tell(scene: Scene, query: Query, before: Query | null): string | null {
  switch (query.kind) {
    case 'games':
      return tellGames(scene, query, before?.kind === 'games' ? (before satisfies GamesQuery) : null)
    case 'table':
      return tellTable(scene, query)
    case 'means':
      return tellMeans(scene, query)
    default:
      return tellAround(scene, query)
  }
}
