import { nameField } from '@prancheta/contract/identity/fields.ts'
import { changePassword, type readProfile, updateProfile } from '@prancheta/contract/identity/routes.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '#lib/api/call-api.ts'
import { profileQuery, sessionsQuery } from '#lib/api/member-queries.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { formatDate } from '#lib/format/format.ts'
import { useRuledForm } from '#lib/forms/use-ruled-form.ts'
import { toast } from '#lib/page/toast.ts'
import { refreshSession } from '#lib/session/session.ts'
import { Field } from '#ui/forms/field.tsx'
import { Input, PasswordInput } from '#ui/forms/input.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Loaded } from './loaded.tsx'

type Profile = OutputOf<typeof readProfile>

const accountForm = z.object({ name: nameField })

export function AccountCard() {
  const profile = useQuery(profileQuery)
  return (
    <Card level="h2" title="Conta">
      <Loaded query={profile} lines={5}>
        {(data) => <AccountForm profile={data} />}
      </Loaded>
    </Card>
  )
}

function AccountForm({ profile }: { profile: Profile }) {
  const form = useRuledForm({
    schema: accountForm,
    start: { name: profile.name ?? '' },
    failed: identityWords.profileSaveFailed,
    async send(values) {
      const saved = await callApi(updateProfile, values)
      queryClient.setQueryData(profileQuery.queryKey, saved)
      form.reset({ name: saved.name ?? '' })
      refreshSession({ fresh: true }) // the menu shows the name too
      toast.success(identityWords.profileSaved)
    },
  })
  return (
    <form {...form.element} className="grid gap-4">
      <Field label="Email" hint="O e-mail da conta não muda por aqui.">
        <Input value={profile.email} readOnly autoComplete="off" />
      </Field>
      <Field label="Nome" error={form.errorOf('name')}>
        <Input {...form.text('name')} autoComplete="name" />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-muted text-sm">
          Membro desde <span className="font-semibold text-ink">{formatDate(new Date(profile.created_at))}</span>
        </p>
        <Button {...form.button} className="max-sm:w-full">
          Salvar nome
        </Button>
      </div>
    </form>
  )
}

export function PasswordCard() {
  const form = useRuledForm({
    schema: changePassword.input,
    start: { current_password: '', password: '' },
    failed: identityWords.passwordChangeFailed,
    fieldOf: { 'account.wrongPassword': 'current_password', 'account.passwordCommon': 'password' },
    async send(values) {
      await callApi(changePassword, values)
      form.reset()
      toast.success(identityWords.passwordChanged)
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  return (
    <Card level="h2" title="Senha" description="Ao trocar, as outras sessões são encerradas.">
      <form {...form.element} className="grid gap-4">
        <Field label="Senha atual" error={form.errorOf('current_password')}>
          <PasswordInput {...form.text('current_password')} autoComplete="current-password" />
        </Field>
        <Field label="Nova senha" hint="De 6 a 128 caracteres." error={form.errorOf('password')}>
          <PasswordInput {...form.text('password')} autoComplete="new-password" />
        </Field>
        <Button {...form.button} className="sm:justify-self-end">
          Alterar senha
        </Button>
      </form>
    </Card>
  )
}
