import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { png } from '../../server/test/pictures.ts'
import { WIDTHS } from '../browser.ts'
import { makeUp } from '../made-up.ts'
import { demoAdmin, newUser, says, type Visitor } from '../side-by-side.ts'
import { oneBrowser, sidewaysScroll, withoutNews } from '../visit.ts'

const browser = oneBrowser()
const base = inject('baseUrl')

async function make({ page }: Visitor, user: Visitor, slug: string): Promise<void> {
  await page.getByRole('button', { name: 'Novo tipster' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo tipster' })
  await dialog.getByRole('searchbox', { name: 'Usuário' }).fill(user.person.email)
  await dialog.getByRole('radio', { name: user.person.email }).check()
  await dialog.getByRole('textbox', { name: 'Endereço' }).fill(slug)
  await dialog.getByRole('button', { name: 'Criar tipster' }).press('Enter')
}

// By keyboard, because notices lie over the lower buttons of a phone for as long as they are read.
test.each(WIDTHS)(
  'an admin on a %s makes a tipster with address, colour and logo, and takes the page away',
  async (width) => {
    const user = await newUser(browser(), '/settings', width)
    const admin = await demoAdmin(browser(), '/admin/tipsters', width)
    const { page } = admin
    const slug = `tia-${randomUUID().slice(0, 8)}`
    await make(admin, user, 'prancheta')
    await says(admin, 'Este endereço é reservado. Escolha outro.')
    const dialog = page.getByRole('dialog', { name: 'Novo tipster' })
    await dialog.getByRole('textbox', { name: 'Endereço' }).fill(slug)
    await dialog.getByRole('button', { name: 'Criar tipster' }).press('Enter')
    await says(admin, 'Tipster criado.')
    await dialog.waitFor({ state: 'detached' })
    const card = page.getByRole('listitem').filter({ hasText: user.person.email })
    const link = card.getByRole('link', { name: /Ver Página/ })
    expect(await link.getAttribute('href')).toBe(`/tip/${slug}`)
    expect(await link.getAttribute('target')).toBe('_blank')

    const input = card.locator('input[type=file]')
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') })
    await says(admin, 'O logo deve ser uma imagem PNG, JPEG ou WebP.')
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(300_000) })
    await says(admin, 'O logo pode ter no máximo 256 KB.')
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png() })
    await says(admin, 'Logo salvo.')
    await card.getByRole('img', { name: `Logo de @${slug}` }).waitFor()

    await card.getByRole('button', { name: 'Editar' }).press('Enter')
    const edit = page.getByRole('dialog', { name: `Página de @${slug}` })
    await edit.getByRole('textbox', { name: 'Cor' }).fill('azul')
    await edit.getByRole('button', { name: 'Salvar' }).press('Enter')
    await says(admin, 'Cor inválida: use # e seis dígitos, como #3b82f6.')
    await edit.getByRole('textbox', { name: 'Cor' }).fill('#117744')
    await edit.getByRole('button', { name: 'Salvar' }).press('Enter')
    await says(admin, 'Tipster atualizado.')
    await card.getByText('#117744').waitFor()
    // A round spot of the colour, which had shrunk to a grey line.
    expect(await card.locator('span[style*=background]').boundingBox()).toMatchObject({ width: 24, height: 24 })

    await card.getByRole('button', { name: 'Retirar' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Retirar página' }).press('Enter')
    await says(admin, 'Este usuário não é mais tipster.')
    await card.waitFor({ state: 'detached' })
    expect(await sidewaysScroll(page)).toBe(0)
  },
)

test('a list of tipsters that cannot be loaded says so', async () => {
  const admin = await demoAdmin(browser(), '/admin', 'desk')
  await withoutNews(admin.page)
  await makeUp(admin.page, '/api/admin/tipsters', (question) => question.answer({ status: 400, json: {} }))
  await admin.page.goto(`${base}/admin/tipsters`)
  await admin.page.getByRole('main').getByRole('alert').getByText('Erro ao carregar tipsters').waitFor()
})
