import learnt from '#checking/judging/pushing/learnt.json' with { type: 'json' }
import { FAMILIES, type Family, type Refusal } from '#checking/judging/refusal-words.ts'
import { openModel } from '#telling-apart/open-model.ts'

export type { Refusal } from '#checking/judging/refusal-words.ts'

/** Verbs that a denial is about, where what is denied follows: 'não existe', 'não posso prometer', 'não significa que'. */
const DENYING =
  '(?:é|sao|era|eram|seja|sera|seria|foi|ha|haja|existe|existem|tem|temos|tenho|tenha|posso|pode|podem|podemos|possa|dá|da|garant\\p{L}+|promet\\p{L}+|signific\\p{L}+|quer dizer|quer|diz|dizem|digo|dizemos|afirm\\p{L}+|recomend\\p{L}+|indic\\p{L}+|sug(?:er|ir)\\p{L}+|aconselh\\p{L}+|cabe|represent\\p{L}+|equival\\p{L}+|vira|acredit\\p{L}+|confi\\p{L}+|esper\\p{L}+|trat\\p{L}+|conte|cont\\p{L}+ com|dev\\p{L}+|precis\\p{L}+|oferec\\p{L}+|asseg\\p{L}+|consig\\p{L}+|consegu\\p{L}+|ach\\p{L}+|sabe\\p{L}*|fal\\p{L}+|vend\\p{L}+|acontec\\p{L}+|incentiv\\p{L}+|estimul\\p{L}+|busc\\p{L}+|vis\\p{L}+|torn\\p{L}+|transform\\p{L}+|vale|compensa|traz|traga)'
const PRONOUN = '(?:(?:me|te|se|lhe|nos|isso|voce|eu|a gente) )?'
const REST = String.raw`(?!\p{L})[^,;:.!?—–]*`

/** Denied by the verb that governs it, in its own clause; a list of nouns goes on over commas. */
const GOVERNED = new RegExp(
  [
    String.raw`(?<!\p{L})(?:nao|nunca|jamais|nem|tampouco|ninguem) ${PRONOUN}${DENYING}(?! (?:medo|duvida|pressa|receio))${REST}(?:, (?:(?:nem|ou|de|um|uma|o|a) ){0,2}|, (?:\p{L}+ ){1,3}(?:ou|nem) (?:\p{L}+ )?)?$`,
    String.raw`(?<!\p{L})(?:nenhum[a]?|nada|nem)(?: [\p{L}§_]+){0,6}? ${DENYING}${REST}$`,
    String.raw`(?<!\p{L})(?:nenhum[a]?|ninguem|sem|nao|nem|longe de (?:ser|um|uma|ter)|em vez de|falta de)(?: (?:qualquer|nenhuma|ser|haver|um|uma|a|o|promessa de|é))* $`,
    String.raw`(?:dificil|impossivel|arriscado|cedo para|leviano|ilusorio|errado)(?: de)? (?:dizer|afirmar|saber|cravar|prever|garantir|apontar|falar)${REST}$`,
    // Whoever is warned of, and what somebody else says.
    String.raw`(?<!\p{L})(?<!nao )(?:desconfi\p{L}+|cuidado com|fuja|evite|golpe|mito|ilusao|promessas? de|quem (?:promet|garant|vend|diz|anunci)\p{L}*|alguem (?:diz|promet|garant|fal|vend)\p{L}*|frases? como|prometer)${REST}$`,
    // Left open: 'se o mandante vai vencer, ninguém sabe'.
    String.raw`(?<!\p{L})(?:se|quem|qual) (?:[oa]s? )?$`,
  ].join('|'),
  'u',
)
/** 'Garantia eu não dou', 'certeza, ninguém tem', 'quem garante lucro está mentindo', 'lucro certo não existe'. */
const DENIED_AFTER =
  /^,?(?: (?:eu|a gente|nos|isso))? (?:nao (?:exist\p{L}*|ha|tem|é|dou|prometo|faz|combina)|ninguem|nunca|nenhum)(?!\p{L})|^[^;:.!?]*(?<!nao )(?:esta mentindo|mente(?!\p{L})|é (?:sinal|mentira|golpe|mito|ilusao)|sao (?:sinal|golpe|mito|ilusao))|^[^;:.!?]*(?:a devolucao|o reembolso)/u
/** A word just before that advises against it, or leaves it to somebody. */
const ADVISED_AGAINST = new RegExp(
  [
    String.raw`(?<!\p{L})(?:nao|nunca|jamais|evite|nem|ninguem|sem|em vez de|antes de|parar de|deixar de)(?: (?!e )\p{L}+){0,3} $`,
    String.raw`(?:dizer|decidir|saber|sabe|diz|decide)(?: \p{L}+){0,2} (?:se|quando|onde|(?:em )?quem)(?: \p{L}+){0,2} $`,
    '^se $',
  ].join('|'),
  'u',
)

/** How much a sentence promises, claims certainty or urges. `npm run pushing:learn` writes what it knows. */
const pushScore = openModel(learnt)

/** Above this a sentence pushes, by all its words together; below the other a phrase in it does not, by those of its own clause. */
const PUSHES = 0.9
const CAREFUL = -1

/** What of it a sentence says; null where it says nothing of the kind. `plain` is lower case without accents. */
export function findRefusal(plain: string): Refusal | null {
  // The comma of '2,5' parts no clauses.
  const read = plain.replaceAll(/(?<=\d)[.,](?=\d)/g, '_')
  for (const family of FAMILIES) {
    for (const { 0: said, index } of family.words.matchAll(read)) {
      const [before, after] = [read.slice(0, index), read.slice(index + said.length)]
      if (!isDenied(family, said, before, after) && !isCareful(before, said, after)) return family.refusal
    }
  }
  return (pushScore(read) ?? 0) > PUSHES ? 'urging' : null
}

/** Of its own clause alone: whatever else a sentence says carefully, a promise in it is one. */
function isCareful(before: string, said: string, after: string): boolean {
  const clause = `${/[^,;:.!?—–]*$/.exec(before)?.[0] ?? ''}${said}${/^[^,;:.!?—–]*/.exec(after)?.[0] ?? ''}`
  return (pushScore(clause) ?? 0) < CAREFUL
}

function isDenied({ denial }: Family, said: string, before: string, after: string): boolean {
  if (denial === 'none') return false
  const own = before.slice(Math.max(0, before.length - 120))
  return denial === 'direct'
    ? ADVISED_AGAINST.test(own) || isAsked(said, after)
    : GOVERNED.test(own) || DENIED_AFTER.test(after) || isAsked(said, after)
}

/** 'Vale apostar?' is the reader's question told again; what follows it answers. */
const isAsked = (said: string, after: string) =>
  /^(?:vale|compensa|merece)|(?<!\p{L})(?:vai|vao|ira) /u.test(said) && /^[^.!]*\?/.test(after)
