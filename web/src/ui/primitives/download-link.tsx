import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClasses } from './button-style.ts'

/** The browser fetches the file itself, so its size does not matter to the page. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} download className={buttonClasses('secondary', 'md')}>
      <Download className="size-4" aria-hidden="true" />
      {children}
    </a>
  )
}
