import type { Scene } from '#scene.ts'
import type { Message, Reply } from '../skill.ts'
import { answerGrade } from './grade.ts'
import { Parts } from './parts.ts'
import { answerPolar } from './polar.ts'
import { firstSentence } from './retell.ts'
import { callOf } from './subjects.ts'
import { answerInAWord } from './word.ts'

const POLAR =
  /\b((so|apenas|somente|me|responde\w*|responda|diz|diga|fala|com|entre|um|preciso de|quero|ligeiro|se) )*(sim ou (um )?nao|s ou n)\b( sem (depende|enrolacao|rodeios?))?/
const WORD =
  /\b((responde\w*|so|apenas|diz|diga|fala|resum\w+) )*(com|em|numa|de|por)? ?(uma|1)( so| unica)? palavra( so| apenas| unica)?\b/
const SENTENCE =
  /\b((responde\w*|so|apenas|diz|diga|fala|resum\w+|agora|me|explica\w*) )*(em|numa|com|por) (uma |1 )?(so |unica )?(frase|linha)( so| curta| apenas| unica)?\b|\b(uma|1) (so |unica )?(frase|linha) (so|apenas)\b|\bem (10|dez|poucos) segundos\b|\bcurto e grosso\b/
const WHY = /\b(e )?(o |me explica\w* |diz |diga )*(por ?que|porque|motivo|razao)\b/

/** A question with the length of its answer: only yes or no, one word, one sentence, a grade from 0 to 10. */
export function answerShort(message: Message, scene: Scene): Reply | null {
  if (scene.phase !== 'ahead') return null
  const graded = answerGrade(message, scene)
  if (graded) return graded
  const explained = explain(message, scene)
  if (explained) return explained
  const parts = new Parts(message.text)
  const isPolar = parts.has(POLAR)
  const isWord = parts.has(WORD)
  const isSentence = parts.has(SENTENCE)
  if (parts.has(NAME) && /\b(quem|qual (time|clube|dos dois))\b/.test(parts.rest)) {
    const [, named] = /\*\*([^*]+)\*\*/.exec(firstSentence(message.instead(parts.rest).text)) ?? []
    if (named !== undefined) return { text: `**${named}**`, markets: [] }
  }
  if (!isPolar && !isWord && !isSentence) return null
  const isWhy = parts.has(WHY)
  const { rest } = parts
  if (isPolar || isSentence) {
    const form = isPolar && !isWhy && !isSentence ? 'word' : 'sentence'
    const told = answerPolar(rest, message, scene, form, isWhy)
    if (told) return told
  }
  if (isPolar && rest.split(' ').length >= WORDS_MIN) {
    const word = yesOrNo(firstSentence(message.instead(rest).text), rest, scene)
    if (word !== null) return { text: `**${word}.**`, markets: [] }
  }
  if (isWord) return answerInAWord(rest, message, scene) ?? answerPolar(rest, message, scene, 'word', false)
  if (!isSentence || rest.split(' ').length < WORDS_MIN) return null
  const whole = message.instead(isWhy ? `por que ${rest}` : rest)
  return { text: firstSentence(whole.text), markets: whole.markets }
}

const WORDS_MIN = 2
const NAME = /\b(so|apenas|somente) (me )?(d[ae] |manda |diz )?(o |um )?nome\b/

const ENDS = [
  [/\b(ganh|venc)\w+/, 'vitória'],
  [/\bperd\w+/, 'derrota'],
  [/\bempat\w+/, 'empate'],
] as const

/** What a sentence says to a question of yes or no: by its first word, by how a game ended, or by the club that it names. */
function yesOrNo(sentence: string, asked: string, scene: Scene): 'Sim' | 'Não' | null {
  const [, word] = /^\**(Sim|Não)\b/.exec(sentence) ?? []
  if (word === 'Sim' || word === 'Não') return word
  const ended = /\bfoi (vitória|derrota|empate)\b/.exec(sentence)?.[1]
  const supposed = ENDS.find(([said]) => said.test(asked))?.[1]
  if (ended !== undefined && supposed !== undefined) return ended === supposed ? 'Sim' : 'Não'
  if (!/\b(na frente|vem melhor|melhor fase|favorito|mais)\b/.test(sentence)) return null
  const sides = (['home', 'away'] as const).filter((side) => callOf(scene, side).test(asked))
  const told = [scene.home, scene.away].filter((name) => sentence.includes(name))
  const [side] = sides
  return sides.length === 1 && told.length === 1 && side ? (told[0] === scene[side] ? 'Sim' : 'Não') : null
}

const EXPLAIN = /\b(explic\w+|por ?que|motivo|razao|justific\w+|detalh\w+|desenvolv\w+)\b/

/** 'Agora pode explicar' after a bare yes or no tells what is behind it. */
function explain(message: Message, scene: Scene): Reply | null {
  const last = message.earlier.at(-1)
  const parts = new Parts(message.text)
  if (!last || !/^\*\*(Sim|Não)/.test(last.reply.text) || last.reply.text.length > BARE || !parts.has(EXPLAIN))
    return null
  if (!parts.isUnderstood) return null
  const asked = new Parts(last.text)
  asked.has(POLAR)
  const [on] = last.reply.markets
  const told = answerPolar(asked.rest, { ...message, earlier: message.earlier.slice(0, -1) }, scene, 'sentence', false)
  return (
    told ?? (on === undefined ? null : answerPolar('', message, scene, 'sentence', true)) ?? message.instead(asked.rest)
  )
}

const BARE = 24
