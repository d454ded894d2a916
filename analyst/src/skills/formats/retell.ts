import { bullets, type Scene } from '#scene.ts'
import type { Message, Reply } from '../skill.ts'
import { Parts } from './parts.ts'
import { writeTelling } from './write-telling.ts'

const AGAIN = /\b(rep[ei]t\w+|de novo|outra vez|novamente|fal\w+ de novo|nao (entendi|peguei) nada)\b/
const RECAP =
  /\b(resum\w+|recapitul\w+|sintetiz\w+)( (tudo )?(o que|oq) (voce |vc |tu )?(falou|disse|respondeu|me disse|me falou|explicou)( ate (agora|aqui))?| (isso|tudo|a conversa|essa resposta|a resposta)( tudo| ai)?)+\b/
const SHORTER =
  /\b(em |com |usando )?(bem )?menos (palavras|texto)\b|\b(mais|bem|ainda) (curt\w+|resumid\w+|enxut\w+|brev\w+|diret\w+|objetiv\w+)( ainda)?\b|\b(encurt\w+|resum\w+|cort\w+ pela metade|simplific\w+|sintetiz\w+)( isso| mais| pra mim| tudo)*\b|\b(ficou|ta|muito) (grande|long[oa]|texto)\b|\bmenor( ainda)?\b|\b(muito|menos) texto\b|\bmais curto\b/
const ONE = /\b(em|numa|com)? ?(uma|1)( so| unica)? (frase|linha)( so)?\b/
const POINTS = /\bem (topicos|bullets?|itens|pontos|lista)\b/
const LAST =
  /\b((a |sua |tua )*(ultima |essa )?(resposta|mensagem)|o que (voce|vc) (disse|falou)|isso|conclusao|junta\w*)\b/

/** The last answer once more: as it was, shorter, in one sentence or in points. */
export function retell({ text, earlier }: Message, scene: Scene): Reply | null {
  const parts = new Parts(text)
  const isRecap = parts.has(RECAP)
  const isOne = parts.has(ONE)
  const isPoints = parts.has(POINTS)
  const isShorter = parts.has(SHORTER)
  const isAgain = parts.has(AGAIN)
  const ofLast = parts.has(LAST)
  if (!parts.isUnderstood || !(isRecap || isOne || isPoints || isShorter || isAgain)) return null
  const last = earlier.at(-1)?.reply
  if (!last) return ofLast || isAgain ? nothingYet(scene) : null
  const markets = last.markets
  if (isRecap && earlier.length > 1)
    return { text: bullets(earlier.map(({ reply }) => firstSentence(reply.text))), markets }
  if (isOne || isRecap || isShorter) return { text: firstSentence(last.text), markets }
  if (isPoints) return { text: bullets(sentencesOf(last.text)), markets }
  return { text: last.text, markets }
}

function nothingYet(scene: Scene): Reply | null {
  if (scene.phase !== 'ahead') return null
  const brief = writeTelling(scene, {
    kind: 'telling',
    tone: 'plain',
    size: { of: 'sentences', count: 1 },
    hasNumbers: true,
    hasEmoji: false,
    stretch: 0,
    withMeetings: false,
    withSides: false,
  })
  return { text: `Ainda não respondi nada nesta conversa. Em poucas palavras, o jogo: ${brief}`, markets: [] }
}

/** Sentences and rows of an answer, without the marks of a list. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.replace(/^(- |\d+\. )/, '').split(/(?<=[^\d][.!?])\s+(?=[A-ZÀ-Ý*])/))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** What an answer begins with; a word or two that only open it take the next along. */
export function firstSentence(text: string): string {
  const [first = text, second] = sentencesOf(text)
  const isOpening = first.endsWith(':') || first.split(' ').length <= OPENING_WORDS
  return isOpening && second ? `${first} ${second}` : first
}

const OPENING_WORDS = 4

/** An answer in so many sentences or points; one sentence for each club where it has a part for each. */
export function reshape(text: string, count: number, of: 'sentences' | 'points'): string {
  const clubs = text.split('\n').filter((line) => /^(- )?\*\*[^*]+\*\* soma /.test(line))
  if (count === clubs.length && count > 1) return clubs.map((line) => firstSentence(line)).join('\n')
  if (count === 1 && clubs.length === 2)
    return clubs
      .map((line) => firstSentence(line).replace(/\.$/, ''))
      .join('; ')
      .concat('.')
  const all = sentencesOf(text)
  const told = count === 1 ? [firstSentence(text)] : all.filter((one) => !one.endsWith(':')).slice(0, count)
  return of === 'points' && told.length > 1 ? bullets(told) : told.join(count <= FEW && told.length > 1 ? '\n' : ' ')
}

const FEW = 3
