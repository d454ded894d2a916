/** A P made of a half-way line and half a centre circle, with the ball on its spot. public/favicon.svg is the same drawing. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-[oklch(0.34_0.065_160)]" />
      <path
        d="M11 26V6h5a6.5 6.5 0 0 1 0 13h-5"
        fill="none"
        className="stroke-[oklch(0.97_0.012_105)]"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="12.5" r="2.5" className="fill-[oklch(0.83_0.145_82)]" />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark />
      <span className="headline text-xl leading-none">Prancheta</span>
    </span>
  )
}
