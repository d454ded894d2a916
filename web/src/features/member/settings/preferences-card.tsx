import { identityWords } from '@prancheta/contract/identity/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useStakeForm } from '#domain/account/use-stake-form.ts'
import { profileQuery } from '#lib/api/member-queries.ts'
import { toast } from '#lib/page/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { MoneyInput } from '#ui/forms/money-input.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Loaded } from './loaded.tsx'

export function PreferencesCard() {
  const profile = useQuery(profileQuery)
  return (
    <Card level="h2" title="Preferências">
      <Loaded query={profile} lines={3}>
        {(data) => <UnitForm start={data.stake_default} />}
      </Loaded>
    </Card>
  )
}

function UnitForm({ start }: { start: number }) {
  const form = useStakeForm(start, () => toast.success(identityWords.preferencesUpdated))
  return (
    <form {...form.element} className="grid gap-4">
      <Field
        label="Unidade padrão (R$)"
        hint="A base dos cálculos de Kelly: 2% sobre R$ 100,00 são R$ 2,00."
        error={form.errorOf('stake_default')}
      >
        <MoneyInput {...form.stake} required />
      </Field>
      <Button {...form.button} className="sm:justify-self-end">
        Salvar preferências
      </Button>
    </form>
  )
}
