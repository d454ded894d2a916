import { countOf } from '#reading/spoken-numbers.ts'
import { Parts } from './parts.ts'
import { PROMISELESS, type Telling, takeWishes } from './read-telling.ts'

const SHORTER =
  /\b(ficou |ta |muito |bem |mais |ainda )*(grande|long[oa]|compri\w+|curt\w+|menor|menos texto|enxut\w+|resumid\w+)( ainda)?\b|\b(cort\w+|encurt\w+|reduz\w*|diminu\w+|enxug\w+)( (pela|na|a) metade| isso| mais| um pouco)*\b|\bmetade\b|\bresum\w+ mais\b|\bem menos palavras\b|\bmais curto\b/
const LONGER =
  /\b(along\w+|aument\w+|estic\w+|desenvolv\w+|detalh\w+|maior|mais long[oa]|mais detalh\w+|complet\w+)( (para|em|pra) (uns |umas )?(dois|duas|tres|2|3) paragrafos?)?\b/
const BARE_SIZE = /\b(?:agora )?(?:em|com|so) (uma|duas|dois|tres|quatro)(?: so)?$/
const NUMBERS_BACK = /\bcom (os )?(numeros?|porcentage\w+)\b|\b(bota|poe|coloca|inclui) os numeros\b/
const NO_EMOJI = /\b(tir\w+|remov\w+|sem) (os |as )?(emojis?|figurinhas?|carinhas?)( se (tiver|houver))?\b/
const halved = (size: NonNullable<Telling['size']>): Telling['size'] => ({
  ...size,
  count: Math.max(1, Math.ceil(size.count / 2)),
})
const LEFTOVER = /\b(isso|tudo|numa|conclusao|caiba|caber|story|ja era|tamanho|jeito|emocionad\w+)\b/

/** The same text in another size or tone; null where the message wishes for something else. */
export function changeTelling(text: string, old: Telling): Telling | null {
  const parts = new Parts(text)
  const bare = BARE_SIZE.exec(text)
  if (bare) parts.has(BARE_SIZE)
  const isLonger = parts.has(LONGER)
  const isShorter = parts.has(SHORTER)
  const isPromiseless = PROMISELESS.test(text)
  const isNumbered = NUMBERS_BACK.test(text)
  const dropsEmoji = parts.has(NO_EMOJI)
  const asked = takeWishes(parts)
  const size =
    asked.size ?? (bare ? { of: old.size?.of ?? ('sentences' as const), count: countOf(bare[1] ?? '') } : null)
  const wished = { ...asked, size }
  parts.has(LEFTOVER)
  if (!parts.isUnderstood) return null
  const isSame =
    !isLonger &&
    !isShorter &&
    !isPromiseless &&
    !isNumbered &&
    !dropsEmoji &&
    wished.tone === 'plain' &&
    !wished.size &&
    wished.hasNumbers &&
    !wished.hasEmoji &&
    wished.stretch === 0 &&
    !wished.withMeetings &&
    !wished.withSides
  if (isSame) return null
  return {
    kind: 'telling',
    tone: wished.tone === 'plain' ? old.tone : wished.tone,
    size:
      wished.size ?? (isShorter && old.size ? halved(old.size) : isLonger || wished.tone !== 'plain' ? null : old.size),
    hasNumbers: isNumbered || (old.hasNumbers && wished.hasNumbers),
    hasEmoji: !dropsEmoji && (old.hasEmoji || wished.hasEmoji),
    stretch: isLonger ? 1 : isShorter || wished.stretch < 0 ? Math.max(-2, old.stretch - 1) : old.stretch,
    withMeetings: old.withMeetings || wished.withMeetings,
    withSides: (old.withSides && !isShorter) || wished.withSides,
  }
}
