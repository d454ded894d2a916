import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the place of a form that is done; the focus goes to it, since what had it is gone. */
export function IdentityNotice({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="rounded-card border border-line bg-surface-raised p-5 sm:p-6">
      <h2
        ref={heading}
        tabIndex={-1}
        className="headline flex items-center gap-2.5 text-lg outline-none [&>svg]:size-5 [&>svg]:text-brand"
      >
        {icon}
        {title}
      </h2>
      <div className="mt-3 text-ink-muted text-sm">{children}</div>
    </section>
  )
}
