import { EXPORT_PATH } from '@prancheta/contract/account/routes.ts'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClasses } from '#ui/primitives/button-style.ts'
import { Card } from '#ui/primitives/card.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

export function PrivacyCard() {
  return (
    <Card level="h2" title="Privacidade" description="Seus dados são seus: leve uma cópia ou apague tudo.">
      <div className="grid gap-6">
        <section aria-labelledby="export-title">
          <h3 id="export-title" className="font-semibold text-sm">
            Exportar meus dados
          </h3>
          <p className="mt-1 mb-3 text-ink-muted text-sm">
            Tudo o que guardamos sobre você, em um arquivo zip com JSON e CSV. A senha não vai junto.
          </p>
          {/* A plain link: the browser writes the file to disk while it arrives, however large it is. */}
          <a href={EXPORT_PATH} download className={buttonClasses('secondary', 'md', 'max-sm:w-full')}>
            <Download className="size-4" aria-hidden="true" />
            Baixar meus dados
          </a>
        </section>
        <section aria-labelledby="deletion-title" className="border-line border-t pt-5">
          <h3 id="deletion-title" className="font-semibold text-sm">
            Excluir minha conta
          </h3>
          <p className="mt-1 mb-3 text-ink-muted text-sm">
            O acesso fecha na hora, a assinatura é encerrada e seus dados são apagados. Não há como voltar atrás. Veja a{' '}
            <Link to="/legal/privacy" className="font-semibold text-ink underline underline-offset-4">
              Política de Privacidade
            </Link>
            .
          </p>
          <DeleteAccountDialog />
        </section>
      </div>
    </Card>
  )
}
