import { identityWords } from '@prancheta/contract/identity/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useStakeForm } from '#domain/account/use-stake-form.ts'
import { profileQuery } from '#lib/api/member-queries.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { toast } from '#lib/page/toast.ts'
import { safeReturnPath } from '#lib/session/return-path.ts'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Field } from '#ui/forms/field.tsx'
import { MoneyInput } from '#ui/forms/money-input.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Term } from '#ui/product/term.tsx'

const STAKE_START = 100

export function meta() {
  return pageMeta('Primeiros passos', { listed: false })
}

export default function OnboardingPage() {
  const profile = useQuery(profileQuery)
  return (
    <div className="mx-auto w-full max-w-xl flex-1 px-4 py-8 sm:px-6 sm:py-14">
      <section className="overflow-hidden rounded-card border border-line bg-surface-raised">
        <PitchLines view="box" className="-mt-px mx-auto w-80 max-w-full" />
        <div className="px-5 pt-5 pb-6 sm:px-8 sm:pb-8">
          <p className="eyebrow">Só falta um passo</p>
          <h1 className="headline mt-1 text-2xl">Qual é a sua unidade padrão?</h1>
          <p className="mt-3 text-ink-muted text-sm">
            É a base em reais das sugestões de <Term id="stake">stake</Term>, calculadas por{' '}
            <Term id="kelly">Kelly</Term>: 2% sobre R$ 100,00 são R$ 2,00. Você pode mudar depois, em Configurações.
          </p>
          <div className="mt-6">
            {profile.isPending ? (
              <Skeleton className="h-32 w-full" />
            ) : (
              <UnitForm start={profile.data?.stake_default ?? STAKE_START} />
            )}
          </div>
        </div>
      </section>
    </div>
  )
}

function UnitForm({ start }: { start: number }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useStakeForm(start, async () => {
    toast.success(identityWords.preferencesSaved)
    await navigate(safeReturnPath(search.get('next')) ?? '/dashboard', { replace: true })
  })

  return (
    <form {...form.element} className="grid gap-5">
      <Field label="Unidade padrão (R$)" error={form.errorOf('stake_default')}>
        <MoneyInput {...form.stake} required />
      </Field>
      <Button {...form.button} variant="accent" size="lg" className="w-full">
        Começar
      </Button>
    </form>
  )
}
