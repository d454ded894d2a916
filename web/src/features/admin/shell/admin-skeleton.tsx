import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LogoMark } from '#ui/product/logo.tsx'

/** The admin area's outline while it is not known who is there. */
export function AdminSkeleton() {
  return (
    <div id="app" className="flex min-h-dvh flex-col" aria-busy="true">
      <div className="flex h-14 items-center gap-3 border-line border-b bg-surface-raised px-4">
        <LogoMark className="size-7" />
        <Skeleton className="h-5 w-44" />
      </div>
      <div className="flex flex-1">
        <div className="hidden w-64 space-y-3 border-line border-r bg-surface-raised p-4 md:block">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <Skeleton key={row} className="h-6" />
          ))}
        </div>
        <div className="flex-1 p-6">
          <p className="sr-only" role="status">
            Carregando…
          </p>
          <Skeleton className="h-9 w-56" />
          <Skeleton className="mt-6 h-40 rounded-card" />
        </div>
      </div>
    </div>
  )
}
