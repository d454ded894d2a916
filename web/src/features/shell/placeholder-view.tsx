import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'

type Props = { title: string; wayOn: { to: string; label: string } }

/** A page that is in the plan but not built yet says so. */
export function PlaceholderView({ title, wayOn }: Props) {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="headline mb-6 text-2xl sm:text-3xl">{title}</h1>
      <EmptyState
        level="h2"
        title="Esta página ainda está sendo construída."
        action={<LinkButton to={wayOn.to}>{wayOn.label}</LinkButton>}
      >
        Ela faz parte da Prancheta e vai aparecer aqui quando estiver pronta.
      </EmptyState>
    </div>
  )
}
