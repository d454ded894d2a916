import { listUsers, USER_SORTS, USERS_CSV_PATH, type UserSort } from '@prancheta/contract/admin/users.ts'
import { SEARCH_LENGTH_MAX } from '@prancheta/contract/support/thread.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '#lib/api/call-api.ts'
import { useSettled } from '#lib/api/paged-list.ts'
import { useFailureNotice } from '#lib/api/tell-failure.ts'
import { formatCount } from '#lib/format/format.ts'
import { EmptyState, LoadFailure } from '#ui/feedback/empty-state.tsx'
import { SkeletonText } from '#ui/feedback/loading.tsx'
import { Input } from '#ui/forms/input.tsx'
import { Select } from '#ui/forms/select.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'
import { DownloadLink, PageBody, PageHead } from '#ui/product/page-head.tsx'
import { UserTable } from './user-table.tsx'

const SORTS: readonly { value: UserSort; label: string }[] = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'name', label: 'Nome' },
  { value: 'email', label: 'E-mail' },
]

export function UsersView() {
  const { address, go } = useListAddress()
  const [typed, setTyped] = useState(address.search)
  const search = useSettled(typed.trim())
  const find = useEffectEvent((words: string) => {
    if (words !== address.search) go({ sort: address.sort, search: words }, true)
  })
  useEffect(() => find(search), [search])

  const file = address.search === '' ? '' : `?${new URLSearchParams({ search: address.search })}`
  return (
    <PageBody>
      <PageHead
        title="Usuários"
        lead="Todas as contas, menos as de admins."
        actions={<DownloadLink href={`${USERS_CSV_PATH}${file}`}>Exportar CSV</DownloadLink>}
      />
      <search className="grid gap-3 sm:grid-cols-[1fr_14rem]">
        <Input
          type="search"
          aria-label="Buscar usuários"
          placeholder="Nome ou e-mail"
          value={typed}
          maxLength={SEARCH_LENGTH_MAX}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          label="Ordenar por"
          options={SORTS}
          value={address.sort}
          onValueChange={(sort) => go({ sort: sort ?? 'newest', search: address.search })}
        />
      </search>
      <UserPages address={address} onPage={(page) => go({ ...address, page })} />
    </PageBody>
  )
}

function UserPages({ address, onPage }: { address: ListAddress; onPage: (page: number) => void }) {
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

type ListAddress = { page: number | null; sort: UserSort; search: string }

/** Which part of the list is shown lives in the address, so that back, reload and a shared link lead to the same. */
function useListAddress() {
  const [parameters, setParameters] = useSearchParams()
  const sort = USER_SORTS.find((name) => name === parameters.get('ordem')) ?? 'newest'
  const address: ListAddress = { page: readPage(parameters.get('pagina')), sort, search: parameters.get('busca') ?? '' }

  function go({ page = 1, sort: order, search }: { page?: number; sort: UserSort; search: string }, replace = false) {
    const next = new URLSearchParams()
    if (search !== '') next.set('busca', search)
    if (order !== 'newest') next.set('ordem', order)
    if (page > 1) next.set('pagina', String(page))
    setParameters(next, { replace, preventScrollReset: true })
  }
  return { address, go }
}

function useUsers({ page, sort, search }: ListAddress) {
  const query = useQuery({
    queryKey: ['admin-users', page, sort, search],
    queryFn: ({ signal }) =>
      callApi(listUsers, { page: page ?? 1, sort, ...(search === '' ? {} : { search }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useFailureNotice(query.error, supportWords.usersLoadFailed)
  return query
}

/** The page an address asks for: the first without one, null when it names none that could exist. */
export function readPage(text: string | null): number | null {
  if (text === null) return 1
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}
