import type { readSystem } from '@prancheta/contract/admin/system.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { Card } from '#ui/primitives/card.tsx'
import { Facts } from '#ui/primitives/facts.tsx'

export function VersionCard({ system }: { system: OutputOf<typeof readSystem> }) {
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
