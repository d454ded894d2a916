import type { Side } from '#reading/ask.ts'
import { paragraphs, type Scene } from '#scene.ts'
import type { Exchange, Message, Reply, Skill } from '../skill.ts'
import { BROAD, PLAIN } from './broad/broad.ts'
import { hear, type Reader, type Standing, type Told } from './broad/hear.ts'
import type { GamesQuery, Query } from './query.ts'
import { readQuery, withoutStory } from './read-query.ts'
import { tellAround } from './tell-around.ts'
import { tellGames } from './tell-games.ts'
import { tellMeans } from './tell-means.ts'
import { tellTable } from './tell-table.ts'
import { clubsIn, partsOf, withClubs } from './words.ts'

/** The games played, the table, averages, weather, place and time: what is known of the past and around the match. */
export const past: Skill = (message) => {
  const { scene } = message
  if (!scene) return null
  const thread = threadOf(message)
  // Of two questions in one message, one alone must not stand for both.
  const isSeveral = partsOf(message.question).length > 1
  const several = isSeveral ? wordByWord(message, threadOf(message)) : null
  if (several) return several
  const plain = bySigns(PLAIN, message.question, thread, scene)
  if (plain) return { text: plain.text, markets: [] }
  const told = isSeveral ? null : wordByWord(message, thread)
  if (told) return told
  const broad = bySigns(BROAD, message.question, thread, scene)
  return broad && { text: broad.text, markets: [] }
}

/** 'E se empatar?' after a question of the table is one of the table. */
export const isOfTable = (message: Message): boolean =>
  /\bse (?:el[ea]s? )?(?:empat|perd|ganh|venc)\w+$/.test(message.text) && threadOf(message).query?.kind === 'table'

/** 'Lista os placares' after a question of games asks for those games, and not for what may come. */
export const isOfGames = (message: Message): boolean =>
  /\b(?:placar(?:es)?|resultados|jogos)\b/.test(message.text) &&
  !/\bprovave|\bexato/.test(message.text) &&
  threadOf(message).query?.kind === 'games'

/** In a longer story the signs of many things stand. */
const WORDS_MAX = 40

/** By the signs of the whole message, where not all of its words have their place. */
function bySigns(readers: readonly Reader[], question: string, thread: Thread, scene: Scene): Told | null {
  if (scene.phase === 'over' || question.split(/\s+/).length > WORDS_MAX) return null
  const heard = hear(question, thread, scene)
  for (const reader of readers) {
    const told = reader(heard)
    if (told) return told
  }
  return null
}

function wordByWord(message: Message, thread: Thread): Reply | null {
  const { briefing, scene } = message
  if (!briefing || !scene) return null
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
type Thread = Standing & { spoken: Side[]; take: (part: string, query: Query | null) => void }

function threadOf({ earlier, briefing, scene }: Message): Thread {
  const thread: Thread = {
    query: null,
    spoken: [],
    last: '',
    lastReply: '',
    take(part, query) {
      thread.query = query
      const named = query && 'sides' in query && query.sides.length === 1 ? query.sides : clubsIn(part)
      thread.spoken = [...new Set([...named.toReversed(), ...thread.spoken])]
    },
  }
  if (!briefing || !scene) return thread
  for (const { question, reply } of earlier satisfies readonly Exchange[]) {
    const start = { ...thread }
    for (const part of partsOf(question).map((one) => withClubs(one, briefing))) {
      if (isGreeting(part)) continue
      thread.take(part, readQuery(part, thread.query, thread.spoken, scene))
    }
    const broad =
      bySigns(PLAIN, question, start, scene) ?? (thread.query ? null : bySigns(BROAD, question, start, scene))
    if (broad) thread.query = broad.query
    Object.assign(thread, { last: question, lastReply: reply.text })
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
