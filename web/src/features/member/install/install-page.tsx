import { CircleCheck, Download, Gauge, type LucideIcon, MonitorSmartphone, WifiOff, Zap } from 'lucide-react'
import { useState } from 'react'
import { type InstallState, install, useInstallState } from '#lib/page/install-prompt.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { deviceOf, guidesFor } from './install-guides.ts'

const BENEFITS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: Zap, title: 'Acesso rápido', text: 'O ícone na tela inicial abre direto no seu Dashboard.' },
  {
    icon: WifiOff,
    title: 'Funciona offline',
    text: 'Sem internet, ele abre com as últimas análises que você viu. O resto espera a conexão, e dizemos isso.',
  },
  { icon: Gauge, title: 'Mais rápido', text: 'O que não muda já está no aparelho e não é baixado de novo.' },
  { icon: MonitorSmartphone, title: 'Experiência nativa', text: 'Janela própria, sem a barra do navegador.' },
]

export function meta() {
  return pageMeta('Instalar o aplicativo', { listed: false })
}

export default function InstallPage() {
  const state = useInstallState()
  const [{ own, others }] = useState(() => guidesFor(deviceOf(navigator)))
  const isThere = state === 'installed' || state === 'running'
  return (
    <div className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 sm:px-6 sm:py-10">
      <header className="flex items-center gap-4">
        <img src="/icon-192.png" alt="" width="64" height="64" className="size-14 sm:size-16" />
        <div className="min-w-0">
          <h1 className="headline text-2xl sm:text-3xl">Instale a Prancheta</h1>
          <p className="mt-1 text-ink-muted text-sm sm:text-base">
            Pelo navegador, sem loja, e quase sem ocupar espaço.
          </p>
        </div>
      </header>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[1.2fr_1fr]">
        {own && (
          <Card level="h2" title={titleFor(state)} description={isThere ? undefined : `Seu aparelho: ${own.title}.`}>
            <InstallAction state={state} />
            {!isThere && <Steps guide={own} />}
          </Card>
        )}
        <Card level="h2" title="O que muda">
          <Benefits />
        </Card>
      </div>
      <section aria-labelledby="others-title" className="mt-8">
        <h2 id="others-title" className="headline text-xl">
          Em outro aparelho
        </h2>
        <div className="mt-3 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {(isThere && own ? [own, ...others] : others).map((guide) => (
            <Card key={guide.device} title={guide.title}>
              <Steps guide={guide} />
            </Card>
          ))}
        </div>
      </section>
    </div>
  )
}

function titleFor(state: InstallState): string {
  if (state === 'running') return 'Você está no aplicativo instalado'
  return state === 'installed' ? 'Aplicativo instalado' : 'Como instalar aqui'
}

/** The button where the browser offers to install, a word where it is done; else the steps below do. */
function InstallAction({ state }: { state: InstallState }) {
  if (state === 'unknown') return null
  if (state === 'offered') {
    return (
      <div className="mb-5 border-line border-b pb-5">
        <Button variant="accent" size="lg" className="max-sm:w-full" onClick={() => void install()}>
          <Download className="size-5" aria-hidden="true" />
          Instalar aplicativo
        </Button>
        <p className="mt-2 text-ink-muted text-sm">Ou pelos passos abaixo.</p>
      </div>
    )
  }
  return (
    <p role="status" className="flex items-start gap-2 text-sm">
      <CircleCheck className="mt-0.5 size-5 shrink-0 text-good" aria-hidden="true" />
      {state === 'installed'
        ? 'Pronto. Procure o ícone da Prancheta entre os seus aplicativos e abra por ele da próxima vez.'
        : 'Nada mais a fazer aqui. As novidades chegam sozinhas.'}
    </p>
  )
}

function Steps({ guide: { note, steps, others = [] } }: { guide: NonNullable<ReturnType<typeof guidesFor>['own']> }) {
  return (
    <>
      <p className="text-ink-muted text-sm">{note}</p>
      <ol className="mt-3 space-y-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 text-sm">
            <span className="figures grid size-6 shrink-0 place-items-center rounded-full bg-brand text-brand-ink text-xs">
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
      {others.map((other) => (
        <p key={other} className="mt-3 text-ink-muted text-sm">
          {other}
        </p>
      ))}
    </>
  )
}

function Benefits() {
  return (
    <ul className="space-y-4">
      {BENEFITS.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon className="mt-0.5 size-5 shrink-0 text-brand" aria-hidden="true" />
          <span>
            <span className="block font-semibold text-sm">{title}</span>
            <span className="block text-ink-muted text-sm">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
