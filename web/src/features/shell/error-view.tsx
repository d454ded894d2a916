import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PitchLines } from '#ui/signature/pitch-lines.tsx'

/** Something broke that we did not foresee. Two ways on, and no word of what only we can understand. */
export function ErrorView() {
  return (
    <div className="relative isolate flex flex-1 flex-col items-center justify-center overflow-hidden px-6 py-24 text-center">
      <title>Algo deu errado — Prancheta</title>
      <PitchLines view="circle" className="-z-10 absolute inset-0 size-full text-line" />
      <h1 className="headline bg-surface text-3xl">Algo deu errado</h1>
      <p className="mt-3 max-w-[40ch] bg-surface text-ink-muted">
        Não conseguimos mostrar esta página. Tente de novo; se continuar, volte daqui a alguns minutos.
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <Button onClick={() => window.location.reload()}>Tentar de novo</Button>
        <LinkButton to="/" variant="secondary" reloadDocument>
          Ir para o início
        </LinkButton>
      </div>
    </div>
  )
}
