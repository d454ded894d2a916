import { changePassword } from '@prancheta/contract/identity/routes.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import { callApi } from '#lib/api/call-api.ts'
import { sessionsQuery } from '#lib/api/member-queries.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { useRuledForm } from '#lib/forms/use-ruled-form.ts'
import { toast } from '#lib/page/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { PasswordInput } from '#ui/forms/password-input.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'

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
