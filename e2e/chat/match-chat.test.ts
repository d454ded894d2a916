import { checkChatQuota } from '@prancheta/contract/analysis/quota.ts'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { chatAi } from '@prancheta/contract/chat/routes.ts'
import { expect, inject, test } from 'vitest'
import { somebody, toastOf } from '../at-home.ts'
import { expectClean, inEveryLook } from '../axe.ts'
import { makeUp, stopMakingUp } from '../made-up.ts'
import { newPage } from '../profiles.ts'
import { sharedPage } from '../shared-page.ts'
import { isFocused, oneBrowser } from '../visit.ts'
import {
  answered,
  ask,
  asStream,
  beginnings,
  dialogOf,
  fieldOf,
  gamesToday,
  logOf,
  openTalk,
  refuse,
  reopenTalk,
  replyBody,
  sendOf,
  stopOf,
} from './talking.ts'

const browser = oneBrowser()
const { day } = inject('games')

/** Somebody new, and the talk about the first of today's games open. */
async function inTalk(options: Parameters<typeof somebody>[1] = {}) {
  const home = await somebody(browser(), options)
  const [game] = await gamesToday(home.person)
  if (!game) throw new Error('no game today')
  return { home, game, page: await openTalk(home, game.fixtureId) }
}

const talk = sharedPage(inTalk)

/** The talk that tests share, with nothing said in it yet. */
async function inCleanTalk() {
  const open = await talk()
  await stopMakingUp(open.page)
  const clear = dialogOf(open.page).getByRole('button', { name: 'Limpar' })
  if ((await beginnings(open.page).count()) === 0) await clear.click()
  await beginnings(open.page).waitFor()
  await fieldOf(open.page).fill('')
  return open
}

test('opening greets by the match, a suggestion is one tap, and the unit it used is told', async () => {
  const { page, game, home } = await inTalk()
  await logOf(page).getByText(game.homeName).first().waitFor()
  await expect.poll(() => isFocused(fieldOf(page))).toBe(true)
  await beginnings(page).click()
  await logOf(page).getByText('Qual combinação tem a maior chance de bater?').waitFor()
  await toastOf(page, 'Conversa 1/3 iniciada').waitFor()
  await toastOf(page, 'Restam 2 conversas no plano Free').waitFor()
  await answered(page)
  expect(await beginnings(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Valor e probabilidade' }).click()
  const question = `Qual é a odd justa da vitória de ${game.homeName}?`
  await page.getByRole('region', { name: 'Valor e probabilidade' }).getByRole('button', { name: question }).click()
  await logOf(page).getByText(question).waitFor()
  await logOf(page).getByText('Analista:').nth(2).waitFor({ state: 'attached' })
  expect(await home.person.call(checkChatQuota, {})).toMatchObject({ current: 1 })
})

test('Enter sends, Shift+Enter makes a line, the field grows from 44 to 120 px, blank sends nothing', async () => {
  const { page } = await inCleanTalk()
  const height = async () => (await fieldOf(page).boundingBox())?.height ?? 0
  expect(await height()).toBe(44)
  expect(await sendOf(page).isDisabled()).toBe(true)
  await fieldOf(page).fill('Quem é o favorito?')
  for (let n = 0; n < 12; n += 1) await fieldOf(page).press('Shift+Enter')
  expect(await height()).toBe(120)
  await fieldOf(page).press('Enter')
  await logOf(page).getByText('Quem é o favorito?', { exact: true }).waitFor()
  await answered(page)
  expect(await fieldOf(page).inputValue()).toBe('')
  await expect.poll(() => isFocused(fieldOf(page))).toBe(true)
})

test('a reply comes in while field and send are closed, can be stopped, and what came of it stays', async () => {
  const { page } = await inCleanTalk()
  // Held back at the server's door until the test has looked.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await makeUp(page, chatAi.path, async (question) => {
    await held
    await question.letThrough()
  })
  await ask(page, 'Resuma o contexto deste jogo para mim.')
  // Stopped while the month's quota is still looked at, nothing is asked and the question stays in the field.
  await logOf(page).getByText('Resuma o contexto deste jogo para mim.').waitFor()
  await stopOf(page).waitFor()
  expect(await fieldOf(page).isDisabled()).toBe(true)
  expect(await sendOf(page).count()).toBe(0)
  await stopOf(page).click()
  letGo()
  await logOf(page).getByRole('button', { name: 'Tentar de novo' }).waitFor()
  await stopMakingUp(page, chatAi.path)
  await logOf(page).getByRole('button', { name: 'Tentar de novo' }).click()
  await answered(page)
  expect(await logOf(page).getByRole('button', { name: 'Tentar de novo' }).count()).toBe(0)
})

