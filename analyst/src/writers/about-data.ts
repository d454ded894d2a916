import { PART_NAMES } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeAmount, writeDecimal, writeList, writeMean } from '@prancheta/core/chat/figures.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import { bullets, paragraphs, type Scene, sentences, type Writer } from '../scene.ts'

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

/** How much stands behind the numbers, as far as it is told. */
function sampleOf({ briefing: { confidence, form, leagueAverages } }: Scene): string {
  const part = confidence?.parts.find(({ name }) => name.startsWith('amostra'))
  const shown = Math.max(form.home?.games.length ?? 0, form.away?.games.length ?? 0)
  return sentences(
    'O total exato de jogos por trás da força de cada time eu não tenho aqui.',
    part ? `A nota de amostra desta análise é ${writeGrade(part.points)}.` : null,
    shown > 0 ? `Na tela aparecem os últimos ${shown} jogos de cada lado, e a conta olha mais para trás.` : null,
    leagueAverages?.games ? `As médias do campeonato são de ${leagueAverages.games} jogos.` : null,
  )
}

export const writeMethod: Writer = (scene) => {
  const { expectedGoals, modelGoals } = scene.briefing
  const ofModel = modelGoals ?? expectedGoals
  return paragraphs(
    /\bquantos (jogos|partidas|dados)\b|\bamostra\b/.test(scene.ask.text) ? sampleOf(scene) : null,
    /\b(desfal|escala|les(ao|oe|io)|machuc|poup|titular|reserva)\w*/.test(scene.ask.text)
      ? 'Não: escalações, lesões e desfalques não entram na conta; não tenho esses dados.'
      : null,
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
