import { writeAmount, writeDecimal, writeShare } from '@prancheta/core/chat/figures.ts'
import { capital, findMarket, type Scene, sentences } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import { likeliestResult } from './bets.ts'
import { beforeIt, resultOf, scoreIn, scoreOf, wasLikeliest } from './outcome.ts'

const goalsOf = (scene: Scene): number => scoreOf(scene).home + scoreOf(scene).away

/** The score, and how it stands to what was expected. */
export function tellScore(scene: Scene): string {
  const came = resultOf(scene)
  return sentences(
    `Terminou ${scoreIn(scene)}.`,
    came &&
      `${wasLikeliest(scene) ? 'Foi o resultado mais provável' : 'Não era o resultado mais provável'}: ${inSentence(came)} ${beforeIt(came)}.`,
    goalsExpected(scene),
  )
}

export function goalsExpected(scene: Scene): string | null {
  const { expectedGoals } = scene.briefing
  if (!expectedGoals) return null
  const goals = goalsOf(scene)
  const told = writeAmount(goals, 'gol', 'gols')
  return `${goals === 1 ? 'Saiu' : 'Saíram'} ${told}, contra ${writeDecimal(expectedGoals.home + expectedGoals.away)} esperados (${writeDecimal(expectedGoals.home)} + ${writeDecimal(expectedGoals.away)}).`
}

/** Whether it was an upset. */
export function tellZebra(scene: Scene): string {
  const came = resultOf(scene)
  const [likeliest] = likeliestResult(scene)
  if (!came || !likeliest) return tellScore(scene)
  if (wasLikeliest(scene))
    return sentences(
      `Não foi zebra: terminou ${scoreIn(scene)}, e ${inSentence(came)} era o mais provável, com ${writeShare(came.pooledChance)}.`,
      scoreChance(scene),
    )
  const isUpset = came.id !== 'result.draw'
  return sentences(
    `${isUpset ? 'Foi, sim' : 'Surpresa, mas não zebra'}: terminou ${scoreIn(scene)}, e ${inSentence(came)} tinha só ${writeShare(came.pooledChance)}.`,
    `O mais provável era ${inSentence(likeliest)}, com ${writeShare(likeliest.pooledChance)}.`,
  )
}

function scoreChance(scene: Scene): string | null {
  const { home, away } = scoreOf(scene)
  const market = findMarket(scene, `score.${home}-${away}`)
  return market && `O placar de ${home} x ${away}, sozinho, tinha ${writeShare(market.pooledChance)} de chance.`
}

const ONLY_END = 'do jogo só tenho o placar final'

/** What stood at half time is not known; after a goal or none the end says what may have stood. */
export function tellHalf(scene: Scene): string {
  const goals = goalsOf(scene)
  return sentences(
    `O placar do intervalo eu não sei: ${ONLY_END}, ${scoreIn(scene)}.`,
    goals === 0 ? 'Sem gol no fim, também não havia nenhum no intervalo.' : null,
    goals === 1 ? 'Com um gol só, ou ainda não havia gol no intervalo, ou já estava como terminou.' : null,
    'A súmula ou o site da competição dizem.',
  )
}

/** In which half more goals fell. */
export function tellMoreGoals(scene: Scene): string {
  const goals = goalsOf(scene)
  const known =
    goals === 0
      ? 'Em nenhum: não saiu gol.'
      : `Em que tempo ${goals === 1 ? 'saiu o gol' : 'saíram os gols'} eu não sei: ${ONLY_END}, ${scoreIn(scene)}.`
  return sentences(goals === 0 ? `${known} Terminou ${scoreIn(scene)}.` : known, halvesExpected(scene))
}

function halvesExpected(scene: Scene): string | null {
  const [first, second] = ['busierHalf.first', 'busierHalf.second'].map((id) => findMarket(scene, id))
  return first && second
    ? `Antes do jogo, mais gols no 2º tempo tinha ${writeShare(second.pooledChance)} e mais gols no 1º tempo, ${writeShare(first.pooledChance)}.`
    : null
}

