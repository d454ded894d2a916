import { hasRight } from '@prancheta/core/billing/rights.ts'
import { type QUESTION_THEMES, questionsWithoutMatch } from '@prancheta/core/chat/questions.ts'
import { useQuery } from '@tanstack/react-query'
import { planQuery } from '#lib/api/member-queries.ts'
import { useSession } from '#lib/session/session.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { PageTalk } from './page-talk.tsx'
import { ProWall } from './pro-wall.tsx'

/** The chat page: for those with the right; a plan that cannot be read counts as none. */
export function ChatView() {
  const session = useSession()
  const { data: plan, isPending } = useQuery(planQuery)
  if (session === 'unknown' || session === null || isPending) return <Unknown />
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
