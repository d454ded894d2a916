import { expect, test } from 'vitest'
import { somebody } from '../at-home.ts'
import { expectClean } from '../axe.ts'
import { VIEWPORTS, WIDTHS } from '../browser.ts'
import { newPage } from '../profiles.ts'
import { awake, oneBrowser, sidewaysScroll } from '../visit.ts'
import { startHeldReply } from './held-reply.ts'
import { answered, ask, gamesToday, line, logOf, reopenTalk, replyBody } from './talking.ts'

const browser = oneBrowser()

test.each(WIDTHS)(
  'what the AI looks up is seen as it does, stays above its reply and is read aloud, on a %s',
  async (width) => {
    const home = await somebody(browser(), { viewport: VIEWPORTS[width] })
    const [game] = await gamesToday(home.person)
    const held = await startHeldReply()
    const page = await newPage(home.context)
    await page.goto(`${held.url}/analyses?jogo=${game?.fixtureId}`)
    await awake(page)
    await reopenTalk(page)
    await ask(page, 'Quem leva vantagem no confronto direto?')
    await held.say(line({ choices: [{ delta: {} }], step: 'headToHead' }))
    await logOf(page).getByText('consultando confrontos…').waitFor()
    await page.getByRole('status').getByText('O analista está consultando confrontos…').waitFor()
    await held.say(line({ choices: [{ delta: {} }], step: 'table' }))
    await logOf(page).getByText('consultando a tabela…').waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
    await held.say(line({ choices: [{ delta: {} }], step: 'form' }))
    await logOf(page).getByText('consultando jogos recentes…').waitFor()
    await held.say(line({ choices: [{ delta: {} }], failedStep: 'form' }))
    await logOf(page).getByText('consultando jogos recentes…').waitFor({ state: 'detached' })
    await held.say(replyBody('O mandante venceu mais.'))
    await held.end()
    await answered(page)
    await logOf(page).getByText('Consultado: confrontos, tabela').waitFor()
    expect(await logOf(page).getByText('consultando').count()).toBe(0)
    await expectClean(page, 'looked up', '[role=dialog]')
    await page.reload()
    await reopenTalk(page)
    await logOf(page).getByText('Consultado: confrontos, tabela').waitFor()
  },
)
