import { openModel } from '@prancheta/core/telling-apart/open-model.ts'
import type { ThemeId } from '../ask.ts'
import { readMatchTheme } from '../read-theme.ts'
import learnt from './learnt.json' with { type: 'json' }
import learntRelative from './learnt-relative.json' with { type: 'json' }

/** How much a plain message sounds like somebody in trouble. `npm run analyst:learn` writes what it knows. */
const troubleScore = openModel(learnt)

const relativeScore = openModel(learntRelative)
/** Above this a trouble is somebody else's: a husband's, a son's, a pupil's. */
const OF_ANOTHER = -1

export const isOfAnother = (text: string): boolean => (relativeScore(text) ?? Number.NEGATIVE_INFINITY) > OF_ANOTHER

/** Above this somebody is heard as in trouble, though no pattern says so: whoever may be is rather asked once too often. */
const HEARD = -1.9
/** Below this a word of trouble is of something else: a club in debt, who is hooked on tables, a friendly bet that was lost. */
const CALM = -2.5
const MAY_BE_CALM: readonly (ThemeId | null)[] = ['distress', 'borrowed']
const MAY_BE_LIGHT: readonly (ThemeId | null)[] = [...MAY_BE_CALM, 'chasing']
/** Who laughs at a loss runs after none, unless the rest sounds like it. Of 'kkkk' the plain text keeps one letter. */
const LAUGHS = /(?:^| )k(?: |$)|\brs\b|\bhaha/
/** Wages that a club owes are no trouble of who asks. */
const OF_CLUB =
  /^(?!.*\b(?:meu|minha|eu|receb\w+|aluguel|contas?)\b).*\b(?:atras\w+|devendo|deve|devem) (?:o |os )?salarios?\b|^(?!.*\b(?:meu|minha|eu)\b).*\bsalarios? (?:ta |esta )?atrasad\w+/
/** What patterns read is told more fitly: the kind of trouble, a wish for help, somebody not yet grown up, an attack on the rules. */
const OWN: readonly (ThemeId | null)[] = ['distress', 'borrowed', 'chasing', 'help', 'minor', 'injection']

/** Who cannot find something on the screen is not in trouble, unless money or a bet is in it too. */
const OF_SCREEN = /\bnao (consigo|to conseguindo|sei) (achar|ver|encontrar|abrir|ler|mexer)\b/
const OF_MONEY = /\b(perd\w+|apost\w+|divid\w+|dinheiro|parar|dormir|saida|ajuda\w*|salario|banco)\b/

/** Nor is who asks what a word on a ticket means: 'ficou void, perdi?' */
const OF_WORD = /\b(void|push|anulad[ao]|cash ?out|o que (e|significa|quer dizer))\b/
const WORDS_OF_STORY = 12
const OF_NEED = /\b(divid\w+|emprest\w+|tudo|ajuda\w*|parar|dormir|saida|salario|aluguel|contas?|mim|vida|faco|fazer)\b/

export const asksOfWord = (text: string): boolean =>
  OF_WORD.test(text) && text.split(' ').length <= WORDS_OF_STORY && !OF_NEED.test(text)

/** Where what is asked is surely something else, a message needs to sound more than a little like trouble. */
const HEARD_BESIDE = 1

/**
 * What patterns read of a message, put right by what examples of people in trouble say of the whole of it. `asksElse`: what
 * it asks is surely something else.
 */
export function hearTrouble(text: string, read: ThemeId | null, asksElse: boolean): ThemeId | null {
  if (OF_SCREEN.test(text) && !OF_MONEY.test(text)) return read
  if (asksOfWord(text)) return read
  if (isCalm(text, read)) return readMatchTheme(text)
  const score = troubleScore(text)
  const least = asksElse ? HEARD_BESIDE : HEARD
  return score === null || score <= least || OWN.includes(read) ? read : 'distress'
}

/** Whether a message that has a word of such trouble sounds like none. */
function isCalm(text: string, read: ThemeId | null): boolean {
  const score = troubleScore(text)
  const least = LAUGHS.test(text) ? HEARD : CALM
  if (MAY_BE_CALM.includes(read)) return OF_CLUB.test(text) || (score !== null && score < least)
  return read === 'chasing' && (OF_CLUB.test(text) || LAUGHS.test(text)) && (score === null || score < HEARD)
}

/** The same of what is only guessed, where a laugh or a club's wages say so too. */
export const isLight = (text: string, read: ThemeId | null): boolean =>
  MAY_BE_LIGHT.includes(read) && (LAUGHS.test(text) || OF_CLUB.test(text)) && isCalm(text, read)
