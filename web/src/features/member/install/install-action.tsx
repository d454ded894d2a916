import { CircleCheck, Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { install, useCanInstall } from '#lib/page/install-prompt.ts'
import { toast } from '#lib/page/toast.ts'
import { Button } from '#ui/primitives/button.tsx'

/** The button where the browser offers to install; a word where the app runs installed already; else the steps below do. */
export function InstallAction() {
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
