import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { chatAi } from '@prancheta/contract/chat/routes.ts'
import { expect, inject, test } from 'vitest'
import { withoutBoard } from '../analysis/screen.ts'
import { open, somebody } from '../at-home.ts'
import { makeUp } from '../made-up.ts'
import { isFocused, oneBrowser } from '../visit.ts'
import { ask, asStream, fieldOf, logOf, reopenTalk, replyBody } from './talking.ts'

const browser = oneBrowser()
const [game] = inject('games').day.games

test('a talk opened before its analysis came keeps the focus, and its figures lead to the analysis once it is there', async () => {
  if (!game) throw new Error('no game')
  const home = await somebody(browser())
  await home.person.call(analyzeMatchPro, { fixtureId: game.fixtureId })
  const { promise: talkStands, resolve: letGo } = Promise.withResolvers<void>()
  const page = await open(home.context, `/analyses?jogo=${game.fixtureId}`, async (opened) => {
    await withoutBoard(opened)
    await makeUp(opened, '/api/fixtures/*/analysis', async (question) => {
      await talkStands
      await question.letThrough()
    })
  })
  await reopenTalk(page)
  await expect.poll(() => isFocused(fieldOf(page))).toBe(true)
  letGo()
  await page.getByRole('region', { name: 'Resultado da análise', includeHidden: true }).waitFor({ state: 'attached' })
  const numbers = [{ index: 10, text: '1,9', isChecked: true, market: null, part: 'clubs' }]
  await makeUp(page, chatAi.path, asStream(replyBody('Os clubes 1,9 gols.', { numbers })))
  expect(await isFocused(fieldOf(page))).toBe(true)
  await ask(page, 'Quem é o favorito?')
  await logOf(page).getByRole('button', { name: '1,9 (ver na análise)' }).click()
  await expect.poll(() => isFocused(page.getByRole('heading', { name: 'Times', exact: true }))).toBe(true)
})
