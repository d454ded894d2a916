import { listUsers, USER_SORTS, type UserSort } from '@prancheta/contract/admin/users.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { callApi } from '#lib/api/call-api.ts'
import { useFailureNotice } from '#lib/api/use-failure-notice.ts'
import { readPage } from './read-page.ts'

export type ListAddress = { page: number | null; sort: UserSort; search: string }

/** Which part of the list is shown lives in the address, so that back, reload and a shared link lead to the same. */
export function useListAddress() {
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

export function useUsers({ page, sort, search }: ListAddress) {
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
