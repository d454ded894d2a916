import { LEGAL_TEXT_VERSION } from '@prancheta/contract/identity/words.ts'
import { DAY_MARK } from '@prancheta/contract/protocol/site.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#lib/format/format.ts'
import { PageIntro } from '#ui/product/public-page.tsx'

type Props = { title: string; lead: string; sections: readonly LegalSection[]; notice?: ReactNode }

/** A legal text to be read: its sections numbered, a list of them to jump by, lines of a readable length. */
export function LegalPage({ title, lead, sections, notice }: Props) {
  return (
    <>
      <PageIntro title={title}>{lead}</PageIntro>
      {notice}
      <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 pb-10 sm:px-6 lg:grid-cols-[16rem_1fr] lg:gap-16 lg:pb-14">
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

/** A legal text is data: numbered sections of paragraphs and lists, drawn by one view. */
type LegalBlock = string | { list: readonly string[] } | 'contact'
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] }

/** Both texts are in force since this day; changes are announced 30 days ahead. */
const IN_FORCE_SINCE = LEGAL_TEXT_VERSION.split('-').reverse().join('/')

/** The day on which the page is read. The server writes it into the prerendered page, which React therefore finds changed. */
function Today() {
  const [today, setToday] = useState(DAY_MARK)
  useEffect(() => setToday(formatDate(new Date())), [])
  return (
    <span className="figures" suppressHydrationWarning>
      {today}
    </span>
  )
}

/** Where to write to: the page of support for members, an address for everybody where this installation has one. */
function ContactLine() {
  const [email, setEmail] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    readContactEmail().then(
      (address) => {
        if (!isGone) setEmail(address)
      },
      () => {}, // the page of support is named in any case
    )
    return () => {
      isGone = true
    }
  }, [])
  return (
    <p>
      Com conta, escreva pela página de{' '}
      <Link to="/tickets" className="font-semibold underline underline-offset-4">
        Suporte
      </Link>
      , com o assunto “Privacidade”.{' '}
      {email ? (
        <>
          Sem conta, escreva para{' '}
          <a href={`mailto:${email}`} className="font-semibold underline underline-offset-4">
            {email}
          </a>
          .
        </>
      ) : (
        'Sem conta, escreva para o e-mail de contato de quem mantém este site.'
      )}
    </p>
  )
}

const INSTALLATION_PATH = '/api/installation'

/**
 * Whom people without an account may write to; null where this installation has nobody. Checked by hand: the
 * contract's schema would bring zod to public pages.
 */
async function readContactEmail(): Promise<string | null> {
  const reply = await fetch(INSTALLATION_PATH, { headers: { Accept: 'application/json' } })
  const facts: unknown = await reply.json()
  const isTold = reply.ok && typeof facts === 'object' && facts !== null && 'contact_email' in facts
  return isTold && typeof facts.contact_email === 'string' ? facts.contact_email : null
}
