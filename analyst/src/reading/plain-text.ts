import { SHORTHAND } from './shorthand.ts'
import { countOf, withSpokenNumbers } from './spoken-numbers.ts'

/** What is asked stands within this; a longer text would only cost time. */
const LENGTH_READ_MAX = 600

/** 'Zero a zero', 'dois a um'. */
const SPOKEN_SCORE = /\b(zero|um|dois|tres|quatro|cinco) (?:a|x) (zero|um|dois|tres|quatro|cinco)\b/g

/**
 * A question as the recogniser reads it: lower case, no accents, one space between words, '2,5' as '2.5', '1.500' as '1500', and
 * the short forms people type on a phone written out. 'Goool do over 2,5 no 1º tempo?' becomes 'gol do over 2.5 no 1o tempo'.
 */
export function plainText(text: string): string {
  const known = READ.get(text)
  if (known !== undefined) return known
  const plain = readPlain(text)
  if (READ.size >= READ_MAX) READ.clear()
  READ.set(text, plain)
  return plain
}

/** One answer reads the same names and the same question some fifty times. */
const READ = new Map<string, string>()
const READ_MAX = 256

function readPlain(text: string): string {
  const bare = text
    .slice(0, LENGTH_READ_MAX)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[−–—]/g, '-')
    .replaceAll(/(\d)\.(\d{3})(?![\d])/g, '$1$2')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
    .replaceAll(/@ ?(?=\d)/g, ' odd ')
    .replaceAll(/([a-z])\1{2,}/g, '$1')
    .replaceAll(/[^a-z0-9.%+\-/ ]+/g, ' ')
    .replaceAll(/\.(?!\d)|(?<![\d])\./g, ' ')
    .replaceAll(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\bah (?=[+-] ?\d)/g, 'handicap asiatico ')
    // 'Mas de 2.5 gols' has lost a letter.
    .replaceAll(/\bmas de (?=\d)/g, 'mais de ')
    .replaceAll(/\b(um|dois|tres|quatro|cinco|dez)(?= por ?cento\b)/g, (word) => String(countOf(word)))
    .replaceAll(/(?<=\d) ?por ?cento\b/g, '%')
    .replaceAll(SPOKEN_SCORE, (_, home: string, away: string) => `${countOf(home)} x ${countOf(away)}`)
    // How older people and the papers write.
    .replaceAll(/\b(?:etapa|periodo) complementar\b/g, 'segundo tempo')
    .replaceAll(/\betapa (?:inicial|preliminar)\b/g, 'primeiro tempo')
    .replaceAll(/\b(?:equipe|time|quadro|conjunto) local\b/g, 'mandante')
    .replaceAll(/\b(?:quadro|conjunto|esquadra) (?=visitante|mandante)/g, 'time ')
    .replaceAll(/\bdupla hipotese\b/g, 'dupla chance')
    // Luck, and no club.
    .replaceAll(/\bmare (?=ruim|boa|braba|de (?:azar|sorte))/g, 'fase ')
    // Money, and no card.
    .replaceAll(/\bno vermelho\b/g, 'no prejuizo')
  return withSpokenNumbers(
    bare
      .split(' ')
      .map((word) => SHORTHAND.get(word) ?? word)
      .join(' '),
  )
}
