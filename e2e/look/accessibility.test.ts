import { expect, test } from 'vitest'
import { axeFindings, colourFindings, expectClean } from '../axe.ts'
import { sharedPage } from '../shared-page.ts'
import { oneBrowser, visit } from '../visit.ts'

const browser = oneBrowser()
const components = sharedPage(() => visit(browser(), { path: '/ui', width: 'phone' }))
const onPhone = (path: string) => (path === '/ui' ? components() : visit(browser(), { path, width: 'phone' }))

test.each(['/ui', '/nao-existe'])(
  '%s is clean for axe and does not scroll sideways, on a phone and at a desk, light and dark',
  async (path) => {
    const { page } = await onPhone(path)
    await expectClean(page, path)
  },
)

test.runIf(process.env.DEEP === '1')('both themes side by side on the component page are clean for axe', async () => {
  const { page } = await visit(browser(), { path: '/ui' })
  await page.getByRole('switch', { name: 'Mostrar nos dois temas' }).click()
  // Everything is there twice on purpose, landmarks included.
  expect(await axeFindings(page, 'html', ['landmark-unique'])).toEqual([])
})

test('open panels are clean for axe, light and dark: menu, dialog, calendar, notices', async () => {
  const { page, problems } = await components()
  const opened = [
    { button: 'Abrir menu', selector: '[role=dialog]' },
    { button: 'Abrir diálogo', selector: '[role=dialog]' },
    { button: 'Mais ações', selector: '[role=menu]' },
    { button: 'Abrir calendário', selector: '[role=dialog]' },
    { button: 'Aviso com ação', selector: '[role=dialog]' },
  ]
  for (const { button, selector } of opened) {
    await page.getByRole('button', { name: button }).first().click()
    await page.locator(selector).waitFor()
    // A notice stays while it is pointed at.
    await page.locator(selector).hover()
    // Only the panel: the page under it has its own test, and the library's hidden focus guards stand outside it. Unseen,
    // that page, the longest there is, takes axe half the time.
    await page.evaluate("document.querySelector('main').style.visibility = 'hidden'")
    await page.emulateMedia({ colorScheme: 'light' })
    await page.locator('[data-theme=light] body').waitFor() // the page hears of it a moment later
    expect(await axeFindings(page, selector), `${button} light`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.locator('[data-theme=dark] body').waitFor()
    expect(await colourFindings(page, selector), `${button} dark`).toEqual([])
    await page.evaluate("document.querySelector('main').style.visibility = ''")
    await page.keyboard.press('Escape')
    if (button === 'Aviso com ação') await page.getByRole('button', { name: 'Fechar aviso' }).click()
    await page.locator(selector).waitFor({ state: 'hidden' })
  }
  expect(problems).toEqual([])
})

test.each(['/', '/ui'])('on a phone everything that is touched on %s is at least 44 pixels high', async (path) => {
  const { page } = await onPhone(path)
  // A tick box and a switch are touched by their label, a slider by its track, whose own input is cut to nothing;
  // a word that explains itself stands inside a sentence.
  const small = await page.evaluate<string[]>(`(() => {
    const left = '[href="#conteudo"], [aria-hidden=true], [type=range], .decoration-dotted'
    const touched = (element) => element.matches('[role=checkbox], [role=switch]')
      ? document.getElementById(element.getAttribute('aria-labelledby')).closest('label')
      : element
    return [...document.querySelectorAll('a, button, summary, input, [role=checkbox], [role=switch]')]
      .filter((element) => element.checkVisibility() && !element.matches(left))
      .map(touched)
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.outerHTML)
  })()`)
  expect(small).toEqual([])
})
