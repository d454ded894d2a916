import { CircleCheck, Download, Gauge, type LucideIcon, MonitorSmartphone, WifiOff, Zap } from 'lucide-react'
import { useEffect, useState } from 'react'
import { install, useCanInstall } from '#lib/page/install-prompt.ts'
import { toast } from '#lib/page/toast.ts'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { Button } from '#ui/primitives/button.tsx'

const BENEFITS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: Zap, title: 'Acesso rápido', text: 'O ícone na tela inicial abre direto no seu Dashboard.' },
  {
    icon: WifiOff,
    title: 'Funciona offline',
    text: 'Sem internet, suas últimas análises vistas continuam à mão. O resto espera a conexão, e dizemos isso.',
  },
  { icon: Gauge, title: 'Mais rápido', text: 'O que não muda já está no aparelho e não é baixado de novo.' },
  { icon: MonitorSmartphone, title: 'Experiência nativa', text: 'Tela inteira, sem a barra do navegador.' },
]

const GUIDES = [
  {
    title: 'iPhone e iPad',
    note: 'Somente pelo Safari.',
    steps: [
      'Toque em Compartilhar, o quadrado com a seta para cima.',
      'Role e toque em “Adicionar à Tela de Início”.',
      'Toque em “Adicionar”.',
    ],
  },
  {
    title: 'Android',
    note: 'Pelo Chrome ou outro navegador com essa opção.',
    steps: ['Toque no menu, os três pontos.', 'Toque em “Instalar app”.', 'Confirme.'],
  },
] as const

export function InstallView() {
  return (
    <div className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 sm:px-6 sm:py-10">
      <div className="relative overflow-hidden rounded-card border border-line bg-surface-raised p-6 sm:p-10">
        <PitchLines view="circle" className="pointer-events-none absolute -top-6 -right-24 w-96 opacity-60" />
        <div className="relative max-w-xl">
          <h1 className="headline text-3xl sm:text-4xl">Prancheta na sua tela inicial</h1>
          <p className="mt-3 text-ink-muted">
            A Prancheta se instala pelo navegador, sem loja de aplicativos, e ocupa quase nada no aparelho.
          </p>
          <InstallAction />
        </div>
      </div>
      <section aria-labelledby="guides-title" className="mt-10">
        <h2 id="guides-title" className="headline text-xl">
          Passo a passo
        </h2>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {GUIDES.map(({ title, note, steps }) => (
            <div key={title} className="rounded-card border border-line bg-surface-raised p-5">
              <h3 className="font-semibold">{title}</h3>
              <p className="text-ink-muted text-sm">{note}</p>
              <ol className="mt-4 space-y-3">
                {steps.map((step, index) => (
                  <li key={step} className="flex gap-3 text-sm">
                    <span className="figures grid size-6 shrink-0 place-items-center rounded-full bg-brand text-brand-ink text-xs">
                      {index + 1}
                    </span>
                    <span className="pt-0.5">{step}</span>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </section>
      <section aria-labelledby="benefits-title" className="mt-10">
        <h2 id="benefits-title" className="headline text-xl">
          O que muda
        </h2>
        <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {BENEFITS.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-3">
              <Icon className="mt-0.5 size-5 shrink-0 text-brand" aria-hidden="true" />
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-ink-muted text-sm">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** The button where the browser offers to install; a word where the app runs installed already; else the steps below do. */
function InstallAction() {
  const canInstall = useCanInstall()
  const [isInstalled, setIsInstalled] = useState(false)
  useEffect(() => setIsInstalled(window.matchMedia('(display-mode: standalone)').matches), [])

  if (isInstalled) {
    return (
      <p className="mt-6 flex items-center gap-2 font-semibold">
        <CircleCheck className="size-5 text-good" aria-hidden="true" />
        Você já está usando o aplicativo instalado.
      </p>
    )
  }
  if (!canInstall) {
    return (
      <p className="mt-6 text-sm">
        Seu navegador não oferece o botão de instalar agora. Siga os passos do seu aparelho, logo abaixo.
      </p>
    )
  }
  return (
    <Button variant="accent" size="lg" className="mt-6 max-sm:w-full" onClick={() => void ask()}>
      <Download className="size-5" aria-hidden="true" />
      Instalar aplicativo
    </Button>
  )
}

async function ask(): Promise<void> {
  if ((await install()) === 'accepted') toast.success('Aplicativo instalado')
}
