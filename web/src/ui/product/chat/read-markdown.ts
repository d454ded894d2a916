import type { ToldNumber } from '@prancheta/contract/chat/routes.ts'

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'em'; children: Inline[] }
  | { kind: 'code'; children: Inline[] }
  | { kind: 'mark'; children: Inline[] }
  | { kind: 'figure'; place: string; children: Inline[] }
  | { kind: 'link'; to: string; children: Inline[] }

export type Block =
  | { kind: 'paragraph'; lines: Inline[][] }
  | { kind: 'heading'; lines: Inline[][] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Inline[][] }

/**
 * Private letters of our own stand around marked figures while the text is read; any that came with it are dropped. A
 * figure that the analysis shows has its place before it: a market's id, or a part's name after a #.
 */
const OPEN = '\uE000'
const CLOSE = '\uE001'
const OF_PLACE = '\uE002'
const PRIVATE = /[\uE000-\uE002]/g

const ITEM = /^\s{0,3}(?:[-*•+]|(\d{1,3})[.)])\s+(.*)$/
const HEADING = /^#{1,6}\s+(.*?)\s*#*$/
/** Only a path of this site: no other host, no scheme, nothing that a browser reads as one. */
const OWN_PATH = /^\/(?![/\\])[\w\-./?=&%#]*$/

/**
 * A safe part of Markdown: paragraphs, lists, bold, italics, code and links within this site. Headings become bold
 * lines, everything else stays text: there is no HTML and no picture to slip through.
 */
export function readMarkdown(text: string, marked: readonly ToldNumber[] = []): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of withMarks(text, marked).split(/\r?\n/)) {
    const last = isOpen ? blocks.at(-1) : undefined
    if (line.trim() === '') isOpen = false
    else {
      addLine(blocks, last, line)
      isOpen = true
    }
  }
  return blocks
}

function addLine(blocks: Block[], last: Block | undefined, line: string): void {
  const item = ITEM.exec(line)
  const heading = HEADING.exec(line)
  if (heading?.[1] !== undefined) blocks.push({ kind: 'heading', lines: [readInline(heading[1])] })
  else if (item) addItem(blocks, readInline(item[2] ?? ''), item[1])
  else if (last?.kind === 'paragraph') last.lines.push(readInline(line))
  else blocks.push({ kind: 'paragraph', lines: [readInline(line)] })
}

/** Items stay one list across blank lines, as people write them. */
function addItem(blocks: Block[], item: Inline[], number: string | undefined): void {
  const last = blocks.at(-1)
  const isOrdered = number !== undefined
  if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(item)
  else blocks.push({ kind: 'list', isOrdered, start: Number(number ?? 1), items: [item] })
}

/** A figure with its private letters. */
const MARK = `${OPEN}(?:(?<place>[^${OF_PLACE}${CLOSE}]*)${OF_PLACE})?(?<mark>[^${CLOSE}]*)${CLOSE}`

/** Longest forms first; a mark that is not closed is just letters. */
const INLINE = new RegExp(
  [
    String.raw`\*\*(?<strong>\S(?:.*?\S)?)\*\*`,
    String.raw`__(?<strong2>\S(?:.*?\S)?)__`,
    String.raw`(?<![\w*])\*(?<em>[^\s*](?:[^*]*?[^\s*])?)\*(?![\w*])`,
    String.raw`(?<![\w_])_(?<em2>[^\s_](?:[^_]*?[^\s_])?)_(?![\w_])`,
    '`(?<code>[^`]+)`',
    String.raw`!?\[(?<label>[^\]]*)\]\((?<to>[^)\s]*)(?:\s+"[^"]*")?\)`,
    MARK,
  ].join('|'),
  'u',
)

/** Deeper than this nobody nests; text stays text. */
const DEPTH_MAX = 4

function readInline(text: string, depth = 0): Inline[] {
  const found = depth < DEPTH_MAX ? INLINE.exec(text) : null
  if (!found) return text === '' ? [] : [{ kind: 'text', text: withoutMarks(text) }]
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + found[0].length)
  return [
    ...(before === '' ? [] : [{ kind: 'text' as const, text: withoutMarks(before) }]),
    ...toInline(found, depth + 1),
    ...readInline(after, depth),
  ]
}

function toInline(found: RegExpExecArray, depth: number): Inline[] {
  const { strong, strong2, em, em2, code, label, to, mark, place } = found.groups ?? {}
  const bold = strong ?? strong2
  const italic = em ?? em2
  if (bold !== undefined) return [{ kind: 'strong', children: readInline(bold, depth) }]
  if (italic !== undefined) return [{ kind: 'em', children: readInline(italic, depth) }]
  if (code !== undefined) return [{ kind: 'code', children: readMarks(code) }]
  if (mark !== undefined) return [toFigure(mark, place)]
  const children = readInline(label ?? '', depth)
  const path = withoutMarks(to ?? '')
  const isOwn = OWN_PATH.test(path) && !found[0].startsWith('!')
  return isOwn ? [{ kind: 'link', to: path, children }] : children
}

/** Inside code nothing is read but the marks of numbers. */
function readMarks(text: string): Inline[] {
  const found = new RegExp(MARK, 'u').exec(text)
  if (!found) return text === '' ? [] : [{ kind: 'text', text: withoutMarks(text) }]
  const { mark = '', place } = found.groups ?? {}
  return [
    ...readMarks(text.slice(0, found.index)),
    toFigure(mark, place),
    ...readMarks(text.slice(found.index + found[0].length)),
  ]
}

function toFigure(text: string, place: string | undefined): Inline {
  const children: Inline[] = [{ kind: 'text', text }]
  return place === undefined ? { kind: 'mark', children } : { kind: 'figure', place, children }
}

function withMarks(text: string, marked: readonly ToldNumber[]): string {
  let [whole, at] = ['', 0]
  for (const { index, text: figure, market, part, isChecked } of marked.toSorted(
    (one, other) => one.index - other.index,
  )) {
    if (index < at || text.slice(index, index + figure.length) !== figure) continue
    const place = market ?? (part && `#${part}`)
    if (isChecked && place === null) continue
    const of = place === null ? '' : `${withoutMarks(place)}${OF_PLACE}`
    whole += `${withoutMarks(text.slice(at, index))}${OPEN}${of}${withoutMarks(figure)}${CLOSE}`
    at = index + figure.length
  }
  return whole + withoutMarks(text.slice(at))
}

function withoutMarks(text: string): string {
  return text.replaceAll(PRIVATE, '')
}

/** The text as it is read aloud. */
export function plainText(blocks: readonly Block[]): string {
  const wordsOf = (parts: readonly Inline[]): string =>
    parts.map((part) => (part.kind === 'text' ? part.text : wordsOf(part.children))).join('')
  return blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : block.lines))
    .map(wordsOf)
    .join('\n')
}
