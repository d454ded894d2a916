import { useState } from 'react'
import { Switch } from '#ui/forms/toggles.tsx'
import { Actions } from './actions.tsx'
import { Choices } from './choices.tsx'
import { Data } from './data.tsx'
import { Fields } from './fields.tsx'
import { Foundations } from './foundations.tsx'
import { Feedback, Overlays } from './overlays.tsx'
import { Signatures } from './signatures.tsx'
import { ThemeModeContext } from './specimen.tsx'

/** Every component with much, little and no content, in the page's theme or in both at once. */
export function ShowcaseView() {
  const [both, setBoth] = useState(false)
  return (
    <ThemeModeContext value={both ? 'both' : 'page'}>
      <div className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6">
        <header className="flex flex-col gap-6 pb-8 sm:flex-row sm:items-end sm:justify-between">
          <div>
            <h1 className="headline text-3xl">Componentes</h1>
            <p className="mt-2 text-ink-muted">Tudo o que as telas usam, com muito, pouco e nenhum conteúdo.</p>
          </div>
          <div className="sm:w-72">
            <Switch checked={both} onCheckedChange={setBoth}>
              Mostrar nos dois temas
            </Switch>
          </div>
        </header>
        <Foundations />
        <Signatures />
        <Actions />
        <Fields />
        <Choices />
        <Overlays />
        <Data />
        <Feedback />
      </div>
    </ThemeModeContext>
  )
}
