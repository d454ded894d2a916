import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Ask } from './ask.ts'

const OPTION =
  /\b(?:combos?|combinad[ao]s?|combinac(?:ao|oes)|opcao|bilhete) ([a-d]|com|de)(?=$| (?:vale|paga|pagando|tem|e|ou|na|a \d|odd|quanto|qual|nesse|deste|desse|do)\b)|^(?:e )?[oa] ([a-d]|com|de)$/
/** The single letters that people also write for these words, and that are written out before a text is read. */
const LETTERS: Record<string, string> = { com: 'c', de: 'd' }

/** The combo that a plain text calls by its letter: 'o combo B', 'a opção c'. */
export function readComboOption(text: string): string | null {
  const found = OPTION.exec(text)
  const written = found?.[1] ?? found?.[2]
  return written === undefined ? null : (LETTERS[written] ?? written)
}

/** The legs' names are those of markets, but the combination that the reader put together is priced as one. */
export const isOfOwnCombo = (text: string, briefing: Briefing | null): boolean =>
  /\bcombinada\b/.test(text) && briefing?.combos.some(({ option }) => option === 'own') === true

/** A combo by its letter, or one of them while the talk is about them: 'e a mais ousada?', 'qual deles tem mais chance?'. */
export const asksOfCombo = (text: string, topic: Ask): boolean =>
  readComboOption(text) !== null || (topic.theme === 'combos' && AMONG_COMBOS.test(text))

const AMONG_COMBOS =
  /^(e )?(o|a) ([a-d]|com|de)$|^(e |mas |agora )?(tira|tirando|sem|troca\w*|remov\w+)\b|\bpagu?e\w* mais\b|\bmenos segur\w+|\bqual (dess[ae]s|del[ea]s)\b|\bmais (ousad|segur|arriscad|provave|chance)\w*/
