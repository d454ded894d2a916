import { writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { bullets, capital, findMarket, paragraphs, type Scene, sentences } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import { recommendedMarkets } from '#writers/value.ts'
import { hadSuggestion, likeliestResult } from './bets.ts'
import { hasWon, resultOf, scoreIn, scoreOf, wasLikeliest } from './outcome.ts'
import { tellScore } from './tell-match.ts'

const CHECKED =
  'Em muitos jogos, cada coisa tem de acontecer tantas vezes quanto a chance dizia: isso está medido em Como funciona e, jogo a jogo, na página Transparência.'

/** What was said before the match against what came, without excuses. */
function saidAndCame(scene: Scene): string {
  const came = resultOf(scene)
  const [likeliest] = likeliestResult(scene)
  if (!came || !likeliest) return `Terminou ${scoreIn(scene)}.`
  return wasLikeliest(scene)
    ? `Terminou ${scoreIn(scene)}, e ${inSentence(came)} era o resultado mais provável, com ${writeShare(came.pooledChance)}.`
    : `Terminou ${scoreIn(scene)}: saiu ${inSentence(came)}, que tinha ${writeShare(came.pooledChance)}, e o mais provável era ${inSentence(likeliest)}, com ${writeShare(likeliest.pooledChance)}.`
}

/** 'O modelo errou ou foi azar?' */
export function tellWrong(scene: Scene): string {
  return sentences(
    wasLikeliest(scene)
      ? `No resultado, ${wordFor(scene.ask.text)}. ${saidAndCame(scene)}`
      : `Por um jogo só não dá para dizer qual dos dois. ${saidAndCame(scene)}`,
    failed(scene),
    'Uma chance alta falha às vezes e uma baixa acontece às vezes, sem que a conta esteja errada.',
  )
}

/** 'Errou ou foi azar?' is neither; 'acertaram?' is yes. */
function wordFor(text: string): string {
  if (/\bacert\w+/.test(text)) return 'sim'
  return /\bou\b/.test(text) ? 'nem um nem outro' : 'não erramos'
}

/** The main bets that were likelier than not and did not come in. */
function failed(scene: Scene): string | null {
  const missed = ['goals.over1.5', 'goals.over2.5', 'goals.under2.5', 'goals.under3.5', 'btts.yes', 'btts.no']
    .flatMap((id) => findMarket(scene, id) ?? [])
    .filter((market) => market.pooledChance > 0.5 && !hasWon(scene, market))
    .toSorted((a, b) => b.pooledChance - a.pooledChance)[0]
  return missed ? `O que era provável e não veio: ${inSentence(missed)}, com ${writeShare(missed.pooledChance)}.` : null
}

export const tellNoExcuse = (scene: Scene): string =>
  sentences(
    `Sem desculpa, então: ${saidAndCame(scene).replace('Terminou', 'terminou')}`,
    failed(scene),
    ruleBefore(scene),
  )

export const tellProof = ({ ask }: Scene): string =>
  `${/\bnao (refuta|desmente|prova|derruba)\b/.test(ask.text) ? 'Isso mesmo' : 'Não dá'}: um jogo só não separa erro de azar, nem acerto de sorte. ${CHECKED}`

export const tellChange = (): string =>
  `Por causa de um jogo, nada: mudar a cada placar seria correr atrás do acaso. O resultado entra na força dos dois times nas próximas análises, e os jogos antigos pesam cada vez menos. ${CHECKED}`

function ruleBefore(scene: Scene): string {
  const [approved] = recommendedMarkets(scene)
  return approved
    ? `Antes do jogo passava na regra ${inSentence(approved)}, a ${writeOdd(approved.bestOdd ?? approved.fairOdd)}, com edge de ${writeEdge(approved.edge ?? 0)}.`
    : 'Antes do jogo nada passava na regra, e por números o certo era ficar de fora.'
}

/** What one match teaches: little, and mostly of the price. */
export function tellLessons(scene: Scene): string {
  const [likeliest] = likeliestResult(scene)
  const isNoValue = likeliest && !hadSuggestion(scene) && hasWon(scene, likeliest) && (likeliest.edge ?? 0) < 0
  return paragraphs(
    `Pouco, porque um jogo só não prova nada. ${tellScore(scene)}`,
    bullets(
      [
        isNoValue
          ? `**Acertar não é ter valor**: ${inSentence(likeliest)} bateu, mas a melhor odd, ${writeOdd(likeliest.bestOdd ?? likeliest.fairOdd)}, pagava abaixo da justa, ${writeOdd(likeliest.fairOdd)}. Repetido muitas vezes, esse preço perde`
          : '**Preço antes de resultado**: o que conta é se a odd pagava acima da justa, não se bateu desta vez',
        '**Anote e espere**: só depois de muitas apostas dá para separar método de sorte; o Diário, no Histórico, faz essa conta',
        '**O próximo jogo é outra conta**: este placar entra na força dos times, mas pesa pouco sozinho',
      ].filter(Boolean),
    ),
  )
}

/** 'Alguém podia saber?' */
export function tellKnowable(scene: Scene, id: string | null): string {
  const market = id === null ? resultOf(scene) : findMarket(scene, id)
  const { home, away } = scoreOf(scene)
  return sentences(
    'Saber, ninguém podia: antes do jogo só existiam chances.',
    market &&
      `${capital(inSentence(market))} tinha ${writeShare(market.pooledChance)}, e falhava em ${writeShare(1 - market.pooledChance)} das vezes.`,
    `Olhando para trás, com o ${home} x ${away} na mão, toda escolha parece óbvia.`,
  )
}
