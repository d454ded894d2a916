import { Button } from './button.tsx'

type Props = { list: { hasMore: boolean; isLoadingMore: boolean; loadMore: () => void } }

/** The end of a list that goes on: one press brings the next page. Nothing where the list is whole. */
export function LoadMore({ list }: Props) {
  if (!list.hasMore) return null
  return (
    <div className="flex justify-center p-4">
      <Button variant="secondary" busy={list.isLoadingMore} onClick={list.loadMore}>
        Carregar mais
      </Button>
    </div>
  )
}
