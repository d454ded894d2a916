import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { guess } from './learnt/guess.ts'
import { toPlain } from './plain-question.ts'
import { namedSides, readDetails } from './read-details.ts'
import { hasDetail } from './read-follow-up.ts'
import { readTheme } from './read-theme.ts'

/** From so many words on a message tells a story around what it asks. */
const STORY_WORDS = 24
const PARTS_MAX = 4

/** Where a sentence ends. A point inside a number is none. */
const SENTENCE_END = /(?<=[?!;\n])\s*|(?<=\.)\s+/
/** How a question begins, or a thing that is asked for without a verb. */
const HEAD = `(?:(?:me )?(?:diz|diga|fala|fale) )?(?:o que|qual|quais|quem|quant[oa]s?|que (?:horas|dia|odd|chance)|onde|quando|como|por que|pq|em que|em qual|(?:a |o )?(?:chances?|probabilidade|placar|medias?|melhor odd|odd justa|confianca|posicao|saldo)(?: d(?!e cada)| mais| em| e )|tem (?:odd|valor|chance)|vai (?:chover|ter))`
/** In a story the question often stands behind a colon. */
const STORY_END = new RegExp(String.raw`${SENTENCE_END.source}|(?<=[a-z]):\s+(?=${HEAD})`)
/** 'Quanto e a chance' has lost an accent and is one question. */
const AND = String.raw`(?<!\b(?:quanto|qual|quem|que|onde|como|isso|quando|cada)) e `
const NEXT_QUESTION = new RegExp(String.raw`,\s*(?:e )?(?=${HEAD})|${AND}(?=${HEAD})|(?:^|\s)\d ?[).]\s+`)
const IS_QUESTION = new RegExp(
  String.raw`^(?:e |mas |entao |ai )*${HEAD}|\?\s*$|\b(?:qual|quant[oa]s?|quer(?:o|ia) saber)\b`,
)
const ASKS = /\?|\b(?:qual|quais|quant[oa]s?|quer(?:o|ia) saber|me (?:diz|diga|fala|explica\w*|ajuda)|que horas)\b/
/** Who is meant is said in the story: 'a chance deles', 'o meu time'. */
const MEANT = /\b(?:o )?meu time\b|\b(?:d)?eles?\b|\besse time\b/

/** The questions of a message in their order, each as somebody would ask it alone; one where it holds no more. */
export function splitQuestions(question: string, briefing: Briefing | null): string[] {
  const text = question
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
  const isStory = text.split(/\s+/).length >= STORY_WORDS
  const sentences = text.split(isStory ? STORY_END : SENTENCE_END).filter((sentence) => /[a-z0-9]/.test(sentence))
  const asking = isStory ? asked(sentences, briefing) : sentences
  const meant = isStory ? sideOfStory(text, briefing) : null
  const parts = asking
    .flatMap((sentence) => sentence.split(NEXT_QUESTION))
    .map((part) => part.trim())
    .filter((part) => /[a-z0-9]/.test(part))
  if (asking.length === 0) return [question]
  return glued(parts, briefing, isStory)
    .map((part) => (meant === null ? part : part.replace(MEANT, meant)))
    .slice(0, PARTS_MAX)
}

/** What is said of 'um pro outro', of 'qual dos dois' or of a price was named in the sentence before. */
const LEANS =
  /\bum (?:pro|para o|do|e o) outro\b|\bqual (?:dos dois|das duas|del[ae]s)\b|\b(?:ess[ae]|est[ae]) (?:odd|preco|aposta)\b|(?<![\d.,])\d{1,2}[.,]\d\d\b/

/** The sentences of a story that ask: those with a question mark before others. */
function asked(sentences: readonly string[], briefing: Briefing | null): string[] {
  const whole = sentences.map((one, at) => (LEANS.test(one) && at > 0 ? `${sentences[at - 1]} ${one}` : one))
  const asking = whole.filter((one) => ASKS.test(one) && asksOfMatch(one, briefing))
  const marked = asking.filter((one) => one.includes('?') && !/^(e )?(isso|isto|ess[ae]|est[ae])\b/.test(one.trim()))
  if (marked.length > 0) return marked
  // What asks nothing that is known still asks more than the story around it.
  return asking.length > 0 ? asking : whole.filter((one) => one.includes('?')).slice(-1)
}

/** 'Que probabilidade tem isso?' is asked of what goes before it. */
const OF_IT = /^(e )?(que|qual|quanto|como|o que)\b[a-z ]{0,30}\b(isso|disso|nisso)\b/

/** A piece that asks nothing by itself belongs to the next: 'na minha casa ta 2,10. | vale?'. */
function glued(parts: readonly string[], briefing: Briefing | null, isStory: boolean): string[] {
  const whole: string[] = []
  let waiting = ''
  for (const part of parts) {
    // In a story what goes before a whole question only leads up to it.
    const isWhole = isStory && IS_QUESTION.test(part) && !LEANS.test(part) && asksOfMatch(part, briefing)
    const text = waiting === '' || isWhole ? part : `${waiting} ${part}`
    const before = whole.at(-1)
    if (before !== undefined && waiting === '' && OF_IT.test(part)) whole[whole.length - 1] = `${before} ${part}`
    else if (IS_QUESTION.test(part) && asksOfMatch(text, briefing)) {
      whole.push(text)
      waiting = ''
    } else waiting = text
  }
  if (waiting === '') return whole
  const last = whole.pop()
  return [...whole, last === undefined ? waiting : `${last} ${waiting}`]
}

function asksOfMatch(part: string, briefing: Briefing | null): boolean {
  const text = toPlain(part, briefing)
  return readTheme(text) !== null || hasDetail(readDetails(text, briefing)) || isLearnt(text, briefing)
}

/** So sure what was learnt must be that a sentence asks something of its own. */
const LEARNT_SURE = 0.5

function isLearnt(text: string, briefing: Briefing | null): boolean {
  const [best] = guess(text, briefing)
  return best !== undefined && best.chance >= LEARNT_SURE && best.label !== 'lean'
}

function sideOfStory(text: string, briefing: Briefing | null): string | null {
  if (!briefing) return null
  const [side, other] = namedSides(toPlain(text, briefing), briefing)
  return side === undefined || other !== undefined ? null : side === 'home' ? 'o mandante' : 'o visitante'
}