export const tellScorers = (scene: Scene): string =>
  goalsOf(scene) === 0
    ? `Ninguém: terminou ${scoreIn(scene)}.`
    : sentences(`Quem marcou eu não sei: ${ONLY_END}, ${scoreIn(scene)}, sem nomes de jogadores.`, sidesOf(scene))

function sidesOf(scene: Scene): string | null {
  const { home, away } = scoreOf(scene)
  if (home > 0 && away > 0) return null
  return `${home + away === 1 ? 'O gol foi' : 'Todos os gols foram'} de ${home > 0 ? scene.home : scene.away}.`
}

export const tellMinute = (scene: Scene): string =>
  goalsOf(scene) === 0
    ? `Não saiu gol: terminou ${scoreIn(scene)}.`
    : `O minuto eu não sei: ${ONLY_END}, ${scoreIn(scene)}, sem a hora dos gols.`

/** Who scored first, which the end tells where only one side scored. */
export function tellFirstGoal(scene: Scene): string {
  const { home, away } = scoreOf(scene)
  if (home + away === 0) return `Ninguém abriu: terminou ${scoreIn(scene)}.`
  if (home > 0 && away > 0) return `Quem abriu o placar eu não sei: ${ONLY_END}, ${scoreIn(scene)}, e os dois marcaram.`
  return `${home > 0 ? scene.home : scene.away}, o único que marcou: terminou ${scoreIn(scene)}. Em que minuto e com quem, eu não sei.`
}

export function tellComeback(scene: Scene): string {
  const { home, away } = scoreOf(scene)
  if (home > 0 && away > 0 && home !== away)
    return `Se houve virada eu não sei: ${ONLY_END}, ${scoreIn(scene)}, e os dois marcaram.`
  if (home === away) return `Não virou: terminou empatado, ${scoreIn(scene)}.`
  return `Segurou: terminou ${scoreIn(scene)}, e quem não sofreu gol nunca esteve atrás, então virada não houve.`
}

/** What was counted besides goals. */
export function tellCounted(scene: Scene, what: 'corners' | 'cards'): string {
  const expected = what === 'corners' ? scene.briefing.expectedCorners : scene.briefing.expectedCards
  const name = what === 'corners' ? 'escanteios' : 'cartões'
  const line = scene.ask.line
  const market = line === null ? null : findMarket(scene, `${what}.${scene.ask.way ?? 'over'}${line}`)
  const beside = /\b(entrou|bateu|passou|over|under|green|mais de|menos de)\b/.test(scene.ask.text)
    ? ', nem se essa aposta bateu'
    : what === 'cards'
      ? ', nem se houve vermelho'
      : ''
  return sentences(
    `Quantos ${name} saíram eu não sei${beside}: ${ONLY_END}, ${scoreIn(scene)}.`,
    expected &&
      `Antes do jogo eram esperados ${writeDecimal(expected.home)} + ${writeDecimal(expected.away)} = ${writeDecimal(expected.home + expected.away)} ${name}.`,
    market && `${capital(inSentence(market))} ${beforeIt(market)}.`,
  )
}

export const tellPlay = (scene: Scene): string =>
  `Isso eu não sei: ${ONLY_END}, ${scoreIn(scene)}. Lances, jogadores e estatísticas da partida não estão nos meus dados; a súmula ou o site da competição têm.`

export const tellNext = (scene: Scene): string =>
  `A agenda dos times eu não tenho nesta conversa, só este jogo, que terminou ${scoreIn(scene)}. Em Análises você escolhe a data e vê os jogos; conforme o plano, os próximos dos seus favoritos aparecem no Dashboard.`

export const tellNextAnalysis = (scene: Scene): string =>
  `Daqui eu não vejo: esta conversa só tem este jogo, que terminou ${scoreIn(scene)}. Abra Análises, escolha a data do jogo e, se ele estiver lá, a análise se faz ao abrir.`

export const tellOver = (scene: Scene): string => `O jogo acabou: ${scoreIn(scene)}.`
