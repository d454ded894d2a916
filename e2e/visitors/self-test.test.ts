import { expect, test } from 'vitest'
import { expectClean } from '../axe.ts'
import { awake, oneBrowser, visit } from '../visit.ts'

const browser = oneBrowser()

test('the self-test is answered by keyboard, told in words with help, and nothing of it leaves the device', async () => {
  const { page } = await visit(browser(), { path: '/autoteste', width: 'phone' })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.getByRole('button', { name: 'Ver o resultado' }).click()
  await page.getByText('Faltam 9 respostas.').waitFor()
  for (const question of await page.getByRole('group').all()) {
    await question.getByRole('radio', { name: 'Nunca' }).focus()
    await page.keyboard.press('ArrowRight')
  }
  await page.getByRole('button', { name: 'Ver o resultado' }).click()
  const result = page.getByRole('region', { name: 'Risco alto: 9 de 27 pontos' })
  await result.waitFor()
  await page.locator('section:focus').getByRole('heading', { name: 'Risco alto: 9 de 27 pontos' }).waitFor()
  await result.getByRole('link', { name: /CVV/ }).waitFor()
  await expectClean(page, 'the result of the self-test')
  await page.reload()
  await awake(page)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  expect(sent).toEqual([])
})
