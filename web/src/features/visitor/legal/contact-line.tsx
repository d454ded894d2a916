import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { readContactEmail } from '#lib/page/installation.ts'

/** Where to write to: the page of support for members, an address for everybody where this installation has one. */
export function ContactLine() {
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
