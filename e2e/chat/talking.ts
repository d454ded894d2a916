import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import type { Page } from 'playwright-core'
import { withoutBoard } from '../analysis/screen.ts'
import { type AtHome, open } from '../at-home.ts'
import type { Question } from '../made-up.ts'

/** Today's games as the server lists them. */
export async function gamesToday(person: AtHome['person']) {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
  return (await person.call(getFixtures, { date })).fixtures
}

/** Notices are dialogs to a screen reader too; this one is called by its two clubs. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: / x / })
export const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Mensagem' })
export const sendOf = (page: Page) => page.getByRole('button', { name: 'Enviar mensagem' })
export const stopOf = (page: Page) => page.getByRole('button', { name: 'Parar resposta' })
export const logOf = (page: Page) => page.getByRole('log', { name: /^Conversa/ })
export const beginnings = (page: Page) => logOf(page).getByRole('button', { name: 'Sugerir uma combinação' })

/** `isAnalysed`: the match was analysed before, and that analysis stands on the page by itself. */
type About = { isAnalysed?: boolean }
/** `prepare` has the page before it loads. */
type Opening = About & { prepare?: (page: Page) => Promise<void> }

/** The page of analyses with one game chosen and the talk about it open, greeted. */
export async function openTalk({ context }: AtHome, fixtureId: number, opening: Opening = {}): Promise<Page> {
  const page = await open(context, `/analyses?jogo=${fixtureId}`, async (coming) => {
    await withoutBoard(coming)
    await opening.prepare?.(coming)
  })
  await reopenTalk(page, opening)
  return page
}

export async function reopenTalk(page: Page, { isAnalysed = false }: About = {}): Promise<void> {
  // It takes the focus when it comes, and a talk opened before it leads to no part of it.
  if (isAnalysed) await page.getByRole('region', { name: 'Resultado da análise' }).waitFor()
  // A match that was analysed before stands below its list, with a button of its own.
  await page.getByRole('button', { name: 'Conversar sobre o jogo' }).first().click()
  await logOf(page).getByText(/^Olá!/).waitFor()
}

/** Types and sends with Enter, as most people do. */
export async function ask(page: Page, question: string): Promise<void> {
  await fieldOf(page).fill(question)
  await fieldOf(page).press('Enter')
}

/** Resolves when the last reply has come to its end. */
export async function answered(page: Page): Promise<void> {
  await logOf(page).getByText('Analista:').nth(1).waitFor({ state: 'attached' })
  await sendOf(page).waitFor()
}

export const line = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`
const start = {
  conversationId: null,
  answeredBy: 'gpt-test',
  isStandIn: false,
  quota: { plan: 'teste', current: 1, limit: 3, remaining: 2, newUnit: true },
}

/** A whole reply as the server would stream it. */
export function replyBody(
  content: string,
  extra: { start?: object; numbers?: object[]; isCut?: boolean } = {},
): string {
  const pieces = [
    line({ choices: [{ delta: {} }], start: { ...start, ...extra.start } }),
    line({ choices: [{ delta: { content } }] }),
  ]
  if (extra.isCut) return [...pieces, 'event: error\n', line({ error: 'x', code: 'chat.interrupted' })].join('')
  const check = line({ choices: [{ delta: {} }], check: { numbers: extra.numbers ?? [] } })
  return [...pieces, check, 'data: [DONE]\n\n'].join('')
}

export const asStream = (body: string) => (question: Question) =>
  question.answer({ contentType: 'text/event-stream', body })

export const refuse = (status: number, code: string, error: string) => (question: Question) =>
  question.answer({ status, json: { code, error } })
