import { writeList, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { bullets, capital, findMarket, paragraphs, type Scene, sentences } from '#scene.ts'
import { inSentence, titleOf } from '#writers/market-words.ts'
import { hasWon, outcomeOf, scoreIn, scoreOf } from './outcome.ts'
import { tellCombos, tellSingles } from './tell-lists.ts'
import { goalsExpected, tellScore } from './tell-match.ts'

/** Which bets give the stake back at this score. */
export function tellVoided(scene: Scene): string {
  const voided = scene.briefing.markets.filter(({ id }) => outcomeOf(scene, id) === 'void')
  return sentences(
    `Terminou ${scoreIn(scene)}.`,
    voided.length === 0
      ? 'Com esse placar nenhum mercado daqui devolve a aposta.'
      : `Com esse placar devolvem a aposta: ${writeList(voided.map(inSentence))}.`,
    'Se a sua era outra, quem explica é o regulamento da casa.',
  )
}

/** Half time and end together: the end leaves a few of them open. */
export function tellHalfFull(scene: Scene): string {
  const open = scene.briefing.markets.filter(
    ({ id }) => id.startsWith('halfFull.') && outcomeOf(scene, id) === 'unknown',
  )
  const told = open.map((market) => `${titleOf(market)} tinha ${writeShare(market.pooledChance)}`)
  return sentences(
    `Qual deu eu não sei, porque do intervalo não tenho o placar, só o do fim: ${scoreIn(scene)}.`,
    told.length > 0 ? `Antes do jogo, ${writeList(told, 'e')} de chance; foi uma dessas.` : null,
  )
}

/** Goals that were expected against those that fell. */
export const tellGoals = (scene: Scene): string => sentences(goalsExpected(scene), `Terminou ${scoreIn(scene)}.`)

/** Whether so few or so many goals are unusual. */
export function tellNormal(scene: Scene): string | null {
  const { expectedGoals } = scene.briefing
  const { home, away } = scoreOf(scene)
  const goals = home + away
  if (!expectedGoals) return null
  const isFew = goals < expectedGoals.home + expectedGoals.away
  const market = findMarket(scene, isFew ? `goals.under${goals + 0.5}` : `goals.over${goals - 0.5}`)
  if (!market) return null
  return sentences(
    `${market.pooledChance > 0.15 ? 'É normal' : 'É rara, mas acontece'}: ${inSentence(market)} tinha ${writeShare(market.pooledChance)} de chance antes do jogo.`,
    'Os gols esperados são uma média de muitos jogos assim, não a previsão de um.',
  )
}

export const tellNormalTime = (scene: Scene): string =>
  `Vale o tempo normal com os acréscimos; prorrogação e pênaltis não contam. Terminou ${scoreIn(scene)}.`

export function tellMargin(scene: Scene): string {
  const { home, away } = scoreOf(scene)
  const lead = Math.abs(home - away)
  if (lead === 0) return `Por nenhum: terminou empatado, ${scoreIn(scene)}.`
  return `Por ${lead === 1 ? 'um gol' : `${lead} gols`}: terminou ${scoreIn(scene)}.`
}

export function tellCleanSheet(scene: Scene): string {
  const { home, away } = scoreOf(scene)
  if (home > 0 && away > 0) return `Não, os dois sofreram gol: terminou ${scoreIn(scene)}.`
  if (home + away === 0) return `Sim, os dois: terminou ${scoreIn(scene)}.`
  const [side, name] = away === 0 ? (['home', scene.home] as const) : (['away', scene.away] as const)
  const market = findMarket(scene, `cleanSheet.${side}.yes`)
  return sentences(
    `Sim, ${name}: terminou ${scoreIn(scene)}.`,
    market && `${capital(inSentence(market))} tinha ${writeShare(market.pooledChance)} de chance antes do jogo.`,
  )
}

export const tellUnpaid = (scene: Scene): string =>
  `Fale primeiro com o suporte da casa, com o número do bilhete e o placar, ${scoreIn(scene)}; às vezes o acerto demora. Se não resolverem, registre em consumidor.gov.br ou no Procon, e a casa autorizada tem de responder.`

export const tellOthers = (scene: Scene): string =>
  `Das outras eu não sei por aqui: esta conversa só tem este jogo, que terminou ${scoreIn(scene)}. O que foi dito de cada jogo e o que aconteceu, com o saldo, está na página Transparência; as análises que você salvou, no Histórico.`

export function tellWeather(scene: Scene): string {
  const { weather } = scene.briefing
  return sentences(
    `Se choveu eu não sei: do jogo só tenho o placar final, ${scoreIn(scene)}.`,
    weather?.chanceOfRainPct == null ? null : `A previsão dava ${weather.chanceOfRainPct}% de chance de chuva.`,
    'Se o tempo mexeu nos gols não dá para dizer por um jogo, e o modelo não usa o tempo na conta.',
  )
}

export const tellSummary = (scene: Scene): string =>
  paragraphs(
    tellScore(scene),
    tellSingles(scene)
      .split('\n\n')
      .slice(1, 2)
      .map((rows) => `Bateram, dos mercados com odd:\n${rows}`)
      .join(''),
    tellCombos(scene, false)
      .split('\n\n')[0]
      ?.replace(/^Terminou .*?, e /, 'Das combinadas, ') ?? null,
  )

export function tellFailed(scene: Scene): string {
  const lost = scene.briefing.markets
    .filter((market) => market.bestOdd !== null && outcomeOf(scene, market.id) === 'lost')
    .toSorted((a, b) => b.pooledChance - a.pooledChance)
  return paragraphs(
    `Terminou ${scoreIn(scene)}. Dos mercados com odd, não bateram:`,
    bullets(lost.map((market) => `**${titleOf(market)}**: ${writeShare(market.pooledChance)} de chance antes do jogo`)),
  )
}

export const tellBoast = (scene: Scene): string =>
  `Parabéns pelo acerto. Terminou ${scoreIn(scene)}, e um jogo só não prova nem você nem a conta; o que decide, com o tempo, é o preço que se paga.`

export const tellKelly = (scene: Scene): string =>
  `${scene.briefing.markets.some(({ kelly }) => (kelly ?? 0) > 0) ? 'Mais do que a regra deixa' : 'Nada também: sem edge positivo, o Kelly manda ficar de fora, inteiro ou em fração'}. Terminou ${scoreIn(scene)}.`

const TAKEN =
  /\b(?:cash ?out|ace[ir]tei|saquei|encerrei|peguei|ofereceram|tirei)\b(?: (?:no intervalo|antes|por|de|com|r|ace[ir]tei|em))* (\d{1,6}(?:\.\d{2})?)(?![\d.])/
const STAKED = /\b(?:aposta de|apostei|apostado|botei|coloquei|pus|investi)(?: r)? (\d{1,6}(?:\.\d{2})?)(?![\d.])/

/** What was taken early against what waiting would have brought. */
export function tellCashOut(scene: Scene, text: string): string | null {
  const taken = TAKEN.exec(text)?.[1]
  const staked = STAKED.exec(text)?.[1]
  const side = scene.ask.side
  const market = side && findMarket(scene, `result.${side}`)
  const odd = scene.ask.offeredOdd ?? market?.bestOdd ?? null
  if (taken === undefined || staked === undefined || !market || odd === null) return null
  const waited = hasWon(scene, market) ? Number(staked) * odd : 0
  return sentences(
    waited > Number(taken)
      ? `Olhando o fim, esperar daria mais: ${inSentence(market)} bateu, e a odd de ${writeOdd(odd)} devolvia mais do que você aceitou.`
      : `Olhando o fim, fez bem: ${inSentence(market)} ${hasWon(scene, market) ? 'devolvia menos do que você aceitou' : 'não bateu'}.`,
    `Terminou ${scoreIn(scene)}.`,
    'Mas na hora ninguém sabia: fazer bem ou mal depende do preço oferecido naquele momento contra a chance de então, que eu não tenho.',
  )
}

export const tellInModel = (): string =>
  'Não: a conta usa os gols, finalizações onde há dados e as odds das casas. Lances, jogadores, árbitro e tempo não entram.'

export function tellParity(scene: Scene): string {
  const { home, away } = scoreOf(scene)
  const isEven = (home + away) % 2 === 0
  const market = findMarket(scene, `goalsParity.${isEven ? 'even' : 'odd'}`)
  return sentences(
    `**${isEven ? 'Par' : 'Ímpar'}**: terminou ${scoreIn(scene)}.`,
    market && `${capital(inSentence(market))} tinha ${writeShare(market.pooledChance)} de chance antes do jogo.`,
  )
}
