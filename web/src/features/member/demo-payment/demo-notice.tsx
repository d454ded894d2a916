import { FlaskConical } from 'lucide-react'

/** Stands above both pages, so that nobody takes them for a real payment. */
export function DemoNotice({ children }: { children: string }) {
  return (
    <p className="mb-6 flex items-start gap-3 rounded-card border border-warn bg-warn-soft px-4 py-3 text-sm text-warn">
      <FlaskConical aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
