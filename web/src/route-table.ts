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
  { path: '/', module: 'pages/visitor/home.tsx', access: 'public', prerendered: true, title: 'Início' },
  { path: '/features', module: 'pages/visitor/features.tsx', access: 'public', prerendered: true, title: 'Recursos' },
  {
    path: '/how-it-works',
    module: 'pages/visitor/how-it-works.tsx',
    access: 'public',
    prerendered: true,
    title: 'Como funciona',
  },
  { path: '/pricing', module: 'pages/visitor/pricing.tsx', access: 'public', prerendered: true, title: 'Preços' },
  {
    path: '/payment-success',
    module: 'pages/member/payment-success.tsx',
    access: 'public',
    prerendered: true,
    title: 'Pagamento',
  },
  { path: '/faq', module: 'pages/visitor/faq.tsx', access: 'public', prerendered: true, title: 'FAQ' },
  { path: '/auth/login', module: 'pages/visitor/login.tsx', access: 'public', prerendered: true, title: 'Entrar' },
  {
    path: '/auth/register',
    module: 'pages/visitor/register.tsx',
    access: 'public',
    prerendered: true,
    title: 'Criar conta',
  },
  {
    path: '/auth/forgot-password',
    module: 'pages/visitor/forgot-password.tsx',
    access: 'public',
    prerendered: true,
    title: 'Recuperar senha',
  },
  {
    path: '/auth/reset-password',
    module: 'pages/visitor/reset-password.tsx',
    access: 'public',
    prerendered: true,
    title: 'Nova senha',
  },
  {
    path: '/legal/terms',
    module: 'pages/visitor/terms.tsx',
    access: 'public',
    prerendered: true,
    title: 'Termos de uso',
  },
  {
    path: '/legal/privacy',
    module: 'pages/visitor/privacy.tsx',
    access: 'public',
    prerendered: true,
    title: 'Privacidade',
  },
  {
    path: '/autoteste',
    module: 'pages/visitor/self-test.tsx',
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
    module: 'pages/member/onboarding.tsx',
    access: 'user',
    prerendered: true,
    title: 'Primeiros passos',
  },
  {
    path: '/install',
    module: 'pages/member/install.tsx',
    access: 'user',
    prerendered: true,
    title: 'Instalar o aplicativo',
  },
  { path: '/dashboard', module: 'pages/member/dashboard.tsx', access: 'member', prerendered: true, title: 'Dashboard' },
  { path: '/analyses', module: 'pages/member/analyses.tsx', access: 'user', prerendered: true, title: 'Análises' },
  { path: '/chat', module: 'pages/member/chat.tsx', access: 'member', prerendered: true, title: 'Chat com IA' },
  { path: '/history', module: 'pages/member/history.tsx', access: 'member', prerendered: true, title: 'Histórico' },
  {
    path: '/diario/importar',
    module: 'pages/member/journal-import.tsx',
    access: 'member',
    prerendered: true,
    title: 'Importar apostas',
  },
  {
    path: '/diario/imposto',
    module: 'pages/member/journal-statement.tsx',
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
    module: 'pages/member/demo-checkout.tsx',
    access: 'user',
    prerendered: true,
    title: 'Pagamento de demonstração',
  },
  {
    path: '/demo/portal',
    module: 'pages/member/demo-portal.tsx',
    access: 'user',
    prerendered: true,
    title: 'Assinatura de demonstração',
  },

  { path: '/admin', module: 'pages/admin/overview.tsx', access: 'admin', prerendered: true, title: 'Visão geral' },
  { path: '/admin/users', module: 'pages/admin/users.tsx', access: 'admin', prerendered: true, title: 'Usuários' },
  { path: '/admin/users/:id', module: 'pages/admin/user.tsx', access: 'admin', prerendered: false, title: 'Usuário' },
  {
    path: '/admin/financeiro',
    module: 'pages/admin/finance.tsx',
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
    module: 'pages/admin/config.tsx',
    access: 'admin',
    prerendered: true,
    title: 'Configuração',
  },
  {
    path: '/admin/test-guide',
    module: 'pages/admin/test-guide.tsx',
    access: 'admin',
    prerendered: true,
    title: 'Guia de testes',
  },
]

/** Every component on one page. Not part of the product: it exists in development and in the browser tests' build. */
export const SHOWCASE: RouteRow = {
  path: '/ui',
  module: 'pages/visitor/showcase.tsx',
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
