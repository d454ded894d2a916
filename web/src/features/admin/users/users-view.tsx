import { USERS_CSV_PATH, type UserSort } from '@prancheta/contract/admin/users.ts'
import { SEARCH_LENGTH_MAX } from '@prancheta/contract/support/thread.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSettled } from '#lib/api/use-settled.ts'
import { Input } from '#ui/forms/input.tsx'
import { Select } from '#ui/forms/select.tsx'
import { DownloadLink } from '#ui/primitives/download-link.tsx'
import { PageBody, PageHead } from '#ui/product/page-head.tsx'
import { useListAddress } from './use-users.ts'
import { UserPages } from './user-pages.tsx'

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
