import type { ToldNumber } from '@prancheta/contract/chat/routes.ts'
import { type ChatStep, lookedUp, stepWords } from '@prancheta/contract/chat/steps.ts'
import { chatWords } from '@prancheta/contract/chat/words.ts'
import { CircleHelp, CircleStop, Search, TriangleAlert } from 'lucide-react'
import { createContext, memo, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import type { TalkEntry } from '#lib/chat/shown-talk.ts'
import { classes } from '#lib/page/classes.ts'
import { type Block, type Inline, readMarkdown } from './read-markdown.ts'

const ANALYST = 'Analista'

/** Drawn anew only when it changed: while a reply comes in, those before it stand still. */
export const EntryBubble = memo(function EntryBubble({ entry }: { entry: TalkEntry }) {
  if (entry.role === 'user') return <OwnBubble>{entry.content}</OwnBubble>
  return (
    <AnalystBubble>
      {entry.steps.length > 0 && <Step>{lookedUp(entry.steps)}</Step>}
      <Markdown text={entry.content} numbers={entry.numbers} />
      {entry.numbers.some(({ isChecked }) => !isChecked) && (
        <Note icon={<CircleHelp aria-hidden="true" />}>{chatWords.uncheckedLegend}</Note>
      )}
      {entry.note === 'interrupted' && <Note icon={<TriangleAlert aria-hidden="true" />}>{chatWords.interrupted}</Note>}
      {entry.note === 'stopped' && <Note icon={<CircleStop aria-hidden="true" />}>{chatWords.stopped}</Note>}
      {entry.standIn && <Note icon={<TriangleAlert aria-hidden="true" />}>{chatWords.standIn}</Note>}
    </AnalystBubble>
  )
})

function OwnBubble({ children }: { children: string }) {
  return (
    <li className="max-w-[85%] self-end rounded-card rounded-br-mark bg-brand px-3.5 py-2.5 text-brand-ink sm:max-w-[75%]">
      <span className="sr-only">Você: </span>
      <p dir="auto" className="whitespace-pre-wrap break-words text-sm [overflow-wrap:anywhere]">
        {children}
      </p>
    </li>
  )
}

export function AnalystBubble({ children }: { children: ReactNode }) {
  return (
    <li className="max-w-[94%] self-start rounded-card rounded-bl-mark border border-line bg-surface-raised px-3.5 py-2.5 sm:max-w-[88%]">
      <span className="sr-only">{ANALYST}: </span>
      {children}
    </li>
  )
}

function Step({ children }: { children: string }) {
  return (
    <p className="mb-2 flex items-center gap-1.5 text-ink-muted text-xs">
      <Search className="size-3.5 shrink-0" aria-hidden="true" />
      {children}
    </p>
  )
}

/** Three dots, while not a word is there, and what is looked up meanwhile. What they mean is said in the live region. */
export function WaitingBubble({ steps }: { steps: readonly ChatStep[] }) {
  return (
    <li
      aria-hidden="true"
      className="flex flex-col self-start rounded-card border border-line bg-surface-raised px-4 py-4"
    >
      {[...new Set(steps)].map((step) => (
        <Step key={step}>{`${stepWords[step]}${timesOf(step, steps)}`}</Step>
      ))}
      <div className="flex items-center gap-1.5">
        {['0ms', '160ms', '320ms'].map((animationDelay) => (
          <span
            key={animationDelay}
            className="size-1.5 animate-pulse rounded-full bg-ink-muted"
            style={{ animationDelay }}
          />
        ))}
      </div>
    </li>
  )
}

const timesOf = (step: ChatStep, steps: readonly ChatStep[]): string => {
  const times = steps.filter((one) => one === step).length
  return times > 1 ? ` (${times} vezes)` : ''
}

function Note({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <p className="mt-2 flex items-start gap-1.5 border-line border-t pt-2 text-ink-muted text-xs [&>svg]:mt-0.5 [&>svg]:size-3.5 [&>svg]:shrink-0">
      {icon}
      {children}
    </p>
  )
}

/** A reply as text with its lists and bold parts. Numbers that were not checked carry a mark that is also read aloud. */
export function Markdown({ text, numbers = [] }: { text: string; numbers?: readonly ToldNumber[] }) {
  return (
    <div dir="auto" className="flex flex-col gap-2 break-words text-sm leading-relaxed [overflow-wrap:anywhere]">
      {readMarkdown(text, numbers).map((block, at) => (
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
    if (part.kind === 'mark') return <Unchecked key={key}>{inside}</Unchecked>
    if (part.kind === 'figure')
      return (
        <Figure key={key} place={part.place}>
          {inside}
        </Figure>
      )
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

/** Shows a place of the analysis, a market's row or `#part`; null where no analysis stands behind the talk. */
export const ShowPlaceContext = createContext<((place: string) => void) | null>(null)

/** A number that was checked leads to what it was checked against. */
function Figure({ place, children }: { place: string; children: ReactNode }) {
  const showPlace = useContext(ShowPlaceContext)
  if (!showPlace) return children
  return (
    <button
      type="button"
      title={chatWords.showInAnalysis}
      onClick={() => showPlace(place)}
      className="rounded-mark font-medium underline decoration-line-strong underline-offset-4 hover:decoration-brand"
    >
      {children}
      <span className="sr-only"> ({chatWords.showInAnalysis})</span>
    </button>
  )
}

function Unchecked({ children }: { children: ReactNode }) {
  return (
    <mark
      title={chatWords.uncheckedNumber}
      className="bg-transparent text-inherit decoration-dotted decoration-warn underline-offset-4 [text-decoration-line:underline] [text-decoration-thickness:2px]"
    >
      {children}
      <span className="sr-only"> ({chatWords.uncheckedNumber})</span>
    </mark>
  )
}
