import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import still from '../../web/src/domain/analysis/still-sample.json' with { type: 'json' }
import { namesIn } from '../axe.ts'
import { launchTouchable } from '../browser.ts'
import { makeUp } from '../made-up.ts'
import { newPage, newProfile } from '../profiles.ts'
import { sharedPage } from '../shared-page.ts'
import { awake, focusedId, isFocused, oneBrowser, visit } from '../visit.ts'

const browser = oneBrowser()

/** Each test uses other components of the page than those before it. */
const components = sharedPage(() => visit(browser(), { path: '/ui' }))

const ONE_DIGIT = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const REACHED = [
  'Gerar análise',
  'Ver planos',
  'Remover item',
  'Nome',
  'Senha',
  'Mostrar senha',
  'Jogos por página',
  'Unidade padrão',
  'Telefone',
  'Estado',
  'Data do jogo',
  'Abrir calendário',
  'Confirmo que sou maior de 18 anos',
  'Receber avisos por e-mail',
  'Probabilidade mínima',
  'Todos',
  'A Prancheta faz apostas?',
  'Abrir diálogo',
  'Abrir filtros',
  'Mais ações',
  'Sobre as odds',
  'edge',
  'Página 5',
  'Próxima página',
  'Próximo passo',
]

test('the Tab key alone reaches every kind of component', async () => {
  const { page } = await components()
  await page.evaluate('window.reached = new Set(); addEventListener("focusin", ({ target }) => reached.add(target))')
  for (let step = 0; step < 140; step += 1) await page.keyboard.press('Tab')
  const names = await namesIn(page, '[...reached]')
  expect(REACHED.filter((name) => !names.includes(name))).toEqual([])
})

test('a telephone number takes shape while it is typed, pasted and corrected', async () => {
  const { page } = await components()
  const field = page.getByRole('textbox', { name: 'Telefone' })
  await field.pressSequentially('11987654321')
  expect(await field.inputValue()).toBe('(11) 98765-4321')

  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('9')
  expect(await field.inputValue()).toBe('(11) 99765-4321')

  await field.fill('+55 21 91234-5678')
  expect(await field.inputValue()).toBe('(21) 91234-5678')
})

test('an amount is typed with a comma and shown as money', async () => {
  const { page } = await components()
  const field = page.getByRole('textbox', { name: 'Unidade padrão' })
  await field.fill('1234,5')
  await field.blur()
  expect(await field.inputValue()).toBe('1.234,50')
})

test('a password can be shown and hidden again', async () => {
  const { page } = await components()
  const field = page.getByLabel('Senha', { exact: true })
  expect(await field.getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  expect(await field.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Ocultar senha' }).click()
  expect(await field.getAttribute('type')).toBe('password')
})

test('a day is corrected in the middle', async () => {
  const { page } = await components()
  const field = page.getByRole('textbox', { name: 'Data do jogo' })
  await field.press('Home')
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('5')
  expect(await field.inputValue()).toBe('15/11/2026')
  await field.fill('14/11/2026')
})

test('a day is chosen by keyboard in a calendar whose weeks begin on Sunday', async () => {
  const { page } = await components()
  await page.getByRole('button', { name: 'Abrir calendário' }).first().press('Enter')
  const chosen = page.getByRole('button', { name: 'sábado, 14 de novembro de 2026' })
  await expect.poll(() => isFocused(chosen)).toBe(true)
  const calendar = page.getByRole('dialog', { name: 'Escolher data' })
  expect(await calendar.getByRole('columnheader').first().getAttribute('abbr')).toBe('domingo')

  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Data do jogo' })
  await expect.poll(() => field.inputValue()).toBe('15/12/2026')
})

test('a day can be typed, and slashes come by themselves', async () => {
  const { page } = await components()
  const field = page.getByRole('textbox', { name: 'Data de nascimento' })
  await field.pressSequentially('05031990')
  expect(await field.inputValue()).toBe('05/03/1990')
})

test('no component describes itself in English', async () => {
  const { page } = await components()
  const described = await page.evaluate<string[]>(
    `[...document.querySelectorAll('[aria-roledescription]')].map((node) => node.getAttribute('aria-roledescription'))`,
  )
  expect([...new Set(described)]).toEqual(['Campo numérico'])
})

test('a dialog keeps the focus inside and gives it back', async () => {
  const { page } = await components()
  const opener = page.getByRole('button', { name: 'Abrir diálogo' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Novo Ticket' })
  await dialog.waitFor()
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => dialog.locator(':focus').count()).toBe(1)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(opener)).toBe(true)
})

test('only one question is open at a time', async () => {
  const { page } = await components()
  const open = () => page.locator('details[open] summary').allInnerTexts()
  await page.getByText('A Prancheta faz apostas?').click()
  expect(await open()).toEqual(['A Prancheta faz apostas?'])
  await page.getByText('Posso cancelar quando quiser?').click()
  expect(await open()).toEqual(['Posso cancelar quando quiser?'])
})

test('a word of the trade explains itself on touch', async () => {
  const touchable = await launchTouchable()
  onTestFinished(() => touchable.close())
  const { page } = await visit(touchable, { path: '/ui', width: 'phone', options: { hasTouch: true } })
  await page.getByRole('button', { name: 'Kelly' }).tap()
  await page.getByText('Conta que sugere quanto da banca arriscar').waitFor()
})

test('a score is chosen with the arrows and told in words', async () => {
  const context = await newProfile(browser())
  const page = await newPage(context)
  // Without today's game the still stays, whose numbers are known.
  const toNil = (goals: number) =>
    `Bacuri SC ${goals}, Seringueira EC 0: ${ONE_DIGIT.format(still.scores[goals]?.[0] ?? 0)}%`
  await makeUp(page, '/api/sample-analysis', (question) => question.answer({ json: { analysis: null } }))
  await page.goto(inject('baseUrl'))
  await awake(page)
  await page.getByRole('button', { name: toNil(1) }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByText('Bacuri SC 2 × 0 Seringueira EC:').waitFor()
  await page.getByRole('button', { name: `${toNil(2)}, vence neste placar` }).waitFor()
})

test('an analysis prints on white without menus', async () => {
  const { page } = await visit(browser(), { path: '/', system: 'dark' })
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe('rgb(255, 255, 255)')
  expect(await focusedId(page)).toBe('')
})

type Named = { role: string; name: string }

/** Everything the keyboard can stop at, as assistive software sees it. */
async function stops(page: Page): Promise<Named[]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  // Else the browser keeps this view up to date with everything the page does from now on.
  await client.detach()
  const isFocusable = (node: (typeof nodes)[number]) =>
    !node.ignored && node.properties?.some(({ name, value }) => name === 'focusable' && value.value === true)
  return nodes
    .filter(isFocusable)
    .map((node) => ({ role: String(node.role?.value ?? ''), name: String(node.name?.value ?? '') }))
    .filter(({ role }) => role !== 'RootWebArea' && role !== 'main')
}

test('every component that can be used has a name', async () => {
  const { page, problems } = await components()
  // Asked until it settles: the browser builds this view in its own time, and a tab names its panel once both stand.
  await expect.poll(async () => (await stops(page)).length).toBeGreaterThan(80)
  await expect.poll(async () => (await stops(page)).filter(({ name }) => name.trim() === '')).toEqual([])
  expect(problems).toEqual([])
})
