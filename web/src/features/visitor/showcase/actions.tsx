import { ArrowRight, Check, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { toast } from '#lib/page/toast.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button, IconButton, LinkButton } from '#ui/primitives/button.tsx'
import { LONG_NAME, Row, Section, Specimen } from './specimen.tsx'

export function Actions() {
  return (
    <Section id="acoes" title="Ações e marcas">
      <Specimen title="Botão">
        <Row>
          <Button variant="accent">Gerar análise</Button>
          <Button>Salvar</Button>
          <Button variant="secondary">Cancelar</Button>
          <Button variant="ghost">Limpar</Button>
          <Button variant="danger">
            <Trash2 className="size-4" aria-hidden="true" />
            Excluir conta
          </Button>
          <Button size="sm" variant="secondary">
            Pequeno
          </Button>
          <Button size="lg">Grande</Button>
          <Button busy>Salvando...</Button>
          <Button disabled>Indisponível</Button>
          <IconButton label="Remover item">
            <Trash2 aria-hidden="true" />
          </IconButton>
        </Row>
      </Specimen>
      <Specimen title="Botão que é link">
        <Row>
          <LinkButton to="/pricing">
            Ver planos <ArrowRight className="size-4" aria-hidden="true" />
          </LinkButton>
          <LinkButton to="/" variant="secondary">
            Voltar
          </LinkButton>
        </Row>
      </Specimen>
      <Specimen title="Etiqueta">
        <Row>
          <Badge>Neutra</Badge>
          <Badge tone="brand">Seu Plano</Badge>
          <Badge tone="good" icon={<Check aria-hidden="true" />}>
            Green
          </Badge>
          <Badge tone="bad" icon={<X aria-hidden="true" />}>
            Red
          </Badge>
          <Badge tone="warn">Aguardando</Badge>
          <Badge tone="info">Aberto</Badge>
          <Badge>{LONG_NAME}</Badge>
        </Row>
      </Specimen>
      <Specimen title="Aviso">
        <Row>
          <Button variant="secondary" onClick={() => toast.success('Análise salva com sucesso!')}>
            Aviso de sucesso
          </Button>
          <Button variant="secondary" onClick={() => toast.error('Erro ao carregar jogos')}>
            Aviso de erro
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toast.info('Limite de conversas atingido', {
                description: 'Você usou as 3 partidas deste mês no plano Free.',
                action: { label: 'Ver Planos', onClick: () => undefined },
              })
            }
          >
            Aviso com ação
          </Button>
        </Row>
      </Specimen>
      <Specimen title="Página de erro">
        <BreakPage />
      </Specimen>
    </Section>
  )
}

/** Breaks on purpose while drawing, which is how the error page is seen and tested. */
function BreakPage() {
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('broken on purpose by the component page')
  return (
    <Button variant="secondary" onClick={() => setBroken(true)}>
      Quebrar esta página
    </Button>
  )
}
