import type { ReactNode } from 'react'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { SampleLines } from './sample-lines.tsx'

type Props = {
  title: string
  /** h2 where the chart stands right under the page's own heading. */
  level?: 'h2' | 'h3'
  /** The chart's message in one sentence, for everybody; a picture alone reaches only some. */
  summary: string
  legend?: readonly { name: string; color: string }[]
  /** Nothing to draw yet: said under a picture of what will stand here. */
  empty?: ReactNode
  /** How the picture's line goes; money goes both ways. */
  sample?: 'rising' | 'swinging'
  loading?: boolean
  /** The drawing, given a fixed height so that the page does not jump when it loads. */
  children?: ReactNode
}

export function ChartFrame({
  title,
  level: Heading = 'h3',
  summary,
  legend,
  empty,
  sample = 'rising',
  loading = false,
  children,
}: Props) {
  return (
    <figure data-print="whole" className="rounded-card border border-line bg-surface-raised p-4 sm:p-5">
      <figcaption>
        <Heading className="headline text-lg">{title}</Heading>
        <p className="mt-1 text-ink-muted text-sm">{summary}</p>
      </figcaption>
      {legend && !empty && (
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs">
          {legend.map(({ name, color }) => (
            <li key={name} className="flex items-center gap-1.5">
              <span className="size-2.5 rounded-full" style={{ background: color }} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 h-56 text-xs">
        {loading && <Skeleton className="size-full rounded-control" />}
        {!loading && empty && (
          <Nothing colors={legend?.map(({ color }) => color)} sample={sample}>
            {empty}
          </Nothing>
        )}
        {!loading && !empty && children}
      </div>
    </figure>
  )
}

type NothingProps = { colors: readonly string[] | undefined; sample: 'rising' | 'swinging'; children: ReactNode }

function Nothing({ colors = ['var(--chart-1)'], sample, children }: NothingProps) {
  return (
    <div className="flex h-full flex-col justify-between gap-3">
      <div aria-hidden="true" className="relative min-h-0 flex-1">
        <span className="absolute top-2 left-2 rounded-mark border border-line-strong bg-surface-raised px-1.5 font-semibold">
          Exemplo
        </span>
        <SampleLines colors={colors} shape={sample} className="size-full" />
      </div>
      <p className="text-ink-muted text-sm">{children}</p>
    </div>
  )
}
