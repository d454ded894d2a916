import { Skeleton, SkeletonText } from '#ui/feedback/loading.tsx'

/** The shape of a signed-in page while it is not known who is there. Holds nobody's data. */
export function PageSkeleton() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-10" aria-busy="true">
      <p className="sr-only" role="status">
        Carregando…
      </p>
      <Skeleton className="h-9 w-56" />
      <Skeleton className="mt-3 h-4 w-80 max-w-full" />
      <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((card) => (
          <div key={card} className="rounded-card border border-line bg-surface-raised p-4">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="mt-3 h-8 w-20" />
          </div>
        ))}
      </div>
      <div className="mt-4 rounded-card border border-line bg-surface-raised p-5">
        <SkeletonText lines={4} />
      </div>
    </div>
  )
}
