import type { UserDetail } from '@prancheta/contract/admin/users.ts'
import { adminWords } from '@prancheta/contract/admin/words.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { ArrowLeft, Ban } from 'lucide-react'
import { pageMeta } from '#lib/page/page-meta.ts'
import { EmptyState, LoadFailure } from '#ui/feedback/empty-state.tsx'
import { SkeletonText } from '#ui/feedback/loading.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { PersonName } from '#ui/primitives/names.tsx'
import { PageBody, PageHead } from '#ui/product/page-head.tsx'
import { PlanBadge } from '#ui/product/plan-badge.tsx'
import type { Route } from './+types/user-page.ts'
import { ActionsCard } from './actions-card.tsx'
import { useUser } from './use-user.ts'
import { PlanCard, ProfileCard, UsageCard } from './user-facts.tsx'
import { AnalysesCard, LogCard, TicketsCard } from './user-lists.tsx'

export function meta() {
  return pageMeta('Usuário', { listed: false })
}

export default function AdminUserPage({ params: { id } }: Route.ComponentProps) {
  return <UserView key={id} userId={id} />
}

/** One user as admins see them. */
function UserView({ userId }: { userId: string }) {
  const { data, isError, isMissing, isFetching, refetch } = useUser(userId)
  return (
    <PageBody>
      <LinkButton to="/admin/users" variant="ghost" size="sm" className="-ml-3 self-start">
        <ArrowLeft className="size-4" aria-hidden="true" />
        Usuários
      </LinkButton>
      {data && <Loaded user={data} />}
      {!data && <h1 className="headline text-2xl sm:text-3xl">Usuário</h1>}
      {isMissing && !data && (
        <EmptyState
          level="h2"
          title={supportWords.userNotFound}
          action={<LinkButton to="/admin/users">Ver todos os usuários</LinkButton>}
        >
          A conta não existe mais, ou é de um admin.
        </EmptyState>
      )}
      {isError && !isMissing && !data && (
        <LoadFailure title={adminWords.userLoadFailed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <SkeletonText lines={10} />}
    </PageBody>
  )
}

function Loaded({ user }: { user: UserDetail }) {
  return (
    <>
      <PageHead
        title={<PersonName name={user.name} email={user.email} />}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <span className="[overflow-wrap:anywhere]">{user.email}</span>
            <PlanBadge plan={user.plan.plan} active={user.plan.active} />
            {user.suspended_at !== null && (
              <Badge tone="bad" icon={<Ban aria-hidden="true" />}>
                Suspensa
              </Badge>
            )}
          </span>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <ActionsCard user={user} />
          <ProfileCard user={user} />
          <PlanCard user={user} />
        </div>
        <div className="grid min-w-0 gap-4">
          <UsageCard user={user} />
          <TicketsCard user={user} />
          <AnalysesCard user={user} />
          <LogCard log={user.log} />
        </div>
      </div>
    </>
  )
}
