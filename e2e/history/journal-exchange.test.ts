import { actOnUser } from '@prancheta/contract/admin/users.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { TAX_RULE } from '@prancheta/contract/journal/tax-words.ts'
import { expect, test } from 'vitest'
import { type AtHome, base, open, somebody } from '../at-home.ts'
import { downloaded, VIEWPORTS, WIDTHS } from '../browser.ts'
import { DEMO_ADMIN, demoPerson, oneBrowser, sidewaysScroll } from '../visit.ts'

const browser = oneBrowser()

/** Somebody with the rights of Pro, by an admin's hand: buying has journeys of its own. */
async function subscriber(width: keyof typeof VIEWPORTS): Promise<AtHome> {
  const member = await somebody(browser(), { viewport: VIEWPORTS[width] })
  const { session } = await member.person.call(currentSession, {})
  await demoPerson(DEMO_ADMIN).call(actOnUser, {
    userId: session?.userId ?? '',
    action: 'grant_vip',
    reason: 'Jornada',
  })
  return member
}

const csv = (odd: string) => ({
  name: 'apostas.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `Quando;Jogo;Palpite;Casa;Cotação;Valor;Status\n20/03/2026;Bahia x Santos;Empate;Casa A;3,10;R$ 100,00;green\n21/03/2026;Grêmio x Inter;Mais de 2,5;Casa B;${odd};50;red\n`,
  ),
})

test.each(WIDTHS)(
  'on a %s, a Pro member imports a planner’s file: says where the date is, sees a mistake by its line, takes the mended file, and finds it in the year’s statement',
  async (width) => {
    const { context } = await subscriber(width)
    const page = await open(context, '/diario/importar')
    const file = page.locator('input[type=file]')
    await file.setInputFiles(csv('0,50'))
    await page.getByText('Falta dizer onde está: Data da aposta.').waitFor()
    await page.getByRole('combobox', { name: 'Data da aposta' }).click()
    await page.getByRole('option', { name: 'Quando' }).click()
    await page.getByText('Linha 3.').waitFor()
    expect(await page.getByRole('button', { name: /^Importar \d/ }).count()).toBe(0)

    await file.setInputFiles(csv('1,50'))
    // The columns of the file before, where the date was found, stand until this one is read.
    await page.getByText('Falta dizer onde está: Data da aposta.').waitFor()
    await page.getByRole('combobox', { name: 'Data da aposta' }).click()
    await page.getByRole('option', { name: 'Quando' }).click()
    await page.getByRole('button', { name: 'Importar 2 apostas' }).click()
    await page.getByRole('heading', { name: '2 apostas importadas' }).waitFor()

    await page.goto(`${base}/diario/imposto`)
    await page.getByRole('heading', { name: 'Apostas de 2026 por casa' }).waitFor()
    await page.getByText('R$ 160,00').first().waitFor() // 210 won, 50 lost
    await page.getByText(TAX_RULE.notAdvice).first().waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Baixar CSV' }).click(),
    ])
    expect((await downloaded(download)).toString()).toContain('2026;"Casa B";1;50;0;-50')
  },
)
