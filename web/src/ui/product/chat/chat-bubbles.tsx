import { chatWords } from '@prancheta/contract/chat/words.ts'
import { CircleStop, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { TalkEntry } from '#lib/chat/kept-talk.ts'
import { Markdown } from './markdown.tsx'

const ANALYST = 'Analista'

/** Drawn anew only when it changed: while a reply comes in, those before it stand still. */
export const EntryBubble = memo(function EntryBubble({ entry }: { entry: TalkEntry }) {
  if (entry.role === 'user') return <OwnBubble>{entry.content}</OwnBubble>
  return (
    <AnalystBubble>
      <Markdown text={entry.content} marked={entry.unconfirmed} />
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

/** Three dots, while not a word is there. What they mean is said in the live region. */
export function WaitingBubble() {
  return (
    <li
      aria-hidden="true"
      className="flex items-center gap-1.5 self-start rounded-card border border-line bg-surface-raised px-4 py-4"
    >
      {['0ms', '160ms', '320ms'].map((animationDelay) => (
        <span
          key={animationDelay}
          className="size-1.5 animate-pulse rounded-full bg-ink-muted"
          style={{ animationDelay }}
        />
      ))}
    </li>
  )
}

function Note({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <p className="mt-2 flex items-start gap-1.5 border-line border-t pt-2 text-ink-muted text-xs [&>svg]:mt-0.5 [&>svg]:size-3.5 [&>svg]:shrink-0">
      {icon}
      {children}
    </p>
  )
}
