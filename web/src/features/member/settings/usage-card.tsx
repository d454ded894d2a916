import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from '#lib/api/member-queries.ts'
import { formatCount } from '#lib/format/format.ts'
import { Card } from '#ui/primitives/card.tsx'
import { Facts } from '#ui/primitives/facts.tsx'
import { LinkButton } from '#ui/primitives/link-button.tsx'
import { Loaded } from './loaded.tsx'

export function UsageCard() {
  const stats = useQuery(dashboardQuery)
  return (
    <Card
      level="h2"
      title="Uso"
      actions={
        <LinkButton to="/history" variant="secondary">
          Ver histórico
        </LinkButton>
      }
    >
      <Loaded query={stats} lines={2}>
        {({ monthAnalyses, totalAnalyses }) => (
          <Facts
            rows={[
              { name: 'Conversas com a IA este mês', value: formatCount(monthAnalyses) },
              { name: 'Análises salvas', value: formatCount(totalAnalyses) },
            ]}
          />
        )}
      </Loaded>
    </Card>
  )
}
