import { Moon, Sun } from 'lucide-react'
import { toggleTheme } from '#lib/page/theme.ts'
import { IconButton } from './button.tsx'

/** Which picture shows is decided by CSS: the server does not know the reader's theme. */
export function ThemeToggle() {
  return (
    <IconButton label="Alternar entre tema claro e escuro" onClick={() => toggleTheme()}>
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="hidden dark:block" />
    </IconButton>
  )
}
