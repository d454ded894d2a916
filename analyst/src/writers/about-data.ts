import { PART_NAMES } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeAmount, writeDecimal, writeList, writeMean } from '@prancheta/core/chat/figures.ts'
import { bullets, paragraphs, type Writer } from '../scene.ts'

export const writeLeagueAverages: Writer = (scene) => {
  const averages = scene.briefing.leagueAverages
  if (!averages)
    return 'As médias do campeonato não vieram com os dados desta partida, então não tenho régua para comparar.'
  const parts = [
    `${writeMean(averages.goals)} gols`,
    averages.corners === null ? null : `${writeMean(averages.corners)} escanteios`,
    averages.cards === null ? null : `${writeMean(averages.cards)} cartões`,
  ].filter((part) => part !== null)
  const { expectedGoals, expectedCorners, expectedCards } = scene.briefing
  const totals = [
    expectedGoals && writeAmount(expectedGoals.home + expectedGoals.away, 'gol', 'gols'),
    expectedCorners && writeAmount(expectedCorners.home + expectedCorners.away, 'escanteio', 'escanteios'),
    expectedCards && writeAmount(expectedCards.home + expectedCards.away, 'cartão', 'cartões'),
  ].filter((total) => total !== null)
  const here = totals.length > 0 ? ` Aqui, a conta espera ${writeList(totals)}.` : ''
  return `No campeonato (${cleanName(scene.briefing.match.league)}), cada partida tem em média ${writeList(parts)}. É a régua para saber se este jogo foge do normal.${here}`
}

export const writeMissing: Writer = (scene) => {
  const { missing, match } = scene.briefing
  return paragraphs(
    missing.length === 0
      ? 'Para este jogo tenho tudo o que costumo usar: força dos times, odds, jogos recentes, confrontos, tabela, estatísticas e tempo.'
      : `Desta partida ainda não tenho ${writeList(
          missing.map((part) => PART_NAMES[part]),
          'nem',
        )}. Sobre isso, não arrisco número.`,
    /\b(de onde|fontes?|origem|quem fornece)\b/.test(scene.ask.text)
      ? 'Os dados vêm de serviços de estatística e de preços; a fonte de cada um aparece ao lado dele na tela do jogo.'
      : null,
    'Em jogo nenhum tenho escalações, lesões, árbitro ou notícias. A idade de cada dado aparece na própria análise.',
    match.isDemo ? 'E um lembrete: estes são dados de demonstração, de clubes fictícios.' : null,
  )
}

export const writeMethod: Writer = (scene) => {
  const { expectedGoals, modelGoals } = scene.briefing
  const ofModel = modelGoals ?? expectedGoals
  return paragraphs(
    'Em quatro passos:',
    bullets([
      `Resultados passados dão a força de ataque e defesa de cada time, e daí os gols que o modelo espera${ofModel ? ` (aqui, ${writeDecimal(ofModel.home)} e ${writeDecimal(ofModel.away)})` : ''}.`,
      'Esses gols viram a chance de cada placar, no estilo de Poisson com ajustes para empates e placares baixos.',
      'As odds das casas, sem a margem, dão a opinião do mercado.',
      'As duas opiniões se juntam em um único mapa de placares, e todo mercado sai dele.',
    ]),
    'Os detalhes e os testes em milhares de jogos estão na página Como funciona.',
    scene.briefing.match.isDemo ? 'Neste jogo, os dados são de demonstração, de clubes fictícios.' : null,
  )
}
