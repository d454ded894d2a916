import { SelfTestView } from '#features/visitor/self-test/self-test-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Autoteste', {
    path: '/autoteste',
    description:
      'Nove perguntas, respondidas só no seu aparelho, para olhar a sua relação com as apostas e saber onde encontrar ajuda.',
  })
}

export default function SelfTestPage() {
  return <SelfTestView />
}
