import type { QuestionTheme } from '@prancheta/core/chat/questions.ts'
import { SquarePen } from 'lucide-react'
import { useTalk } from '#lib/chat/use-talk.ts'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { ChatComposer } from '#ui/product/chat/chat-composer.tsx'
import { ChatLog } from '#ui/product/chat/chat-log.tsx'
import { FirstQuestions } from '#ui/product/chat/first-questions.tsx'
import { QuestionThemes } from '#ui/product/chat/question-themes.tsx'

type Props = { userId: string; questions: Record<QuestionTheme, readonly string[]> }

/** A talk about no match: concepts, method, money. */
export function PageTalk({ userId, questions }: Props) {
  const { talk, view } = useTalk(userId, null)
  const isPending = view.state !== 'idle'
  const ask = (question: string) => void talk.ask(question)
  const firsts = [...questions.value.slice(0, 2).toReversed(), ...questions.risk.slice(0, 2)]
  return (
    <div className="mx-auto flex h-[calc(100dvh-4rem)] min-h-96 w-full max-w-4xl flex-col border-line md:border-x">
      <header className="flex items-center justify-between gap-2 border-line border-b bg-surface-raised py-2 pr-2 pl-4 sm:pl-5">
        <div className="min-w-0">
          <h1 className="headline text-lg">Chat com IA</h1>
          <p className="truncate text-ink-muted text-xs">Método, valor e gestão de risco</p>
        </div>
        <Button variant="ghost" size="sm" disabled={view.entries.length === 0} onClick={() => talk.clear()}>
          <SquarePen className="size-4" aria-hidden="true" />
          Nova conversa
        </Button>
      </header>
      <ChatLog
        view={view}
        label="Conversa com a IA"
        onAskAgain={() => void talk.askAgain()}
        beginning={
          <div className="my-auto">
            <Welcome />
            <FirstQuestions questions={firsts} onPick={ask} />
          </div>
        }
      />
      <QuestionThemes questions={questions} isDisabled={isPending} onPick={ask} />
      <ChatComposer
        isPending={isPending}
        placeholder="Pergunte sobre método, valor ou risco"
        onSend={(text) => talk.ask(text)}
        onStop={() => talk.stop()}
      />
    </div>
  )
}

function Welcome() {
  return (
    <div className="flex flex-col items-center pb-4 text-center">
      <PitchLines view="circle" className="w-56 max-w-full" />
      <h2 className="headline mt-2 text-xl">O que você quer entender?</h2>
      <p className="mt-1 max-w-[44ch] text-ink-muted text-sm">
        Pergunte sobre edge, Kelly, variância ou banca. Para falar de uma partida, com os números dela, abra a conversa
        a partir da análise. Cada conversa nova conta uma vez no seu mês.
      </p>
    </div>
  )
}
