import { askForAccessLink, signInByLink } from '@prancheta/contract/identity/routes.ts'
import type { SessionView } from '@prancheta/contract/identity/session.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import { commonWords } from '@prancheta/contract/protocol/words.ts'
import { readInstallation } from '@prancheta/contract/providers/installation.ts'
import { KeyRound, LinkIcon, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { ApiError, callApi } from '#lib/api/call-api.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { Button } from '#ui/primitives/button.tsx'
import { IdentityNotice } from './identity-layout.tsx'

/** For an owner whom too many wrong passwords, theirs or a stranger's, keep from signing in here. */
export function AccessLinkOffer({ email }: { email: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const [sent, setSent] = useState<{ sendsMail: boolean } | null>(null)

  async function ask() {
    setIsAsking(true)
    try {
      await callApi(askForAccessLink, { email })
      // Where even that is not known, the usual words do.
      const { sends_mail } = await callApi(readInstallation, {}).catch(() => ({ sends_mail: true }))
      setSent({ sendsMail: sends_mail })
    } catch (failure) {
      tellFailure(failure, identityWords.accessLinkFailed)
    }
    setIsAsking(false)
  }

  if (sent) return <LinkSent email={email} sendsMail={sent.sendsMail} />
  return (
    <div className="rounded-card border border-line bg-surface-raised p-4 text-sm">
      <p className="text-ink-muted">Houve muitas tentativas de entrar nesta conta. Se ela é sua, entre por um link.</p>
      <Button variant="secondary" className="mt-3 w-full" busy={isAsking} onClick={() => void ask()}>
        {identityWords.sendAccessLink}
      </Button>
    </div>
  )
}

function LinkSent({ email, sendsMail }: { email: string; sendsMail: boolean }) {
  return (
    <IdentityNotice icon={<MailCheck aria-hidden="true" />} title={sendsMail ? 'Confira seu e-mail' : 'Link criado'}>
      <p>
        Se houver uma conta com <strong className="break-words text-ink">{email}</strong>,{' '}
        {sendsMail
          ? 'o link de acesso já está a caminho.'
          : 'o link de acesso foi feito. Esta instalação não envia e-mails: peça o link a quem a administra.'}{' '}
        Ele vale por 15 minutos e funciona uma vez. Se você pediu outro há menos de 5 minutos, use o que já recebeu.
      </p>
    </IdentityNotice>
  )
}

type EntryProps = { link: string; onSignedIn: (session: SessionView) => Promise<void>; onGiveUp: () => void }

/** Whoever opened a mailed link enters with a click: programs that look into mails open addresses too, and would spend it. */
export function AccessLinkEntry({ link, onSignedIn, onGiveUp }: EntryProps) {
  const [isEntering, setIsEntering] = useState(false)
  const [isSpent, setIsSpent] = useState(false)

  async function enter() {
    setIsEntering(true)
    try {
      const { session } = await callApi(signInByLink, { link })
      await onSignedIn(session)
    } catch (failure) {
      setIsEntering(false)
      if (failure instanceof ApiError && failure.code === 'account.accessLinkInvalid') setIsSpent(true)
      else tellFailure(failure, identityWords.loginFailed)
    }
  }

  if (isSpent)
    return (
      <IdentityNotice icon={<LinkIcon aria-hidden="true" />} title={commonWords.mailedLinkInvalid}>
        <p>
          Cada link vale por 15 minutos e funciona uma vez. Tente entrar com a senha: se houver tentativas demais, você
          pode pedir outro link ali.
        </p>
        <Button variant="secondary" className="mt-4" onClick={onGiveUp}>
          Entrar com a senha
        </Button>
      </IdentityNotice>
    )
  return (
    <IdentityNotice icon={<KeyRound aria-hidden="true" />} title="Seu link de acesso">
      <p>Abra sua conta neste aparelho, sem a senha. Se não foi você quem pediu o link, feche esta página.</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="accent" busy={isEntering} onClick={() => void enter()}>
          Entrar
        </Button>
        <Button variant="ghost" onClick={onGiveUp}>
          Usar a senha
        </Button>
      </div>
    </IdentityNotice>
  )
}
