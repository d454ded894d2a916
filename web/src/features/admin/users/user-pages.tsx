import { supportWords } from '@prancheta/contract/support/words.ts'
import { formatCount } from '#lib/format/format.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LoadFailure } from '#ui/feedback/load-failure.tsx'
import { SkeletonText } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'
import { type ListAddress, useUsers } from './use-users.ts'
import { UserTable } from './user-table.tsx'

type Props = { address: ListAddress; onPage: (page: number) => void }

export function UserPages({ address, onPage }: Props) {
  const { data, isError, isFetching, refetch } = useUsers(address)
  if (!data)
    return isError ? (
      <LoadFailure title={supportWords.usersLoadFailed} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonText lines={12} />
    )
  if (data.total === 0)
    return (
      <EmptyState level="h2" title={address.search === '' ? 'Ninguém se cadastrou ainda' : 'Nenhum usuário encontrado'}>
        {address.search === ''
          ? 'Quem criar uma conta aparece aqui.'
          : 'Com uma ou duas letras a busca olha só o começo do nome e do e-mail.'}
      </EmptyState>
    )
  const isUnknown = address.page === null || address.page > data.page_count
  return (
    <>
      <p role="status" className="text-ink-muted text-sm">
        {countWords(data)}
      </p>
      {isUnknown ? (
        <EmptyState
          level="h2"
          title="Esta página da lista não existe"
          action={<Button onClick={() => onPage(1)}>Ir para a primeira página</Button>}
        >
          {data.page_count === 1
            ? 'A lista tem só uma página.'
            : `A lista vai da página 1 à ${formatCount(data.page_count)}.`}
        </EmptyState>
      ) : (
        <>
          <UserTable users={data.users} isStale={isFetching} />
          <Pagination page={data.page} pageCount={data.page_count} onPageChange={onPage} label="Páginas de usuários" />
        </>
      )}
    </>
  )
}

function countWords({ total, has_more }: { total: number; has_more: boolean }): string {
  if (has_more) return `Mais de ${formatCount(total)} usuários. Refine a busca para ver além dos primeiros.`
  return total === 1 ? '1 usuário' : `${formatCount(total)} usuários`
}
