import type { Span } from '#checking/reading/number-words.ts'

/** Words whose full stop ends nothing. */
const ABBREVIATIONS = /(?:^|[\s(])(?:aprox|ex|vs|sr|sra|dr|art|p\.p|obs|etc|jr|n|pag|prof|f\.c|e\.c)\.$/i
const ENDINGS = /[.!?…]+[*_"”»)]*(?=\s|$)|\n+/g
/** A source and its number alone ('Modelo: 22,1%.') wait for what they are about. */
const FRAGMENT = /^[\s*_-]*(?:modelo|mercado|conjunta|casas)\b[^.\n]{0,14}\d[^.\n]*\.$/i

/** The sentences of a text, in order and without a gap between them. A full stop inside one of the names ends nothing. */
export function splitSentences(text: string, names: readonly string[] = []): Span[] {
  const dotted = names.filter((name) => /\.\s/.test(name))
  const inName = (at: number) =>
    dotted.some((name) =>
      [...text.matchAll(new RegExp(asPattern(name), 'g'))].some(({ index }) => at >= index && at < index + name.length),
    )
  const spans: Span[] = []
  let start = 0
  let last = 0
  for (const { 0: ending, index } of text.matchAll(ENDINGS)) {
    const end = index + ending.length
    const sentence = text.slice(last, end)
    const isInside = ABBREVIATIONS.test(sentence) || /^\s*[*_]*\d{1,2}\.[*_]*$/.test(sentence) || inName(index)
    if (isInside) continue
    last = end
    if (FRAGMENT.test(sentence.trim())) continue
    spans.push({ start, end })
    start = end
  }
  if (text.slice(start).trim() !== '') spans.push({ start, end: text.length })
  return spans
}

const asPattern = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
