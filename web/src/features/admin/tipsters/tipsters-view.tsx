import { adminWords } from '@prancheta/contract/admin/words.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { EmptyState, LoadFailure } from '#ui/feedback/empty-state.tsx'
import { SkeletonText } from '#ui/feedback/loading.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { PageBody, PageHead } from '#ui/product/page-head.tsx'
import { TipsterSample } from '#ui/product/samples/people-samples.tsx'
import { TipsterCard } from './tipster-card.tsx'
import { type ChooseUser, NewTipsterDialog } from './tipster-dialogs.tsx'
import { useTipsters } from './use-tipsters.ts'

export function TipstersView({ chooseUser }: { chooseUser: ChooseUser }) {
  const { data, isError, isFetching, refetch } = useTipsters()
  const [isOpen, setIsOpen] = useState(false)
  const create = (
    <Button variant="accent" onClick={() => setIsOpen(true)}>
      <Plus className="size-4" aria-hidden="true" />
      Novo tipster
    </Button>
  )
  return (
    <PageBody>
      <PageHead title="Tipsters" lead="Quem publica análises em uma página própria." actions={create} />
      {isError && !data && (
        <LoadFailure title={adminWords.tipstersLoadFailed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <SkeletonText lines={8} />}
      {data?.tipsters.length === 0 && (
        <EmptyState level="h2" title="Nenhum tipster ainda" sample={<TipsterSample />}>
          Escolha um usuário, um endereço e uma cor em Novo tipster, e a página dele passa a existir.
        </EmptyState>
      )}
      <ul className="grid items-start gap-4 md:grid-cols-2">
        {data?.tipsters.map((tipster) => (
          <li key={tipster.user_id} className="min-w-0">
            <TipsterCard tipster={tipster} />
          </li>
        ))}
      </ul>
      <NewTipsterDialog open={isOpen} onOpenChange={setIsOpen} chooseUser={chooseUser} />
    </PageBody>
  )
}
