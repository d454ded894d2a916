import { Accordion } from '#ui/primitives/accordion.tsx'
import { LinkButton } from '#ui/primitives/link-button.tsx'
import { PageIntro } from '#ui/product/page-intro.tsx'
import { FAQ } from './questions.ts'

const ENTRIES = FAQ.map(({ id, question, answer }) => ({
  id,
  title: question,
  content: (
    <div className="space-y-3">
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  ),
}))

export function FaqView() {
  return (
    <>
      <PageIntro eyebrow="FAQ" title="Perguntas frequentes">
        As dez perguntas que mais importam antes de começar, respondidas sem rodeio.
      </PageIntro>
      <section aria-label="Perguntas e respostas" className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-6 lg:pb-24">
        <Accordion entries={ENTRIES} />
        <div className="mt-10 flex flex-col gap-3 sm:flex-row sm:items-center">
          <LinkButton to="/auth/register">Começar grátis</LinkButton>
          <LinkButton to="/how-it-works" variant="secondary">
            Ver como funciona
          </LinkButton>
        </div>
      </section>
    </>
  )
}
