import { LinkButton } from '#ui/link-button.tsx'
import { PitchFrame, PitchLines } from '#ui/signature/pitch-lines.tsx'

/** The product's rule and its limits, said before anybody signs up. */
export function Rule() {
  return (
    <section aria-labelledby="rule-title" className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-6 lg:pb-24">
      <div
        data-scheme="board"
        className="relative grid items-center gap-8 rounded-card bg-surface px-7 py-10 text-ink sm:px-12 sm:py-14 lg:grid-cols-[1.9fr_1fr]"
      >
        <PitchFrame />
        <div>
          <h2 id="rule-title" className="headline text-2xl sm:text-3xl">
            “Sem valor neste jogo” também é uma boa resposta.
          </h2>
          <p className="mt-4 max-w-[56ch] text-ink-muted">
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
        <PitchLines view="spot" className="hidden w-full lg:block" />
      </div>
    </section>
  )
}
