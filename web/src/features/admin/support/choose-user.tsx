import { listConversations } from '@prancheta/contract/support/direct-messages.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { useSettled } from '#lib/api/paged-list.ts'
import { useFailureNotice } from '#lib/api/tell-failure.ts'
import { Spinner } from '#ui/feedback/loading.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Input } from '#ui/forms/input.tsx'
import { PersonName } from '#ui/primitives/names.tsx'

type Props = { chosen: string | null; onChoose: (userId: string) => void; error: string | undefined }

/** Finds one user by name or e-mail. Fifty are shown; typing narrows them. */
export function ChooseUser({ chosen, onChoose, error }: Props) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const {
    data,
    isPending,
    error: failure,
  } = useQuery({
    queryKey: ['people-to-write-to', search],
    queryFn: ({ signal }) => callApi(listConversations, search === '' ? {} : { search }, { signal }),
  })
  useFailureNotice(failure, supportWords.usersLoadFailed)
  const people = data?.conversations.map(({ user }) => user) ?? []

  return (
    <div className="flex flex-col gap-2">
      <Field label="Usuário" error={error}>
        <Input
          type="search"
          placeholder="Nome ou e-mail"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={100}
        />
      </Field>
      <fieldset className="max-h-52 overflow-y-auto rounded-control border border-line">
        <legend className="sr-only">Escolha um usuário</legend>
        {isPending && (
          <div className="flex justify-center p-4">
            <Spinner label="Carregando usuários" />
          </div>
        )}
        {!isPending && people.length === 0 && <p className="p-3 text-ink-muted text-sm">Nenhum usuário encontrado</p>}
        {people.map(({ id, name, email }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-3 border-line border-b px-3 py-1.5 text-sm last:border-b-0 hover:bg-surface-sunken has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name="usuario"
              className="size-4 shrink-0 accent-brand"
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            <span className="min-w-0">
              <PersonName name={name} email={email} className="block truncate font-semibold" />
              {name !== null && <span className="block truncate text-ink-muted text-xs">{email}</span>}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
