import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ReactNode, useLayoutEffect } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import fontUrl from '../generated/archivo-pt.woff2?url'
import type { Route } from './+types/root.ts'
import { ErrorView, NotFoundView } from './features/everybody/shell/error-view.tsx'
import { PageShell } from './features/everybody/shell/page-shell.tsx'
import { useNonce } from './lib/page/page-facts.ts'
import { followTheme, THEME_SCRIPT } from './lib/page/theme.ts'
import { ToastOutlet } from './ui/feedback/toast-outlet.tsx'
import './app.css'
import './lib/page/no-eval.ts'

export function links() {
  return [
    { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ]
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  useLayoutEffect(() => followTheme(), [])
  return (
    // The theme is written on this element before React wakes up.
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f9f8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1712" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before the first paint. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {/* Style elements made by components would need their own exception in the content policy. */}
        <CSPProvider disableStyleElements>
          {children}
          <ToastOutlet />
        </CSPProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <PageShell>{isMissing ? <NotFoundView /> : <ErrorView />}</PageShell>
}
