import type { Scene } from '#scene.ts'
import type { Message, Reply } from '../skill.ts'
import { answerGrade } from './grade.ts'
import { Parts } from './parts.ts'
import { answerPolar } from './polar.ts'
import { firstSentence } from './retell.ts'
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
  const { text } = message
  const graded = answerGrade(text, scene)
  if (graded) return graded
  const parts = new Parts(text)
  const isPolar = parts.has(POLAR)
  const isWord = parts.has(WORD)
  const isSentence = parts.has(SENTENCE)
  if (!isPolar && !isWord && !isSentence) return null
  const isWhy = parts.has(WHY)
  const { rest } = parts
  if (isPolar || isSentence) {
    const form = isPolar && !isWhy && !isSentence ? 'word' : 'sentence'
    const told = answerPolar(rest, message, scene, form, isWhy)
    if (told) return told
  }
  if (isWord) return answerInAWord(rest, message, scene) ?? answerPolar(rest, message, scene, 'word', false)
  if (!isSentence || rest.split(' ').length < WORDS_MIN) return null
  const whole = message.instead(isWhy ? `por que ${rest}` : rest)
  return { text: firstSentence(whole.text), markets: whole.markets }
}

const WORDS_MIN = 2
