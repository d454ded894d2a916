import { EXPORT_PATH } from '@prancheta/contract/history/routes.ts'
import { historyWords } from '@prancheta/contract/history/words.ts'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { useRight } from '#domain/billing/use-right.ts'
import { Button } from '#ui/primitives/button.tsx'
import { buttonClasses } from '#ui/primitives/button-style.ts'

/** A plain download where the plan has it: the browser writes the file as it comes. */
export function ExportButton() {
  const mayExport = useRight('csvExport')
  if (mayExport)
    return (
      <a href={EXPORT_PATH} download className={buttonClasses('secondary', 'md', 'max-sm:w-full')}>
        <Download aria-hidden="true" className="size-4" />
        {historyWords.exportCsv}
      </a>
    )
  return (
    <div className="flex flex-col gap-1 max-sm:w-full">
      <Button variant="secondary" disabled aria-describedby="export-needs" className="max-sm:w-full">
        <Download aria-hidden="true" className="size-4" />
        {historyWords.exportCsv}
      </Button>
      <p id="export-needs" className="text-ink-muted text-xs">
        Nos planos Pro e Black.{' '}
        <Link to="/pricing" className="inline-block py-1 font-semibold text-brand underline underline-offset-2">
          Ver planos
        </Link>
      </p>
    </div>
  )
}
