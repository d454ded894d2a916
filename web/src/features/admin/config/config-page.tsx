import { readSystem } from '@prancheta/contract/admin/system.ts'
import { adminWords } from '@prancheta/contract/admin/words.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import { useFailureNotice } from '#lib/api/tell-failure.ts'
import { useProviders } from '#lib/live/use-providers.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { SkeletonText } from '#ui/feedback/loading.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Facts } from '#ui/primitives/data-table.tsx'
import { PageBody, PageHead } from '#ui/product/page-head.tsx'
import { FilesCard } from './files-card.tsx'
import { IntegrationsCard } from './integrations-card.tsx'
import { JobsCard } from './jobs-card.tsx'
import { MailCard } from './mail-card.tsx'
import { ModelCard } from './model-card.tsx'

export function meta() {
  return pageMeta('Configuração', { listed: false })
}

export default function ConfigPage() {
  const system = useQuery({
    queryKey: ['admin-system'],
    queryFn: ({ signal }) => callApi(readSystem, {}, { signal }),
  })
  const providers = useProviders()
  const failure = system.error ?? providers.error
  useFailureNotice(failure, adminWords.systemLoadFailed)
  const isReady = system.data !== undefined && providers.data !== undefined

  function retry() {
    void system.refetch()
    void providers.refetch()
  }

  return (
    <PageBody>
      <PageHead title="Configuração" lead="O que serve cada parte desta instalação, e como está agora." />
      {!isReady && failure !== null && (
        <LoadFailure
          title={adminWords.systemLoadFailed}
          busy={system.isFetching || providers.isFetching}
          onRetry={retry}
        />
      )}
      {!isReady && failure === null && <SkeletonText lines={10} />}
      {isReady && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <div className="grid min-w-0 gap-4">
            <IntegrationsCard
              providers={providers.data.providers}
              troubles={providers.data.troubles}
              payments={system.data.payments}
            />
            <FilesCard />
            <VersionCard system={system.data} />
            <JobsCard />
          </div>
          <div className="grid min-w-0 gap-4">
            <ModelCard leagues={system.data.leagues} />
            <MailCard
              mail={system.data.mail}
              trouble={providers.data.troubles.find(({ kind }) => kind === 'mail') ?? null}
            />
          </div>
        </div>
      )}
    </PageBody>
  )
}

function VersionCard({ system }: { system: OutputOf<typeof readSystem> }) {
  return (
    <Card level="h2" title="Instalação">
      <Facts
        rows={[
          { name: 'Versão', value: <span className="figures">{system.version}</span> },
          {
            name: 'Banco de dados',
            value: system.database === 'postgres' ? 'PostgreSQL' : 'Embutido, para experimentar',
          },
        ]}
      />
    </Card>
  )
}
