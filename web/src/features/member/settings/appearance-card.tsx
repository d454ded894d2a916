import { Monitor, Moon, Sun } from 'lucide-react'
import { chooseTheme, type ThemeChoice, useThemeChoice } from '#lib/page/theme.ts'
import { type Choice, ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { LinkButton } from '#ui/primitives/link-button.tsx'

const CHOICES: readonly Choice<ThemeChoice>[] = [
  { value: 'system', label: 'Sistema', icon: <Monitor aria-hidden="true" /> },
  { value: 'light', label: 'Claro', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: 'Escuro', icon: <Moon aria-hidden="true" /> },
]

export function AppearanceCard() {
  const choice = useThemeChoice()
  return (
    <Card level="h2" title="Aparência e aplicativo">
      <ChoiceGroup label="Tema" choices={CHOICES} value={choice} onValueChange={chooseTheme} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <p className="text-ink-muted text-sm">Prefere abrir como aplicativo?</p>
        <LinkButton to="/install" variant="secondary" size="sm" className="max-sm:w-full">
          Instalar a Prancheta
        </LinkButton>
      </div>
    </Card>
  )
}
