import { chatWords } from '@prancheta/contract/chat/words.ts'
import { commonWords } from '@prancheta/contract/protocol/words.ts'
import { hasRight } from '@prancheta/core/billing/rights.ts'
import { type QUESTION_THEMES, type QuestionTheme, questionsWithoutMatch } from '@prancheta/core/chat/questions.ts'
import { useQuery } from '@tanstack/react-query'
import { SquarePen } from 'lucide-react'
import { Link } from 'react-router'
import { planQuery } from '#lib/api/member-queries.ts'
import { useTalk } from '#lib/chat/use-talk.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { usePause, useSession } from '#lib/session/session.ts'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Spinner } from '#ui/feedback/loading.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { ChatComposer } from '#ui/product/chat/chat-composer.tsx'
import { ChatLog } from '#ui/product/chat/chat-log.tsx'
import { FirstQuestions, QuestionThemes } from '#ui/product/chat/question-themes.tsx'
import { ClosedByPause } from '#ui/product/pause-notice.tsx'

export function meta() {
  return pageMeta('Chat com IA', { listed: false })
}

/** The chat page: for those with the right; a plan that cannot be read counts as none. */
export default function ChatPage() {
  const session = useSession()
  const pause = usePause()
  const { data: plan, isPending } = useQuery(planQuery)
  if (session === 'unknown' || session === null || isPending) return <Unknown />
  if (pause !== null)
    return (
      <div className="px-4 py-8 sm:px-6">
        <ClosedByPause level="h1" title="O chat está em pausa" />
      </div>
    )
  const membership = { role: session.role, plan: plan?.plan ?? 'teste', planActive: plan?.active === true }
  return hasRight(membership, 'chatPage') ? <PageTalk userId={session.userId} questions={QUESTIONS} /> : <ProWall />
}

const QUESTIONS = {
  context: questionsWithoutMatch('context'),
  statistics: questionsWithoutMatch('statistics'),
  value: questionsWithoutMatch('value'),
  risk: questionsWithoutMatch('risk'),
} satisfies Record<(typeof QUESTION_THEMES)[number], string[]>

function Unknown() {
  return (
    <div className="flex min-h-96 items-center justify-center text-ink-muted">
      <h1 className="sr-only">Chat com IA</h1>
      <Spinner label="Verificando seu plano" />
    </div>
  )
}

type PageTalkProps = { userId: string; questions: Record<QuestionTheme, readonly string[]> }

/** A talk about no match: concepts, method, money. */
function PageTalk({ userId, questions }: PageTalkProps) {
  const { talk, view } = useTalk(userId, null)
  const isPending = view.state !== 'idle'
  const ask = (question: string) => void talk.ask(question)
  const firsts = [...questions.value.slice(0, 2).toReversed(), ...questions.risk.slice(0, 2)]
  return (
    <div className="mx-auto flex h-[calc(100dvh-4rem-var(--given-room,0px))] min-h-96 w-full max-w-4xl flex-col border-line md:border-x">
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

function ProWall() {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10 sm:px-6">
      <EmptyState
        level="h1"
        title={commonWords.proOnly}
        action={
          <LinkButton to="/pricing" variant="accent" size="lg">
            {chatWords.seePlans}
          </LinkButton>
        }
      >
        <p>
          Nesta página você conversa com a IA sobre método, valor e gestão de risco, sem escolher uma partida antes.
        </p>
        <p className="mt-2">
          A conversa sobre uma partida faz parte de todos os planos: ela abre a partir da{' '}
          <Link to="/analyses" className="font-medium text-brand underline underline-offset-2">
            análise
          </Link>
          .
        </p>
      </EmptyState>
    </div>
  )
}
