import { Check, Clock } from 'lucide-react'
import { pageMeta } from '#lib/page/page-meta.ts'
import { Checkbox } from '#ui/forms/toggles.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { PageBody, PageHead } from '#ui/product/page-head.tsx'
import { useTickedItems } from './ticked-items.ts'

export function meta() {
  return pageMeta('Guia de testes', { listed: false })
}

export default function AdminTestGuidePage() {
  const guide = useTickedItems()
  return (
    <PageBody>
      <PageHead
        title="Guia de testes"
        lead={`O que conferir à mão antes de abrir a Prancheta para outras pessoas. ${doneWords(guide.ticked)}`}
        actions={
          guide.ticked.length > 0 && (
            <Button variant="secondary" onClick={guide.clear}>
              Desmarcar tudo
            </Button>
          )
        }
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        {CHECKLIST.map((category) => (
          <ItemCard key={category.name} category={category} guide={guide} />
        ))}
      </div>
      <ItemCard category={{ name: 'Próximos passos para o lançamento', items: NEXT_STEPS }} guide={guide} />
    </PageBody>
  )
}

type Guide = ReturnType<typeof useTickedItems>

function ItemCard({ category: { name, items }, guide }: { category: Category; guide: Guide }) {
  return (
    <Card level="h2" title={name}>
      <ul className="-my-2 divide-y divide-line">
        {items.map((item) => (
          <Item key={item} item={item} guide={guide} />
        ))}
      </ul>
    </Card>
  )
}

function Item({ item, guide }: { item: string; guide: Guide }) {
  const isTicked = guide.ticked.includes(item)
  return (
    <li className="flex items-center justify-between gap-4">
      <div className="min-w-0 flex-1">
        <Checkbox checked={isTicked} onCheckedChange={(next) => guide.tick(item, next)}>
          {item}
        </Checkbox>
      </div>
      <span className="shrink-0">
        <Badge
          tone={isTicked ? 'good' : 'warn'}
          icon={isTicked ? <Check aria-hidden="true" /> : <Clock aria-hidden="true" />}
        >
          {isTicked ? 'Feito' : 'Pendente'}
        </Badge>
      </span>
    </li>
  )
}

type Category = { name: string; items: readonly string[] }

/** What a person tries by hand before the product is opened to others, and ticks; nothing here is ticked by a program. */
const CHECKLIST: readonly Category[] = [
  {
    name: 'Autenticação',
    items: [
      'Criar uma conta e cair direto nos primeiros passos',
      'Recusar menor de 18 anos, e-mail repetido e senha comum',
      'Entrar, sair e não voltar pelo botão do navegador',
      'Pedir uma nova senha e usar o link uma única vez',
      'Encerrar as outras sessões nas configurações',
    ],
  },
  {
    name: 'Planos e assinaturas',
    items: [
      'Comprar Starter, Pro e Black e ver o plano mudar na hora',
      'Trocar de plano pelo portal, sem pagar duas vezes',
      'Cancelar e manter o acesso até o fim do período',
      'Voltar ao Free quando o período termina',
      'Conferir que os preços da página são os do provedor',
    ],
  },
  {
    name: 'Cotas e limites',
    items: [
      'Usar as 3 partidas do Free e ser avisado na quarta',
      'Analisar de novo o mesmo jogo sem gastar outra',
      'Conversar sobre um jogo já contado com a cota zerada',
      'Ver a contagem recomeçar no primeiro dia do mês',
    ],
  },
  {
    name: 'Análises e chat',
    items: [
      'Carregar os jogos de uma data e analisar um deles',
      'Ver modelo, mercado e conjunta lado a lado',
      'Digitar uma odd e ver o valor e a sugestão na hora',
      'Salvar a análise e encontrá-la no histórico',
      'Conversar sobre o jogo e conferir os números citados',
    ],
  },
  {
    name: 'Segurança',
    items: [
      'Abrir uma página de admin sem ser admin',
      'Abrir o ticket de outra pessoa pelo endereço',
      'Tentar mudar plano ou papel pelo próprio navegador',
      'Suspender uma conta e ver que ela sai na hora',
    ],
  },
  {
    name: 'Webhook de pagamento',
    items: [
      'Receber um pagamento e ver o plano ativo',
      'Receber o mesmo evento duas vezes sem efeito dobrado',
      'Recusar um evento com assinatura errada',
      'Ver um pagamento falho virar dias de tolerância',
    ],
  },
]

const NEXT_STEPS: readonly string[] = [
  'Configurar as chaves do provedor de pagamento e os três preços.',
  'Configurar a fonte de futebol e de odds com chave própria.',
  'Configurar o servidor de e-mail e enviar um teste para si.',
  'Definir o endereço público e o contato da página de privacidade.',
  'Fazer uma cópia de segurança do banco e restaurá-la uma vez.',
  'Percorrer esta lista inteira no celular e no computador.',
]

const ALL_ITEMS = [...CHECKLIST.flatMap(({ items }) => items), ...NEXT_STEPS]

/** Counts what stands here now: a tick of an item that was since reworded is not among it. */
export function doneWords(ticked: readonly string[]): string {
  const done = ALL_ITEMS.filter((item) => ticked.includes(item)).length
  return `${done} de ${ALL_ITEMS.length} feitos, marcados neste aparelho.`
}
