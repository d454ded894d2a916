import { LinkButton } from '#ui/link-button.tsx'
import { PitchLines } from '#ui/signature/pitch-lines.tsx'

/** The product's rule and its limits, said before anybody signs up. */
export function Rule() {
  return (
    <section
      data-scheme="board"
      aria-labelledby="rule-title"
      className="relative isolate overflow-hidden bg-surface text-ink"
    >
      <PitchLines view="circle" className="-z-10 absolute inset-0 size-full text-line" />
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 lg:py-20">
        <h2 id="rule-title" className="headline max-w-[24ch] text-2xl sm:text-3xl">
          “Sem valor neste jogo” também é uma boa resposta.
        </h2>
        <p className="mt-4 max-w-[58ch] text-ink-muted text-lg">
          Só recomendamos com edge de pelo menos 5% e confiança de pelo menos 7/10. A Prancheta é uma ferramenta de
          estudo: não realiza apostas e não é uma casa de apostas. Resultados passados não garantem os futuros.
        </p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <LinkButton to="/auth/register" size="lg">
            Começar grátis
          </LinkButton>
          <LinkButton to="/how-it-works" variant="secondary" size="lg">
            Como funciona
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
