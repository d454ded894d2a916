import { chatWords } from '@prancheta/contract/chat/words.ts'
import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '#lib/page/classes.ts'
import { type Block, type Inline, type MarkedFigure, readMarkdown } from './read-markdown.ts'

/** A reply as text with its lists and bold parts. Figures that nobody confirmed carry a mark that is also read aloud. */
export function Markdown({ text, marked = [] }: { text: string; marked?: readonly MarkedFigure[] }) {
  return (
    <div dir="auto" className="flex flex-col gap-2 break-words text-sm leading-relaxed [overflow-wrap:anywhere]">
      {readMarkdown(text, marked).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reply only grows at its end, so a block keeps its place.
        <BlockView key={at} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  if (block.kind !== 'list') {
    return (
      <p className={classes('whitespace-pre-line', block.kind === 'heading' && 'font-semibold')}>
        {block.lines.flatMap((line, at) => (at === 0 ? inlineOf(line) : ['\n', ...inlineOf(line, `${at}-`)]))}
      </p>
    )
  }
  const items = block.items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    <li key={at}>{inlineOf(item)}</li>
  ))
  return block.isOrdered ? (
    <ol start={block.start} className="flex list-decimal flex-col gap-1 pl-5 marker:text-ink-muted">
      {items}
    </ol>
  ) : (
    <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-ink-muted">{items}</ul>
  )
}

function inlineOf(parts: readonly Inline[], prefix = ''): ReactNode[] {
  return parts.map((part, at) => {
    const key = `${prefix}${at}`
    if (part.kind === 'text') return part.text
    const inside = inlineOf(part.children)
    if (part.kind === 'strong') return <strong key={key}>{inside}</strong>
    if (part.kind === 'em') return <em key={key}>{inside}</em>
    if (part.kind === 'mark') return <Unconfirmed key={key}>{inside}</Unconfirmed>
    if (part.kind === 'link')
      return (
        <Link key={key} to={part.to} className="font-medium text-brand underline underline-offset-2">
          {inside}
        </Link>
      )
    return (
      <code key={key} className="rounded-mark bg-surface-sunken px-1 font-mono text-[0.9em]">
        {inside}
      </code>
    )
  })
}

function Unconfirmed({ children }: { children: ReactNode }) {
  return (
    <mark className="rounded-mark bg-warn-soft px-1 text-ink decoration-warn decoration-wavy underline-offset-2 [text-decoration-line:underline]">
      {children}
      <span className="ml-1 inline-flex items-baseline gap-0.5 whitespace-nowrap font-semibold text-warn text-xs">
        <CircleHelp aria-hidden="true" className="size-3 self-center" />
        {chatWords.unconfirmedNumber}
      </span>
    </mark>
  )
}
