const OPTION =
  /\b(?:combos?|combinad[ao]s?|combinac(?:ao|oes)|opcao|bilhete) ([a-d]|com|de)(?=$| (?:vale|paga|pagando|tem|e|ou|na|a \d|odd|quanto|qual|nesse|deste|desse|do))|^(?:e )?[oa] ([a-d]|com|de)$/
/** The single letters that people also write for these words, and that are written out before a text is read. */
const LETTERS: Record<string, string> = { com: 'c', de: 'd' }

/** The combo that a plain text calls by its letter: 'o combo B', 'a opção c'. */
export function readComboOption(text: string): string | null {
  const found = OPTION.exec(text)
  const written = found?.[1] ?? found?.[2]
  return written === undefined ? null : (LETTERS[written] ?? written)
}
