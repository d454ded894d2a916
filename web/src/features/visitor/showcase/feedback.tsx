import { useState } from 'react'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx'
import { StepProgress } from '#ui/feedback/step-progress.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { LinkButton } from '#ui/primitives/link-button.tsx'
import { Section, Specimen } from './specimen.tsx'

const STEPS = ['Buscando estatísticas…', 'Ajustando o modelo…', 'Comparando com o mercado…', 'Escrevendo a explicação…']

export function Feedback() {
  const [done, setDone] = useState(1)
  return (
    <Section id="espera" title="Espera e vazio">
      <Specimen title="Progresso em palavras">
        <StepProgress label="Gerando análise" steps={STEPS} done={done} />
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          onClick={() => setDone(done >= STEPS.length ? 0 : done + 1)}
        >
          Próximo passo
        </Button>
      </Specimen>
      <Specimen title="Esqueleto">
        <div className="rounded-card border border-line bg-surface-raised p-4">
          <div className="mb-4 flex items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <Skeleton className="h-5 w-40" />
          </div>
          <SkeletonText lines={3} />
        </div>
      </Specimen>
      <Specimen title="Vazio com um caminho">
        <EmptyState
          title="Nenhuma análise salva ainda. Comece no Dashboard!"
          action={<LinkButton to="/dashboard">Ir para o Dashboard</LinkButton>}
        />
      </Specimen>
      <Specimen title="Vazio só com palavras">
        <EmptyState title="Selecione um ticket para ver a conversa" />
      </Specimen>
    </Section>
  )
}
