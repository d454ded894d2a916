import { useEffect, useRef } from 'react'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'

/** Something broke that we did not foresee. Two ways on, and no word of what only we can understand. */
export function ErrorView() {
  const title = useRef<HTMLHeadingElement>(null)
  // It takes the place of a page that may have been scrolled far down.
  useEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="flex flex-1 flex-col items-center px-6 pt-16 pb-24 text-center">
      <title>Algo deu errado — Prancheta</title>
      <h1 ref={title} tabIndex={-1} className="headline text-3xl outline-none">
        Algo deu errado
      </h1>
      <p className="mt-3 max-w-[42ch] text-ink-muted">
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

export function NotFoundView() {
  return (
    <div className="flex flex-1 flex-col items-center px-6 pb-24 text-center">
      <div className="relative w-full max-w-xl">
        <PitchLines view="box" className="-mt-px w-full" />
        <p
          aria-hidden="true"
          className="figures absolute inset-x-0 top-[30%] text-3xl text-brand sm:top-[36%] sm:text-4xl"
        >
          404
        </p>
      </div>
      <h1 lang="en" className="headline mt-8 text-3xl">
        Oops! Page not found
      </h1>
      <p className="mt-3 max-w-[40ch] text-ink-muted">
        Esta página não existe ou mudou de lugar. Confira o endereço ou recomece pelo início.
      </p>
      <LinkButton to="/" className="mt-8">
        Voltar ao início
      </LinkButton>
    </div>
  )
}
