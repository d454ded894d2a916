import { Copy, EllipsisVertical, Info, Settings, Trash2 } from 'lucide-react'
import { Field } from '#ui/forms/field.tsx'
import { Input } from '#ui/forms/input.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
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
