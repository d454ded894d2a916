import { identityWords } from '@prancheta/contract/identity/words.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { SkeletonText } from '#ui/feedback/loading.tsx'

type Props<Data> = { query: UseQueryResult<Data>; lines: number; children: (data: Data) => ReactNode }

/** A card's content once it is there; before that its shape, and a way to try again if it does not come. */
export function Loaded<Data>({ query, lines, children }: Props<Data>) {
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (!query.isError) return <SkeletonText lines={lines} />
  return (
    <LoadFailure
      title={identityWords.settingsLoadFailed}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}
