const NAME_LENGTH_MAX = 60

/**
 * A name from outside as it may stand in a text or a prompt: one line, no control or invisible characters, no marks
 * that Markdown or our own quotes would read, and not longer than a name is. A name that says 'ignore as regras' stays a name.
 */
export function cleanName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]+/gu, ' ')
    .replaceAll(/[*_`~#<>[\]{}|\\"“”«»]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return [...plain].slice(0, NAME_LENGTH_MAX).join('').trim()
}
