/** A red count beside a link. Nothing at zero. */
export function UnreadCount({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span className="figures inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-bad px-1.5 text-bad-ink text-xs">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{count === 1 ? '1 resposta não lida' : `${count} respostas não lidas`}</span>
    </span>
  )
}
