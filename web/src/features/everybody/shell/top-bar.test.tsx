import type { SessionView } from '@prancheta/contract/identity/session.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { SessionState } from '#lib/session/session.ts'
import { TopBar } from './top-bar.tsx'

const ana: SessionView = {
  userId: '00000000-0000-4000-8000-000000000001',
  name: 'Ana Souza',
  email: 'ana@example.com',
  role: 'user',
  plan: 'pro',
  planActive: true,
  pause: null,
}

function barFor(session: SessionState, unreadReplies: number, waits = false): string {
  const bar = <TopBar session={session} unreadReplies={unreadReplies} waits={waits} onSignOut={() => undefined} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: bar }])} />)
}

test('Suporte carries the number of unread replies, and nothing when there are none', () => {
  expect(barFor(ana, 3)).toContain('3 respostas não lidas')
  expect(barFor(ana, 1)).toContain('1 resposta não lida')
  expect(barFor(ana, 0)).not.toContain('lida')
})

test('on a phone the closed menu already tells that something is unread', () => {
  expect(barFor(ana, 2)).toContain('aria-label="Abrir menu, 2 respostas não lidas"')
  expect(barFor(ana, 0)).toContain('aria-label="Abrir menu"')
})

test('an admin gets no unread count and no user links', () => {
  const bar = barFor({ ...ana, role: 'admin' }, 3)
  expect(bar).not.toContain('lida')
  expect(bar).not.toContain('/dashboard')
})

test('an admin outside the admin area has a way back to it, and nobody else sees one', () => {
  expect(barFor({ ...ana, role: 'admin' }, 0)).toContain('href="/admin"')
  expect(barFor(ana, 0)).not.toContain('href="/admin"')
  expect(barFor(null, 0)).not.toContain('href="/admin"')
})

test('until it is known who is there, a signed-in page shows neither a visitor’s nor a user’s links', () => {
  const bar = barFor('unknown', 0, true)
  expect(bar).not.toContain('Entrar')
  expect(bar).not.toContain('/dashboard')
  expect(barFor('unknown', 0)).toContain('Entrar')
})