test('what was said is there after a reload and for the same match only; Limpar forgets it and greets anew', async () => {
  const { page, home } = await inTalk()
  await ask(page, 'Quem é o favorito?')
  await answered(page)
  await page.reload()
  await reopenTalk(page)
  await logOf(page).getByText('Quem é o favorito?', { exact: true }).waitFor()

  const other = await newPage(home.context)
  await other.goto(`${new URL(page.url()).origin}/analyses?jogo=${day.games[0]?.fixtureId}`)
  await reopenTalk(other)
  expect(await logOf(other).getByText('Quem é o favorito?', { exact: true }).count()).toBe(0)

  await dialogOf(page).getByRole('button', { name: 'Limpar' }).click()
  await toastOf(page, 'Histórico limpo').waitFor()
  await beginnings(page).waitFor()
  expect(await logOf(page).getByText('Quem é o favorito?', { exact: true }).count()).toBe(0)
})

test('what was said goes with the session: nobody after it finds a word', async () => {
  const { page } = await inTalk()
  await ask(page, 'Quem é o favorito?')
  await answered(page)
  const kept = () => page.evaluate<string>('JSON.stringify({ ...sessionStorage })')
  expect(await kept()).toContain('Quem é o favorito?')
  await dialogOf(page).getByRole('button', { name: 'Fechar', exact: true }).click()
  await page.getByRole('button', { name: /^Menu de / }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(kept).not.toContain('favorito')
})

test('parts that are missing are told, and the greeting claims less', async () => {
  const home = await somebody(browser())
  const [game] = await gamesToday(home.person)
  const page = await openTalk(home, game?.fixtureId ?? 0, {
    prepare: (coming) => makeUp(coming, '/api/get-match-context', refuse(502, 'server.unexpected', 'x')),
  })
  await toastOf(page, 'Aviso').waitFor()
  await toastOf(page, 'Alguns dados podem estar indisponíveis.').waitFor()
  await logOf(page)
    .getByText(/Alguns dados desta partida não estão disponíveis agora/)
    .waitFor()
})

test('at the end of the month’s quota a new match is not asked about, the way to the plans is; a counted one goes on', async () => {
  const { page, home } = await inTalk()
  for (const { fixtureId } of day.games.slice(0, 3)) await home.person.call(analyzeMatchPro, { fixtureId })
  await ask(page, 'Quem é o favorito?')
  await toastOf(page, 'Limite de conversas atingido').waitFor()
  expect(await fieldOf(page).inputValue()).toBe('Quem é o favorito?')
  expect(await logOf(page).getByText('Quem é o favorito?', { exact: true }).count()).toBe(0)
  await logOf(page).getByRole('link', { name: 'Ver Planos' }).waitFor()
  // A notice of an error is read aloud apart from what is drawn of it, so its button is no button to a listener.
  await page
    .getByRole('region', { name: 'Avisos' })
    .getByRole('button', { name: 'Ver Planos', includeHidden: true })
    .click()
  await page.waitForURL('**/pricing')
  await page.goto(`${new URL(page.url()).origin}/analyses?jogo=${day.games[0]?.fixtureId}`)
  await reopenTalk(page, { isAnalysed: true })
  await ask(page, 'Quem é o favorito?')
  await answered(page)
})

test('a quota that ends between the look and the question is told the same way', async () => {
  const { page } = await inCleanTalk()
  await makeUp(page, chatAi.path, refuse(403, 'chat.quotaExhausted', 'Limite de conversas atingido'))
  await ask(page, 'Quem é o favorito?')
  await toastOf(page, 'Limite de conversas atingido').waitFor()
  await logOf(page).getByRole('button', { name: 'Tentar de novo' }).waitFor()
})

test.each([
  [429, 'chat.tooQuick', 'Limite excedido', 'Muitas requisições. Tente novamente em alguns minutos.'],
  [402, 'chat.noCredits', 'Créditos insuficientes', 'Por favor, adicione créditos ao workspace.'],
  [502, 'chat.failed', 'Erro', 'Não foi possível enviar a mensagem. Tente novamente.'],
])('%i is told in the specified words, and the question can be asked again', async (status, code, title, words) => {
  const { page } = await inCleanTalk()
  await makeUp(page, chatAi.path, refuse(status, code, words))
  await ask(page, 'Quem é o favorito?')
  await toastOf(page, title).waitFor()
  await toastOf(page, words).waitFor()
  await stopMakingUp(page, chatAi.path)
  await logOf(page).getByRole('button', { name: 'Tentar de novo' }).click()
  await answered(page)
})

test('a quota that cannot be looked at keeps the question in the field', async () => {
  const { page } = await inCleanTalk()
  await makeUp(page, checkChatQuota.path, refuse(500, 'server.unexpected', 'x'))
  await ask(page, 'Quem é o favorito?')
  await toastOf(page, 'Erro ao verificar quota de conversas').waitFor()
  await toastOf(page, 'Tente novamente em alguns instantes').waitFor()
  expect(await fieldOf(page).inputValue()).toBe('Quem é o favorito?')
})

test('a number that was not checked is marked, one that was leads to its row though the filter hides it or to its part of the analysis, and nothing of a reply is HTML or leads away', async () => {
  const home = await somebody(browser())
  const [game] = day.games
  if (!game) throw new Error('no game')
  // Long shots are below what the list of markets shows at first.
  const { markets } = await home.person.call(analyzeMatchPro, { fixtureId: game.fixtureId })
  const hidden = markets.find(({ probability, group }) => probability < 20 && group !== 'Resultado')
  if (!hidden) throw new Error('no long shot')
  const page = await openTalk(home, game.fixtureId, { isAnalysed: true })
  const text =
    'Chance de **62,5%** e odd 9,87. São 1,9 gols.\n\n- um\n- dois\n\n<img src=x onerror=alert(1)> [fora](https://evil.example) [planos](/pricing)'
  const told = (figure: string) => ({ index: text.indexOf(figure), text: figure, isChecked: true, market: null })
  const numbers = [
    { ...told('62,5%'), market: hidden.id },
    { ...told('1,9'), part: 'clubs' },
    { ...told('9,87'), isChecked: false },
  ]
  await makeUp(page, chatAi.path, asStream(replyBody(text, { numbers })))
  await ask(page, 'Quem é o favorito?')
  await logOf(page).getByText('Sublinhado pontilhado: número não conferido').waitFor()
  expect(await logOf(page).locator('mark').innerText()).toContain('9,87')
  expect(await logOf(page).locator('mark').getAttribute('title')).toBe('não conferido')
  expect(await logOf(page).locator('strong', { hasText: '62,5%' }).count()).toBe(1)
  expect(await logOf(page).locator('li li').count()).toBe(2)
  expect(await logOf(page).locator('img').count()).toBe(0)
  expect(await logOf(page).getByRole('link').allInnerTexts()).toEqual(['planos'])
  // Read aloud once, whole.
  await page.getByRole('status').filter({ hasText: 'Chance de 62,5% e odd 9,87.' }).waitFor({ state: 'attached' })

  await logOf(page).getByRole('button', { name: '62,5% (ver na análise)' }).click()
  await dialogOf(page).waitFor({ state: 'hidden' })
  const row = page.getByRole('button', { name: hidden.name, expanded: true })
  await expect.poll(() => isFocused(row)).toBe(true)

  await reopenTalk(page)
  await logOf(page).getByRole('button', { name: '1,9 (ver na análise)' }).click()
  await dialogOf(page).waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(page.getByRole('heading', { name: 'Times', exact: true }))).toBe(true)
})

