/** Only inside buttons, and where the specification names a spinner; elsewhere skeletons. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className="inline-flex" role={label ? 'status' : undefined}>
      <svg viewBox="0 0 16 16" className="size-4 animate-turn" fill="none" strokeWidth="2" aria-hidden="true">
        <circle cx="8" cy="8" r="6" stroke="currentColor" opacity="0.3" />
        <path d="M14 8a6 6 0 0 0-6-6" stroke="currentColor" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
