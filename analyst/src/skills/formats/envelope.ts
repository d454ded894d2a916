import { countOf } from '#reading/spoken-numbers.ts'
import type { Scene } from '#scene.ts'
import type { Message, Reply } from '../skill.ts'
import { Parts } from './parts.ts'
import { reshape, sentencesOf } from './retell.ts'

const NUMBER = '(\\d{1,2}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)'
const SIZE = new RegExp(
  `(?:^|\\b(?:(?:agora|so|apenas|resum\\w+|explic\\w+|justific\\w+|responde\\w*|diz|fala|escrev\\w+|isso|em|com|numa?|nuns|numas|no maximo|ate|exatamente) )+)${NUMBER} (?:so )?(frases?|linhas?|linhazinhas?|pontos|topicos?|itens|bullets?)(?: no maximo| so| apenas| curtas?)*\\b(?! de \\d| d[eo] (?:gol|escanteio|cart|handicap))`,
)
const ONE_MORE = /\b(?:n|em )?uma (?:so|unica)$|\bnum so$/
/** '5 pontos menor' is an amount. */
const OF_POINTS = /(?<!\b(?:em|resum\w+) )\b\d+ pontos\b/
/** What is told of the match as a whole has its own points. */
const OF_WHOLE = /\b(?:sumario|resum\w+|jogo|partida|analise|pros|contras|favor|contra)\b/
const TOPICS = /\bem (?:topicos|bullets?|itens)\b/
const CHARACTERS = /\b(?:em |com |de )?(?:ate|no maximo|menos de) (\d{2,3}) (?:caracteres|toques|letras)\b/
const ENGLISH = /(?<!\b(?:palavras?|termos?|nomes?|siglas?) )\b(?:em|in|to|pro|para o|no) (?:ingles|english|espanhol)\b/
const RADIO =
  /\b(?:(?:igual|que nem|como|tipo|estilo|no estilo|imitando|como se fosse) )?(?:um |o )?(?:narrador|locutor|radialista|comentarista)(?: de (?:radio|tv|futebol))?\b/
const HALF = /\b(?:cort\w+|reduz\w*|encurt\w+|diminu\w+)\b.*\b(?:metade|meio)\b/

/** The length that a message asks for, whatever it is about. */
type Wish = { count: number; of: 'sentences' | 'points'; characters: number | null; isEnglish: boolean; rest: string }

function readWish(text: string): Wish | null {
  const parts = new Parts(text)
  const size = OF_POINTS.test(text) ? null : parts.take(SIZE)
  const characters = parts.take(CHARACTERS)
  const isEnglish = parts.has(ENGLISH)
  const isOne = !size && parts.has(ONE_MORE)
  const isTopics = !size && parts.has(TOPICS)
  if (!size && !characters && !isEnglish && !isOne && !isTopics) return null
  return {
    count: size ? countOf(size[1] ?? '1') : isOne ? 1 : Number.POSITIVE_INFINITY,
    of: isTopics || (size && /^(ponto|topico|ite|bullet)/.test(size[2] ?? '')) ? 'points' : 'sentences',
    characters: characters ? Number(characters[1]) : null,
    isEnglish,
    rest: parts.rest,
  }
}

/** A longer message tells a story around its wish. */
const WORDS_MAX = 26

/** Any answer in the length that is wanted: of what the message asks, or of what was said last. */
export function inEnvelope({ text, earlier, instead }: Message, scene: Scene): Reply | null {
  if (scene.phase === 'running' || text.split(' ').length > WORDS_MAX) return null
  const onAir = new Parts(text)
  if (onAir.has(RADIO) && onAir.rest.split(' ').length > 2) {
    const whole = instead(onAir.rest)
    return {
      text: `Atenção, ouvinte! ${reshape(whole.text, 2, 'sentences').replaceAll('\n', ' ')}`,
      markets: whole.markets,
    }
  }
  const wish = readWish(text)
  const last = soberly(earlier.at(-1)?.reply)
  const rest = new Parts(wish?.rest ?? '')
  rest.has(/\b(serio|agora|resum\w+|explic\w+|justific\w+|escrev\w+|traduz\w*|principal|melhor)\b/)
  if (wish?.of === 'points' && OF_WHOLE.test(wish.rest)) return null
  if (!wish) {
    if (!last || !HALF.test(text)) return null
    const all = sentencesOf(last.text)
    return all.length < 2
      ? null
      : { text: reshape(last.text, Math.ceil(all.length / 2), 'sentences'), markets: last.markets }
  }
  const isOfLast = rest.isUnderstood
  const whole = isOfLast ? last : instead(wish.rest)
  if (!whole || (isOfLast && wish.count === Number.POSITIVE_INFINITY && !wish.isEnglish && wish.characters === null))
    return null
  const shaped =
    wish.characters === null ? reshape(whole.text, wish.count, wish.of) : within(whole.text, wish.characters)
  return { text: wish.isEnglish ? `Só escrevo em português por aqui. ${shaped}` : shaped, markets: whole.markets }
}

/** Without the voice that an answer was told in. */
const soberly = (reply: Reply | undefined): Reply | undefined =>
  reply && { ...reply, text: reply.text.replace(/^Atenção, ouvinte! /, '') }

/** As many sentences as go into so many characters. */
function within(text: string, characters: number): string {
  let told = ''
  for (const sentence of sentencesOf(text)) {
    const longer = told === '' ? sentence : `${told} ${sentence}`
    if (longer.replaceAll('**', '').length > characters) break
    told = longer
  }
  return told === '' ? (sentencesOf(text)[0] ?? text) : told
}
