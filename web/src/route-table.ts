import type { Access } from './lib/session/access.ts'
import { plainPath } from './lib/session/return-path.ts'

export type RouteRow = {
  /** As React Router writes it. */
  path: string
  /** The page's module, from this folder. */
  module: string
  access: Access
  /** Made into static HTML at build. Pages with an id in their path cannot be. */
  prerendered: boolean
  /** The page's name in menus, and the first half of the tab's title. */
  title: string
}

/** Every page of the product. Who may not enter, and where they go instead: lib/session/access.ts. */
export const ROUTES: readonly RouteRow[] = [
  { path: '/', module: 'features/visitor/landing/home-page.tsx', access: 'public', prerendered: true, title: 'Início' },
  {
    path: '/features',
    module: 'features/visitor/features-page/features-page.tsx',
    access: 'public',
    prerendered: true,
    title: 'Recursos',
  },
  {
    path: '/how-it-works',
    module: 'features/visitor/method/how-it-works-page.tsx',
    access: 'public',
    prerendered: true,
    title: 'Como funciona',
  },
  {
    path: '/pricing',
    module: 'features/visitor/pricing/pricing-page.tsx',
    access: 'public',
    prerendered: true,
    title: 'Preços',
  },
  {
    path: '/payment-success',
    module: 'features/member/payment-success/payment-success-page.tsx',
    access: 'public',
    prerendered: true,
    title: 'Pagamento',
  },
  { path: '/faq', module: 'pages/visitor/faq.tsx', access: 'public', prerendered: true, title: 'FAQ' },
  {
    path: '/auth/login',
    module: 'features/visitor/identity/login-page.tsx',
    access: 'public',
    prerendered: true,
    title: 'Entrar',
  },
  {
    path: '/auth/register',
    module: 'features/visitor/identity/register-page.tsx',
    access: 'public',
    prerendered: true,
    title: 'Criar conta',
  },
  {
    path: '/auth/forgot-password',
    module: 'features/visitor/identity/forgot-password-page.tsx',
    access: 'public',
    prerendered: true,
    title: 'Recuperar senha',
  },
  {
    path: '/auth/reset-password',
    module: 'features/visitor/identity/reset-password-page.tsx',
    access: 'public',
    prerendered: true,
    title: 'Nova senha',
  },
  {
    path: '/legal/terms',
    module: 'features/visitor/legal/terms-page.tsx',
    access: 'public',
    prerendered: true,
    title: 'Termos de uso',
  },
  {
    path: '/legal/privacy',
    module: 'features/visitor/legal/privacy-page.tsx',
    access: 'public',
    prerendered: true,
    title: 'Privacidade',
  },
  {
    path: '/autoteste',
    module: 'features/visitor/self-test/self-test-page.tsx',
    access: 'public',
    prerendered: true,
    title: 'Autoteste',
  },
  {
    path: '/transparencia',
    module: 'pages/visitor/transparency.tsx',
    access: 'public',
    prerendered: false,
    title: 'Transparência',
  },
  { path: '/tip/:slug', module: 'pages/visitor/tipster.tsx', access: 'public', prerendered: false, title: 'Tipster' },

  {
    path: '/onboarding',
    module: 'features/member/onboarding/onboarding-page.tsx',
    access: 'user',
    prerendered: true,
    title: 'Primeiros passos',
  },
  {
    path: '/install',
    module: 'features/member/install/install-page.tsx',
    access: 'user',
    prerendered: true,
    title: 'Instalar o aplicativo',
  },
  { path: '/dashboard', module: 'pages/member/dashboard.tsx', access: 'member', prerendered: true, title: 'Dashboard' },
  { path: '/analyses', module: 'pages/member/analyses.tsx', access: 'user', prerendered: true, title: 'Análises' },
  {
    path: '/chat',
    module: 'features/member/chat-page/chat-page.tsx',
    access: 'member',
    prerendered: true,
    title: 'Chat com IA',
  },
  { path: '/history', module: 'pages/member/history.tsx', access: 'member', prerendered: true, title: 'Histórico' },
  {
    path: '/diario/importar',
    module: 'features/member/history/journal/exchange/import-page.tsx',
    access: 'member',
    prerendered: true,
    title: 'Importar apostas',
  },
  {
    path: '/diario/imposto',
    module: 'features/member/history/journal/exchange/statement-page.tsx',
    access: 'member',
    prerendered: true,
    title: 'Extrato anual',
  },
  { path: '/settings', module: 'pages/member/settings.tsx', access: 'user', prerendered: true, title: 'Configurações' },
  { path: '/messages', module: 'pages/support/messages.tsx', access: 'user', prerendered: true, title: 'Mensagens' },
  { path: '/tickets', module: 'pages/support/tickets.tsx', access: 'user', prerendered: true, title: 'Suporte' },
  {
    path: '/tickets/:ticketId',
    module: 'pages/support/ticket.tsx',
    access: 'user',
    prerendered: false,
    title: 'Ticket',
  },
  {
    path: '/demo/checkout',
    module: 'features/member/demo-payment/demo-checkout-page.tsx',
    access: 'user',
    prerendered: true,
    title: 'Pagamento de demonstração',
  },
  {
    path: '/demo/portal',
    module: 'features/member/demo-payment/demo-portal-page.tsx',
    access: 'user',
    prerendered: true,
    title: 'Assinatura de demonstração',
  },

  {
    path: '/admin',
    module: 'features/admin/overview/overview-page.tsx',
    access: 'admin',
    prerendered: true,
    title: 'Visão geral',
  },
  {
    path: '/admin/users',
    module: 'features/admin/users/users-page.tsx',
    access: 'admin',
    prerendered: true,
    title: 'Usuários',
  },
  {
    path: '/admin/users/:id',
    module: 'features/admin/user/user-page.tsx',
    access: 'admin',
    prerendered: false,
    title: 'Usuário',
  },
  {
    path: '/admin/financeiro',
    module: 'features/admin/finance/finance-page.tsx',
    access: 'admin',
    prerendered: true,
    title: 'Financeiro',
  },
  {
    path: '/admin/mensagens',
    module: 'pages/admin/messages.tsx',
    access: 'admin',
    prerendered: true,
    title: 'Mensagens',
  },
  { path: '/admin/tickets', module: 'pages/admin/tickets.tsx', access: 'admin', prerendered: true, title: 'Tickets' },
  {
    path: '/admin/tipsters',
    module: 'pages/admin/tipsters.tsx',
    access: 'admin',
    prerendered: true,
    title: 'Tipsters',
  },
  {
    path: '/admin/config',
    module: 'features/admin/config/config-page.tsx',
    access: 'admin',
    prerendered: true,
    title: 'Configuração',
  },
  {
    path: '/admin/test-guide',
    module: 'features/admin/test-guide/test-guide-page.tsx',
    access: 'admin',
    prerendered: true,
    title: 'Guia de testes',
  },
]

/** Every component on one page. Not part of the product: it exists in development and in the browser tests' build. */
export const SHOWCASE: RouteRow = {
  path: '/ui',
  module: 'features/visitor/showcase/showcase-page.tsx',
  access: 'public',
  prerendered: true,
  title: 'Componentes',
}

/** The row whose path fits, a fixed path before one with an id. Null for a page we do not have. */
export function findRoute(pathname: string): RouteRow | null {
  const path = plainPath(pathname)
  const rows = [...ROUTES, SHOWCASE]
  return rows.find((row) => row.path === path) ?? rows.find((row) => fits(row.path, path)) ?? null
}

/** The parts of the site that are not for everybody. */
export type GuardedArea = 'user' | 'admin'

/** What a page asks of people. A path that the table does not know, or calls public, is as closed as its area. */
export function accessIn(area: GuardedArea, pathname: string): Access {
  const access = findRoute(pathname)?.access
  if (area === 'admin' || access === 'admin') return 'admin'
  return access === 'member' ? 'member' : 'user'
}

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
}
