import { listUsers, type UserSort } from '@prancheta/contract/admin/users.ts'
import { SEARCH_LENGTH_MAX } from '@prancheta/contract/support/thread.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { useSettled } from '#lib/api/paged-list.ts'
import { useFailureNotice } from '#lib/api/tell-failure.ts'
import { formatCount } from '#lib/format/format.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { EmptyState, LoadFailure } from '#ui/feedback/empty-state.tsx'
import { SkeletonText } from '#ui/feedback/loading.tsx'
import { Input } from '#ui/forms/input.tsx'
import { Select } from '#ui/forms/select.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'
import { DownloadLink, PageBody, PageHead } from '#ui/product/page-head.tsx'
import { UserSample } from '#ui/product/samples/people-samples.tsx'
import { ALL_PLANS, fileOf, type ListAddress, PLANS, planOf, useListAddress } from './list-address.ts'
import { UserTable } from './user-table.tsx'

const SORTS: readonly { value: UserSort; label: string }[] = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'name', label: 'Nome' },
  { value: 'email', label: 'E-mail' },
]

export function meta() {
  return pageMeta('Usuários', { listed: false })
}

export default function UsersPage() {
  const { address, go } = useListAddress()
  const [typed, setTyped] = useState(address.search)
  const search = useSettled(typed.trim())
  const find = useEffectEvent((words: string) => {
    if (words !== address.search) go({ ...address, page: 1, search: words }, true)
  })
  useEffect(() => find(search), [search])

  return (
    <PageBody>
      <PageHead
        title="Usuários"
        lead="Todas as contas, menos as de admins."
        actions={<DownloadLink href={fileOf(address)}>Exportar CSV</DownloadLink>}
      />
      <search className="grid gap-3 sm:grid-cols-[1fr_1fr] lg:grid-cols-[1fr_16rem_12rem]">
        <Input
          type="search"
          aria-label="Buscar usuários"
          placeholder="Nome ou e-mail"
          value={typed}
          maxLength={SEARCH_LENGTH_MAX}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          label="Plano"
          options={PLANS}
          value={address.plan}
          onValueChange={(plan) => go({ ...address, page: 1, plan: plan ?? ALL_PLANS })}
        />
        <Select
          label="Ordenar por"
          options={SORTS}
          value={address.sort}
          onValueChange={(sort) => go({ ...address, page: 1, sort: sort ?? 'newest' })}
        />
      </search>
      <UserPages address={address} onPage={(page) => go({ ...address, page })} />
    </PageBody>
  )
}

function UserPages({ address, onPage }: { address: ListAddress; onPage: (page: number) => void }) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useUsers(address)
  if (!data)
    return isError ? (
      <LoadFailure title={supportWords.usersLoadFailed} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonText lines={12} />
    )
  if (data.total === 0) return <NobodyFound address={address} />
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
          <UserTable users={data.users} isStale={isPlaceholderData} />
          <Pagination page={data.page} pageCount={data.page_count} onPageChange={onPage} label="Páginas de usuários" />
        </>
      )}
    </>
  )
}

function NobodyFound({ address: { search, plan } }: { address: ListAddress }) {
  if (search === '' && plan === ALL_PLANS)
    return (
      <EmptyState level="h2" title="Ninguém se cadastrou ainda" sample={<UserSample />}>
        Quem criar uma conta aparece aqui.
      </EmptyState>
    )
  return (
    <EmptyState level="h2" title="Nenhum usuário encontrado">
      {search === ''
        ? 'Ninguém tem este plano agora.'
        : 'Com uma ou duas letras a busca olha só o começo do nome e do e-mail.'}
    </EmptyState>
  )
}

function countWords({ total, has_more }: { total: number; has_more: boolean }): string {
  if (has_more) return `Mais de ${formatCount(total)} usuários. Refine a busca para ver além dos primeiros.`
  return total === 1 ? '1 usuário' : `${formatCount(total)} usuários`
}

function useUsers({ page, sort, plan: name, search }: ListAddress) {
  const plan = planOf(name)
  const query = useQuery({
    queryKey: ['admin-users', page, sort, plan, search],
    queryFn: ({ signal }) => {
      const filter = { ...(plan === null ? {} : { plan }), ...(search === '' ? {} : { search }) }
      return callApi(listUsers, { page: page ?? 1, sort, ...filter }, { signal })
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useFailureNotice(query.error, supportWords.usersLoadFailed)
  return query
}
