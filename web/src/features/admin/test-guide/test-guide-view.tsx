import { Clock } from 'lucide-react'
import { Badge } from '#ui/primitives/badge.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { PageBody, PageHead } from '#ui/product/page-head.tsx'
import { type Category, CHECKLIST, NEXT_STEPS } from './checklist.ts'

export function TestGuideView() {
  return (
    <PageBody>
      <PageHead title="Guia de testes" lead="O que conferir à mão antes de abrir a Prancheta para outras pessoas." />
      <div className="grid items-start gap-4 md:grid-cols-2">
        {CHECKLIST.map((category) => (
          <CategoryCard key={category.name} category={category} />
        ))}
      </div>
      <Card level="h2" title="Próximos passos para o lançamento">
        <ol className="list-decimal space-y-2 pl-5 text-sm">
          {NEXT_STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
    </PageBody>
  )
}

function CategoryCard({ category: { name, items } }: { category: Category }) {
  return (
    <Card level="h2" title={name}>
      <ul className="-my-2 divide-y divide-line">
        {items.map((item) => (
          <li key={item} className="flex items-center justify-between gap-4 py-2.5 text-sm">
            <span>{item}</span>
            <span className="shrink-0">
              <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
                Pendente
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
