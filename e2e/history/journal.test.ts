import { analyzeMatchPro, saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { journalWords } from '@prancheta/contract/journal/words.ts'
import { expect, inject, test } from 'vitest'
import { open, somebody, toastOf } from '../at-home.ts'
import { expectClean } from '../axe.ts'
import { VIEWPORTS, WIDTHS } from '../browser.ts'
import { oneBrowser } from '../visit.ts'

const browser = oneBrowser()
const { finished } = inject('games').kinds

test.each(WIDTHS)(
  'on a %s, a bet is written down on a saved analysis, the score ends it, and the journal tells of it',
  async (width) => {
    const { context, person } = await somebody(browser(), { viewport: VIEWPORTS[width] })
    const { fixtureId, homeName } = finished
    await person.call(analyzeMatchPro, { fixtureId })
    await person.call(saveAnalysis, { fixture_id: fixtureId, pick: 'goals.over0.5' })

    const page = await open(context, '/history')
    await page.getByRole('article').getByRole('button', { name: journalWords.record }).click()
    const form = page.getByRole('dialog', { name: journalWords.record })
    await form.getByText(journalWords.placesNone).waitFor()
    await form.getByRole('button', { name: 'Registrar', exact: true }).click()
    await form.getByText(journalWords.houseRequired).first().waitFor()
    await form.getByLabel('Casa').fill('Casa Azul')
    await form.getByLabel('Odd').fill('1,85')
    await form.getByLabel('Valor apostado').fill('10')
    await expectClean(page, 'the form of a bet')
    await form.getByRole('button', { name: 'Registrar', exact: true }).click()
    await toastOf(page, journalWords.recorded).waitFor()

    await page.getByRole('tab', { name: 'Diário' }).click()
    const journal = page.getByRole('tabpanel', { name: 'Diário' })
    const bet = journal.getByRole('listitem').filter({ hasText: homeName })
    const text = async () => (await bet.innerText()).replaceAll(/\s+/g, ' ')
    await expect.poll(text).toContain('R$ 10,00 na odd 1,85')
    expect(await text()).toMatch(/bateu \+R\$ 8,50|não bateu −R\$ 10,00/)
    await journal.getByRole('heading', { name: 'Sorte ou habilidade' }).waitFor()
    await expectClean(page, 'the journal')

    await bet.getByRole('button', { name: /^Opções de/ }).click()
    await page.getByRole('menuitem', { name: 'devolvido' }).click()
    await toastOf(page, journalWords.resultSet).waitFor()
    await expect.poll(text).toContain('resultado anotado por você')
    await page.reload()
    await expect.poll(text).toContain('devolvido R$ 0,00')
  },
)
