import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { formatChance, formatEdge, formatMoney, formatOdd } from '#lib/format/format.ts'
import { ChartFrame } from '#ui/charts/chart-frame.tsx'
import { LineChart } from '#ui/charts/line-chart.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { type Column, DataTable } from '#ui/primitives/data-table.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'
import { StatCard } from '#ui/product/stat-card.tsx'
import { LONG_NAME, Row, Section, Specimen } from './specimen.tsx'

const YIELDS = [-2, 1.5, 0.8, 3.1, 2.2, 4.8, 3.9, 4.2]

type Sample = { name: string; chance: number; odd: number; edge: number; stake: number }

const ROWS: Sample[] = [
  { name: 'Vitória do mandante', chance: 0.4414, odd: 2.45, edge: 0.0814, stake: 1.4 },
  { name: 'Ambas marcam', chance: 0.543, odd: 1.8, edge: -0.0226, stake: 0 },
  { name: `Mais de 2,5 gols em ${LONG_NAME}`, chance: 0.506, odd: 1.95, edge: -0.0133, stake: 0 },
]

const COLUMNS: Column<Sample>[] = [
  { id: 'name', header: 'Mercado', cell: (row) => row.name },
  { id: 'chance', header: 'Probabilidade', cell: (row) => formatChance(row.chance), numeric: true },
  { id: 'odd', header: 'Odd', cell: (row) => formatOdd(row.odd), numeric: true },
  { id: 'edge', header: 'Edge', cell: (row) => <Edge value={row.edge} />, numeric: true },
  { id: 'stake', header: 'Stake', cell: (row) => formatMoney(row.stake), numeric: true },
]

function Edge({ value }: { value: number }) {
  const isGood = value > 0.05
  return (
    <Badge tone={isGood ? 'good' : 'neutral'} icon={isGood ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}>
      {formatEdge(value)} {isGood ? 'valor' : 'sem valor'}
    </Badge>
  )
}

export function Data() {
  const [page, setPage] = useState(5)
  const empty = (
    <EmptyState title="Nenhum mercado atinge o filtro.">Diminua a probabilidade mínima para ver mais.</EmptyState>
  )
  return (
    <Section id="dados" title="Dados">
      <Specimen title="Tabela" wide>
        <DataTable
          caption="Mercados de exemplo"
          columns={COLUMNS}
          rows={ROWS}
          rowId={(row) => row.name}
          empty={empty}
        />
      </Specimen>
      <Specimen title="Tabela sem linhas">
        <DataTable caption="Mercados" columns={COLUMNS} rows={[]} rowId={(row) => row.name} empty={empty} />
      </Specimen>
      <Specimen title="Páginas">
        <Pagination page={page} pageCount={12} onPageChange={setPage} label="Páginas do exemplo" />
      </Specimen>
      <Specimen title="Número em destaque" wide>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <StatCard
            label="Total de análises"
            value="128"
            trend={{ direction: 'up', text: '12 a mais que em outubro', tone: 'neutral' }}
          />
          <StatCard label="Taxa de acerto" value="0,0%" note="Ainda sem resultados marcados." />
          <StatCard label="Yield" value={null} note="Sem picks com odd." />
          <StatCard label="Este mês" value={null} loading />
          <StatCard
            label="Saldo do período"
            value={formatMoney(-12_345_678.9)}
            trend={{ direction: 'down', text: 'abaixo do mês anterior', tone: 'bad' }}
          />
        </div>
      </Specimen>
      <Charts />
      <Specimen title="Cartão e retrato" wide>
        <Cards />
      </Specimen>
    </Section>
  )
}

function Charts() {
  return (
    <Specimen title="Gráfico" wide>
      <div className="grid gap-4 lg:grid-cols-3">
        <ChartFrame
          title="Yield acumulado"
          summary="Exemplo: depois de 8 análises, o yield está em 4,2%."
          legend={[{ name: 'Yield', color: 'var(--chart-1)' }]}
        >
          <LineChart
            labels={YIELDS.map((_, index) => String(index + 1))}
            lines={[{ name: 'Yield', color: 'var(--chart-1)', values: YIELDS }]}
            stepMin={1}
            format={String}
          />
        </ChartFrame>
        <ChartFrame
          title="Calibração"
          summary="Nada para comparar ainda."
          empty="Marque resultados no Histórico para ver."
        />
        <ChartFrame title="Uso" summary="Carregando os dados do mês." loading />
      </div>
    </Specimen>
  )
}

function Cards() {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <Card title="Plano Pro" description="100 análises por mês" aside={<Badge tone="brand">Ativo</Badge>}>
        <Row>
          <Avatar name="Ana Souza" email="ana@example.com" />
          <Avatar name={null} email="bruno@example.com" size="sm" />
          <Avatar name="João" email="j@example.com" size="lg" />
        </Row>
      </Card>
      <Card title={LONG_NAME} description={`${LONG_NAME} contra ${LONG_NAME}, pela última rodada.`}>
        <p className="text-sm">Texto longo não empurra nada para fora do cartão, nem no celular.</p>
      </Card>
      <Card>
        <p className="text-ink-muted text-sm">Um cartão só com conteúdo.</p>
      </Card>
    </div>
  )
}
