import type { ReactNode } from 'react'
import { PageIntro } from '#ui/product/page-intro.tsx'
import { ContactLine } from './contact-line.tsx'
import { IN_FORCE_SINCE, type LegalBlock, type LegalSection } from './legal-text.ts'
import { Today } from './today.tsx'

type Props = { title: string; lead: string; sections: readonly LegalSection[]; notice?: ReactNode }

/** A legal text to be read: its sections numbered, a list of them to jump by, lines of a readable length. */
export function LegalPage({ title, lead, sections, notice }: Props) {
  return (
    <>
      <PageIntro eyebrow="Legal" title={title}>
        {lead}
      </PageIntro>
      {notice}
      <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 pb-16 sm:px-6 lg:grid-cols-[16rem_1fr] lg:gap-16 lg:pb-24">
        <nav aria-label="Seções" className="lg:sticky lg:top-24 lg:self-start">
          <p className="text-ink-muted text-sm">
            Última atualização: <Today />
            <br />
            Texto em vigor desde {IN_FORCE_SINCE}
          </p>
          <ol className="mt-5 border-line border-t pt-3 text-sm">
            {sections.map(({ id, title: name }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center gap-2 text-ink-muted hover:text-ink hover:underline lg:min-h-8"
                >
                  <span className="figures w-5">{index + 1}</span>
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-[68ch] space-y-10">
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} className="scroll-mt-24">
              <h2 className="headline text-xl">
                <span className="figures mr-2 text-brand">{index + 1}</span>
                {section.title}
              </h2>
              <div className="mt-3 space-y-3">
                {section.blocks.map((block) => (
                  <Block key={typeof block === 'string' ? block : block.list[0]} block={block} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (block === 'contact') return <ContactLine />
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul className="list-disc space-y-1.5 pl-5 marker:text-ink-muted">
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