test('a cut reply keeps what came and says so; a stand-in is named', async () => {
  const { page } = await inCleanTalk()
  await makeUp(page, chatAi.path, asStream(replyBody('O mandante', { isCut: true })))
  await ask(page, 'Quem é o favorito?')
  await logOf(page).getByText('A resposta foi interrompida. O texto pode estar incompleto.').waitFor()
  await logOf(page).getByText('O mandante', { exact: true }).waitFor()
  await stopMakingUp(page, chatAi.path)
  await makeUp(page, chatAi.path, asStream(replyBody('Sou o analista.', { start: { isStandIn: true } })))
  await ask(page, 'E agora?')
  await logOf(page)
    .getByText(/Quem respondeu foi o analista embutido/)
    .waitFor()
})

test('the end is followed while one is there, and who has scrolled up stays and is shown the way down', async () => {
  const { page } = await inCleanTalk()
  const long = Array.from({ length: 60 }, (_, n) => `Linha ${n + 1} da resposta.`).join('\n\n')
  await makeUp(page, chatAi.path, asStream(replyBody(long)))
  const fromEnd = () =>
    logOf(page).evaluate((box) => {
      const { scrollHeight, scrollTop, clientHeight } = box
      return Math.round(scrollHeight - scrollTop - clientHeight)
    })
  await ask(page, 'Fale muito.')
  await logOf(page).getByText('Linha 60 da resposta.').waitFor()
  // The last drawing still keeps the end in view.
  await answered(page)
  await expect.poll(fromEnd).toBeLessThan(2)
  await logOf(page).evaluate((box) => box.scrollTo({ top: 0 }))
  await page.getByRole('button', { name: 'Ir para o fim' }).waitFor()
  await page.getByRole('button', { name: 'Ir para o fim' }).click()
  await expect.poll(fromEnd).toBeLessThan(2)
})

test('the talk is clean for axe and never scrolls sideways, on a phone and at a desk, light and dark', async () => {
  const { page } = await inCleanTalk()
  await expectClean(page, 'greeted', '[role=dialog]')
  const text = `Odd **9,87** e ${'palavralonga'.repeat(30)}`
  const reply = replyBody(text, {
    start: { isStandIn: true },
    numbers: [{ index: 6, text: '9,87', isChecked: false, market: null }],
  })
  await makeUp(page, chatAi.path, asStream(reply))
  await ask(page, 'x'.repeat(300))
  await logOf(page).getByText('Sublinhado pontilhado: número não conferido').waitFor()
  await page.getByRole('button', { name: 'Contexto do jogo' }).click()
  await page.getByRole('region', { name: 'Contexto do jogo' }).waitFor()
  await expectClean(page, 'answered', '[role=dialog]')
  await inEveryLook(page, async () => {
    expect(await logOf(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  })
})
