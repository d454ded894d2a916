import { chatWords } from '@prancheta/contract/chat/words.ts'
import { QUESTION_THEMES, type QuestionTheme, questionsFor } from '@prancheta/core/chat/questions.ts'
import { Layers } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Talk, TalkView } from '#lib/chat/talk.ts'
import { toast } from '#lib/page/toast.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { ChatComposer } from '#ui/product/chat/chat-composer.tsx'
import { ChatLog } from '#ui/product/chat/chat-log.tsx'
import { FirstQuestions } from '#ui/product/chat/first-questions.tsx'
import { QuestionThemes } from '#ui/product/chat/question-themes.tsx'
import { fullGreeting, missingForQuestions, missingParts, simpleGreeting, type TalkedMatch } from './greeting.ts'
import { useMatchContext } from './use-match-context.ts'

const COMBO_QUESTION = 'Qual combinação tem a maior chance de bater?'

type Props = { talk: Talk; view: TalkView; match: TalkedMatch }

export function MatchTalk({ talk, view, match }: Props) {
  const questions = useGreeting({ talk, view, match })
  const isPending = view.state !== 'idle'
  const ask = (question: string) => void talk.ask(question)
  const firsts = QUESTION_THEMES.flatMap((theme) => questions?.[theme].slice(0, 1) ?? [])
  return (
    <>
      <ChatLog
        view={view}
        label={`Conversa sobre ${match.homeName} x ${match.awayName}`}
        onAskAgain={() => void talk.askAgain()}
        beginning={
          view.greeting === null ? (
            <GreetingSkeleton />
          ) : (
            <FirstQuestions questions={firsts} onPick={ask}>
              <Button variant="secondary" className="self-start" onClick={() => ask(COMBO_QUESTION)}>
                <Layers className="size-4" aria-hidden="true" />
                Sugerir uma combinação
              </Button>
            </FirstQuestions>
          )
        }
      />
      {questions && <QuestionThemes questions={questions} isDisabled={isPending} onPick={ask} />}
      <ChatComposer
        isPending={isPending}
        placeholder="Pergunte sobre esta partida"
        onSend={(text) => talk.ask(text)}
        onStop={() => talk.stop()}
      />
    </>
  )
}

/** Greets once the context is there, or once it is known not to come. Gives the questions that fit the match. */
function useGreeting({ talk, view, match }: Props): Record<QuestionTheme, string[]> | null {
  const context = useMatchContext(match.fixtureId)
  const { data, isError } = context
  const isWhole = data !== undefined && data.missing.length === 0
  const isSettled = data !== undefined || isError
  const hasGreeting = view.greeting !== null
  const hasWarned = useRef(false)

  useEffect(() => {
    if (!isSettled || hasGreeting) return
    talk.greet(isWhole ? fullGreeting(match) : simpleGreeting(match, data ? missingParts(data) : []))
    if (isWhole || hasWarned.current) return
    hasWarned.current = true
    toast.info(chatWords.contextFailedTitle, { description: chatWords.contextFailed })
  }, [isSettled, hasGreeting, isWhole, data, talk, match])

  if (!isSettled) return null
  const asked = { match: { home: match.homeName, away: match.awayName }, missing: missingForQuestions(data) }
  return {
    context: questionsFor(asked, 'context'),
    statistics: questionsFor(asked, 'statistics'),
    value: questionsFor(asked, 'value'),
    risk: questionsFor(asked, 'risk'),
  }
}

function GreetingSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">Carregando os dados da partida.</span>
      <Skeleton className="h-20 w-4/5" />
      <Skeleton className="h-11 w-3/5" />
    </div>
  )
}
