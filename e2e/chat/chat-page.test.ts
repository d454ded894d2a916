import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { checkChatQuota } from '@prancheta/contract/analysis/quota.ts'
import { chatAi } from '@prancheta/contract/chat/routes.ts'
import { signIn } from '@prancheta/contract/identity/routes.ts'
import { expect, test } from 'vitest'
import { Person } from '../../server/test/person.ts'
import { base, open, somebody, toastOf } from '../at-home.ts'
import { expectClean } from '../axe.ts'
import { PHONE } from '../browser.ts'
import { makeUp } from '../made-up.ts'
import { newProfile } from '../profiles.ts'
import { giveSession, oneBrowser } from '../visit.ts'
import { ask, fieldOf, logOf, refuse, sendOf } from './talking.ts'

const browser = oneBrowser()

/** The demo account with the right, in a browser of its own. */
async function proAtHome(options: Parameters<typeof newProfile>[1] = {}) {
  const person = new Person(base, { email: 'clara@prancheta.example' })
  await person.call(signIn, { email: person.email, password: 'prancheta-demo' })
  const context = await newProfile(browser(), options)
  await giveSession(context, person)
  return { person, context }
}

test('without the right there is the wall and the way to the plans', async () => {
  const { context } = await somebody(browser())
  const page = await open(context, '/chat')
  await page.getByRole('heading', { name: 'Recurso Exclusivo Pro' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Mensagem' }).count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Ver Planos' }).click()
  await page.waitForURL('**/pricing')
})

test('while the plan is not known a spinner turns; a plan that cannot be read counts as none', async () => {
  const { context } = await proAtHome()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const page = await open(context, '/chat', (coming) =>
    makeUp(coming, readPlan.path, async (question) => {
      await held
      await question.answer({ status: 403, json: { code: 'access.denied', error: 'x' } })
    }),
  )
  await page.getByRole('status').getByText('Verificando seu plano').waitFor({ state: 'attached' })
  letGo()
  await page.getByRole('heading', { name: 'Recurso Exclusivo Pro' }).waitFor()
})

test('a conversation uses one unit however long it is, is there after a reload, and a new one is another', async () => {
  const { context, person } = await proAtHome()
  const used = async () => (await person.call(checkChatQuota, {})).current
  const before = await used()
  const page = await open(context, '/chat')
  await logOf(page).getByRole('button', { name: 'O que é edge e como ele é calculado?' }).click()
  await toastOf(page, `Conversa ${before + 1}/500 iniciada`).waitFor()
  await logOf(page).getByText('Analista:').first().waitFor({ state: 'attached' })
  await sendOf(page).waitFor()
  await page.reload()
  await logOf(page).getByText('O que é edge e como ele é calculado?', { exact: true }).waitFor()
  await ask(page, 'E o que é variância?')
  await logOf(page).getByText('Analista:').nth(1).waitFor({ state: 'attached' })
  await sendOf(page).waitFor()
  expect(await used()).toBe(before + 1)
  await page.getByRole('button', { name: 'Nova conversa' }).click()
  await page.getByRole('heading', { name: 'O que você quer entender?' }).waitFor()
  await ask(page, 'Como devo definir a minha banca?')
  await toastOf(page, `Conversa ${before + 2}/500 iniciada`).waitFor()
  expect(await used()).toBe(before + 2)
})

test('the first question, its reply and where one writes are in view together under a notice; the reply used to scroll away', async () => {
  const { context } = await proAtHome()
  const page = await open(context, '/chat')
  await ask(page, 'O que é variância?')
  await page
    .getByRole('region', { name: 'Avisos' })
    .getByText(/^Conversa \d+\/500 iniciada$/)
    .waitFor()
  const fits = async () => {
    const [asked, field] = await Promise.all([
      logOf(page).getByText('O que é variância?', { exact: true }).boundingBox(),
      fieldOf(page).boundingBox(),
    ])
    expect(asked?.y).toBeGreaterThan(64)
    expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0)
  }
  await fits()
  await sendOf(page).waitFor()
  await fits()
})

test('a question that got no answer is in view with its way to try again, under the notice that says so', async () => {
  const { context } = await proAtHome({ viewport: PHONE })
  const page = await open(context, '/chat')
  await logOf(page).getByRole('button', { name: 'O que é edge e como ele é calculado?' }).click()
  await logOf(page).getByText('Analista:').first().waitFor({ state: 'attached' })
  await sendOf(page).waitFor()
  await ask(page, 'Como devo definir a minha banca, e o que muda nela com o tempo?')
  await logOf(page).getByText('Analista:').nth(1).waitFor({ state: 'attached' })
  await sendOf(page).waitFor()
  await makeUp(page, chatAi.path, (question) => question.fail())
  await ask(page, 'E a variância?')
  const again = logOf(page).getByRole('button', { name: 'Tentar de novo' })
  await again.waitFor()
  await page.getByRole('region', { name: 'Avisos' }).getByText('Erro', { exact: true }).waitFor()
  const [button, log] = await Promise.all([again.boundingBox(), logOf(page).boundingBox()])
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan((log?.y ?? 0) + (log?.height ?? 0))
  expect(await page.getByRole('button', { name: 'Ir para o fim' }).count()).toBe(0)
})

test('on the chat page a question too quick is told in the specified words', async () => {
  const { context } = await proAtHome()
  const page = await open(context, '/chat')
  await makeUp(page, chatAi.path, refuse(429, 'chat.tooQuick', 'x'))
  await ask(page, 'O que é Kelly?')
  await toastOf(page, 'Limite excedido').waitFor()
})

test('the chat page is clean for axe and never scrolls sideways, on a phone and at a desk, light and dark', async () => {
  const { context } = await proAtHome()
  const page = await open(context, '/chat')
  await page.getByRole('heading', { name: 'O que você quer entender?' }).waitFor()
  await expectClean(page, 'start')
  await ask(page, 'O que é edge e como ele é calculado?')
  await logOf(page).getByText('Analista:').first().waitFor({ state: 'attached' })
  await sendOf(page).waitFor()
  await expectClean(page, 'answered')
})
