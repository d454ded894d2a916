import { formatCount } from '#lib/format/format.ts'

/** 1/3, or 1/∞ where there is no limit. */
export function UsedOfLimit({ used, limit }: { used: number; limit: number | null }) {
  return (
    <span className="figures text-base text-ink">
      {formatCount(used)}/
      {limit === null ? (
        <>
          <span aria-hidden="true">∞</span>
          <span className="sr-only">sem limite</span>
        </>
      ) : (
        formatCount(limit)
      )}
    </span>
  )
}
