import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { LinkButton } from '#ui/primitives/link-button.tsx'

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
