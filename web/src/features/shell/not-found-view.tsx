import { LinkButton } from '#ui/link-button.tsx'
import { PitchLines } from '#ui/signature/pitch-lines.tsx'

export function NotFoundView() {
  return (
    <div className="relative isolate flex flex-1 flex-col items-center justify-center overflow-hidden px-6 py-24 text-center">
      <PitchLines view="box" className="-z-10 absolute inset-x-0 top-0 h-full w-full text-line" />
      <p aria-hidden="true" className="figures text-4xl text-brand">
        404
      </p>
      <h1 lang="en" className="headline mt-4 text-3xl">
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
