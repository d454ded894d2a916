import { Check } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { classes } from '#lib/page/classes.ts'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'

// Most newcomers never open it, and everybody else never sees it.
const FinishedExample = lazy(async () => ({ default: (await import('./finished-example.tsx')).FinishedExample }))

const STEPS = [
  { title: 'Escolha um jogo de hoje', text: 'A lista já abre no próximo jogo a começar.' },
  { title: 'Leia a resposta', text: 'O modelo, o mercado e o porquê. “Sem valor” também é resposta.' },
  { title: 'Salve a análise', text: 'Quando o jogo termina, ela entra no seu retrospecto.' },
]
const BEFORE_SAVING = 2

/** Leads somebody who has saved nothing yet. Who has analysed a match is past the first two steps. */
export function FirstSteps({ hasAnalysed }: { hasAnalysed: boolean }) {
  const done = hasAnalysed ? BEFORE_SAVING : 0
  return (
    <section
      aria-labelledby="first-steps"
      className="mt-5 rounded-card border border-line bg-surface-raised p-4 sm:p-5"
    >
      <h2 id="first-steps" className="headline text-lg">
        Seus primeiros passos
      </h2>
      <ol className="mt-3 grid gap-3 md:grid-cols-3 md:gap-5">
        {STEPS.map(({ title, text }, at) => (
          <li key={title} className="flex gap-3">
            <StepMark number={at + 1} isDone={at < done} />
            <span className="min-w-0 text-sm">
              <span className="block font-semibold">
                {title}
                {at < done && <span className="sr-only"> (feito)</span>}
              </span>
              <span className="block text-ink-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-col gap-2 sm:flex-row">
        <LinkButton to="/analyses">Escolher um jogo</LinkButton>
        <Dialog
          title="Um exemplo pronto"
          description="Clubes e odds inventados; a conta é a de verdade."
          trigger={<Button variant="secondary">Ver um exemplo pronto</Button>}
        >
          <Suspense fallback={<Skeleton className="h-96 w-full rounded-control" />}>
            <FinishedExample />
          </Suspense>
        </Dialog>
      </div>
    </section>
  )
}

function StepMark({ number, isDone }: { number: number; isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'figures flex size-7 shrink-0 items-center justify-center rounded-full text-sm',
        isDone ? 'bg-good-soft text-good' : 'bg-brand-soft text-brand',
      )}
    >
      {isDone ? <Check className="size-4" /> : number}
    </span>
  )
}
