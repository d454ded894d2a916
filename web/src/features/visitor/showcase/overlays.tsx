import { Copy, EllipsisVertical, Info, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonText } from '#ui/feedback/loading.tsx'
import { StepProgress } from '#ui/feedback/progress.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Input } from '#ui/forms/input.tsx'
import { Button, IconButton, LinkButton } from '#ui/primitives/button.tsx'
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx'
import { Menu } from '#ui/primitives/menu.tsx'
import { Sheet } from '#ui/primitives/sheet.tsx'
import { Tooltip } from '#ui/primitives/tooltip.tsx'
import { Term } from '#ui/product/term.tsx'
import { Row, Section, Specimen } from './specimen.tsx'

export function Overlays() {
  return (
    <Section id="sobreposicoes" title="Sobre a página">
      <Specimen title="Diálogo e painel lateral">
        <Row>
          <NewTicket />
          <Sheet title="Filtros" trigger={<Button variant="secondary">Abrir filtros</Button>}>
            <p className="p-2 text-ink-muted text-sm">No celular, os filtros vivem aqui.</p>
          </Sheet>
        </Row>
      </Specimen>
      <Specimen title="Menu">
        <Menu
          trigger={
            <IconButton label="Mais ações">
              <EllipsisVertical aria-hidden="true" />
            </IconButton>
          }
          entries={[
            { kind: 'link', label: 'Configurações', to: '/settings', icon: <Settings aria-hidden="true" /> },
            { kind: 'action', label: 'Copiar', onSelect: () => undefined, icon: <Copy aria-hidden="true" /> },
            { kind: 'line' },
            {
              kind: 'action',
              label: 'Excluir',
              onSelect: () => undefined,
              icon: <Trash2 aria-hidden="true" />,
              disabled: true,
            },
          ]}
        />
      </Specimen>
      <Specimen title="Dica e termo explicado">
        <Row>
          <Tooltip text="Odds de três casas, sem a margem">
            <IconButton label="Sobre as odds">
              <Info aria-hidden="true" />
            </IconButton>
          </Tooltip>
          <p className="text-sm">
            O <Term id="edge">edge</Term> usa a <Term id="pooled">probabilidade conjunta</Term>; o valor sugerido segue{' '}
            <Term id="kelly" />.
          </p>
        </Row>
      </Specimen>
    </Section>
  )
}

function NewTicket() {
  return (
    <Dialog
      title="Novo Ticket"
      description="Conte o que aconteceu. Respondemos por aqui."
      trigger={<Button variant="secondary">Abrir diálogo</Button>}
      actions={
        <>
          <DialogClose>
            <Button variant="secondary">Cancelar</Button>
          </DialogClose>
          <DialogClose>
            <Button>Criar Ticket</Button>
          </DialogClose>
        </>
      }
    >
      <Field label="Assunto">
        <Input maxLength={100} />
      </Field>
    </Dialog>
  )
}

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
