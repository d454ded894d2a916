export type Device = 'apple' | 'android' | 'computer'

type Guide = { device: Device; title: string; note: string; steps: readonly string[]; others?: readonly string[] }

/** How each kind of device installs the app. */
const GUIDES: readonly Guide[] = [
  {
    device: 'apple',
    title: 'iPhone e iPad',
    note: 'Somente pelo Safari.',
    steps: [
      'Toque em Compartilhar, o quadrado com a seta para cima.',
      'Role e toque em “Adicionar à Tela de Início”.',
      'Toque em “Adicionar”.',
    ],
  },
  {
    device: 'android',
    title: 'Android',
    note: 'Pelo Chrome ou outro navegador com essa opção.',
    steps: ['Toque no menu, os três pontos.', 'Toque em “Instalar app”.', 'Confirme.'],
  },
  {
    device: 'computer',
    title: 'Computador',
    note: 'Pelo Chrome ou pelo Edge, no Windows, no Mac ou no Linux.',
    steps: [
      'Clique no ícone de instalar, à direita do endereço. Se ele não aparecer, abra o menu e procure “Instalar Prancheta”.',
      'Clique em “Instalar”.',
      'O ícone fica entre os seus aplicativos.',
    ],
    others: ['No Safari do Mac: menu Arquivo, “Adicionar ao Dock”.', 'O Firefox do computador não instala páginas.'],
  },
]

/** The guide of the reader's own device, and those of the others. */
export function guidesFor(own: Device): { own: Guide | undefined; others: readonly Guide[] } {
  return {
    own: GUIDES.find(({ device }) => device === own),
    others: GUIDES.filter(({ device }) => device !== own),
  }
}

/** An iPad calls itself a Mac; only its screen of many fingers tells them apart. */
export function deviceOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  if (/Android/i.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'apple'
  return 'computer'
}
