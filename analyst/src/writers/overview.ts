import { PART_NAMES } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import {
  writeAmount,
  writeCount,
  writeDay,
  writeDecimal,
  writeList,
  writeShare,
  writeTime,
} from '@prancheta/core/chat/figures.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import type { Side } from '../reading/ask.ts'
import { bullets, findMarket, nameOf, paragraphs, type Scene, sentences, type Writer } from '../scene.ts'
import { absent } from './absent.ts'
import { summaryVerdict } from './judgement.ts'
import { balance } from './result.ts'
import { recommendedMarkets } from './value.ts'

export const writeSummary: Writer = (scene) => {
  const { briefing, pick } = scene
  const { form, table, expectedGoals, missing } = briefing
  const [home, draw, away] = ['home', 'draw', 'away'].map((id) => findMarket(scene, `result.${id}`))
  if (!home || !draw || !away || !expectedGoals) {
    return paragraphs(
      `De ${scene.home} contra ${scene.away} eu sei pouco por enquanto.`,
      missing.length > 0
        ? `Ainda não tenho ${writeList(
            missing.map((part) => PART_NAMES[part]),
            'nem',
          )}.`
        : null,
      'Prefiro esperar os dados a preencher o vazio com palpite.',
    )
  }
  if (IN_WORDS.test(scene.ask.text)) return inWords(scene, home.pooledChance, away.pooledChance)
  if (scene.ask.side) return oneSide(scene, scene.ask.side)
  const [goals, both] = [findMarket(scene, 'goals.over2.5'), findMarket(scene, 'btts.yes')]
  return paragraphs(
    pick([
      `${scene.home} recebe ${scene.away}: ${writeShare(home.pooledChance)} de chance de vitória do mandante, ${writeShare(draw.pooledChance)} de empate e ${writeShare(away.pooledChance)} do visitante.`,
      `Leitura do jogo: mandante com ${writeShare(home.pooledChance)}, empate com ${writeShare(draw.pooledChance)}, visitante com ${writeShare(away.pooledChance)}. É o retrato de ${scene.home} contra ${scene.away}.`,
    ]),
    bullets(
      [
        `Gols: ${writeAmount(expectedGoals.home + expectedGoals.away, 'esperado', 'esperados')}${goals ? `; mais de 2,5 em ${writeShare(goals.pooledChance)}` : ''}${both ? `; ambas marcam em ${writeShare(both.pooledChance)}` : ''}`,
        form.home && form.away
          ? `Momento: o mandante vem de ${writeCount(form.home.wins, 'vitória', 'vitórias', 'nenhuma')} em ${form.home.games.length} jogos; o visitante, de ${writeCount(form.away.wins, 'vitória', 'vitórias', 'nenhuma')} em ${form.away.games.length}`
          : null,
        table?.home && table.away ? `Tabela: ${table.home.rank}º contra ${table.away.rank}º` : null,
        briefing.confidence ? `Confiança: ${writeGrade(briefing.confidence.points)}` : null,
      ].filter((line) => line !== null),
    ),
    summaryVerdict(scene),
  )
}

/** Who wants no figures gets none. */
const IN_WORDS =
  /\bsem (aquele monte de |tanto |tanta |muito )?(porcentage\w*|numeros?|percentua\w+)\b|\b(seu|meu|um) avo\b|\b(uma )?crianca\b|\bleig[oa]\b|\b(palavras|linguagem|jeito) simples\b/

function inWords(scene: Scene, home: number, away: number): string {
  const { table, form } = scene.briefing
  const better = form.home && form.away && form.home.wins !== form.away.wins
  return sentences(
    `Em palavras: ${balance(scene, home, away)}`,
    table?.home && table.away
      ? `Na tabela, ${table.home.rank < table.away.rank ? scene.home : scene.away} está na frente.`
      : null,
    better
      ? `Vem de mais vitórias ${(form.home?.wins ?? 0) > (form.away?.wins ?? 0) ? scene.home : scene.away}.`
      : null,
    recommendedMarkets(scene).length > 0
      ? 'No preço, há mercado que paga acima do justo e passa na regra, o que é um preço melhor e não uma certeza.'
      : 'No preço, nada passa na regra.',
    'Nada disso garante o resultado, e ficar de fora é sempre uma opção.',
  )
}

function oneSide(scene: Scene, side: Side): string {
  const { form, table, expectedGoals } = scene.briefing
  const win = findMarket(scene, `result.${side}`)
  const own = form[side]
  const row = table?.[side]
  const rows = [
    win ? `Vitória: ${writeShare(win.pooledChance)}` : null,
    expectedGoals ? `Gols esperados: ${writeDecimal(expectedGoals[side])}` : null,
    own
      ? `Jogos recentes: ${own.wins} V, ${own.draws} E, ${own.losses} D, com médias de ${writeDecimal(own.averageGoalsFor)} feitos e ${writeDecimal(own.averageGoalsAgainst)} sofridos`
      : null,
    row ? `Tabela: ${row.rank}º, com ${writeCount(row.points, 'ponto', 'pontos', 'nenhum')}` : null,
  ].filter((line) => line !== null)
  return paragraphs(
    `O que tenho de ${nameOf(scene, side)}, que joga ${side === 'home' ? 'em casa' : 'fora'}:`,
    bullets(rows),
  )
}

export const writeKickOff: Writer = (scene) => {
  const { kickOffUtc, isTimeKnown, stadium, city, league, round } = scene.briefing.match
  const place = [stadium, city].filter((part) => part !== null).map(cleanName)
  return sentences(
    `${scene.home} e ${scene.away} jogam em ${writeDay(kickOffUtc)}${isTimeKnown ? `, às ${writeTime(kickOffUtc)} de Brasília` : ', com horário ainda a confirmar'}.`,
    place.length > 0 ? `O local é ${place.join(', em ')}.` : 'O estádio eu não tenho.',
    `O mando é de ${scene.home}. Competição: ${cleanName(league)}${round === null ? '' : `, ${cleanName(round)}`}.`,
  )
}

export const writeHomeAdvantage: Writer = (scene) => {
  const { expectedGoals } = scene.briefing
  if (!expectedGoals) return absent(scene, 'ratings', 'o peso do mando de campo')
  return sentences(
    `O mando já está dentro dos gols esperados: ${writeDecimal(expectedGoals.home)} para ${scene.home}, em casa, e ${writeDecimal(expectedGoals.away)} para ${scene.away}, fora.`,
    'Quanto disso é só o mando eu não tenho separado, então não somo nada por cima: seria contar a mesma vantagem duas vezes.',
  )
}

export const writeExpectedGoals: Writer = (scene) => {
  const { expectedGoals, modelGoals, leagueAverages } = scene.briefing
  if (!expectedGoals) return absent(scene, 'ratings', 'gols esperados')
  const over = findMarket(scene, 'goals.over2.5')
  return sentences(
    `${modelGoals ? 'A conta, com modelo e mercado juntos,' : 'O modelo'} espera ${writeAmount(expectedGoals.home, 'gol', 'gols')} de ${scene.home} e ${writeAmount(expectedGoals.away, 'gol', 'gols')} de ${scene.away}.`,
    `São ${writeDecimal(expectedGoals.home + expectedGoals.away)} ao todo${leagueAverages ? `, para uma média de ${writeDecimal(leagueAverages.goals)} no campeonato` : ''}${over ? `, e mais de 2,5 saem em ${writeShare(over.pooledChance)} das vezes` : ''}.`,
    `A diferença de ${writeAmount(Math.abs(expectedGoals.home - expectedGoals.away), 'gol', 'gols')} junta força de ataque, defesa e mando de campo.`,
    modelGoals &&
      `Só o modelo, sem olhar as odds, diria ${writeAmount(modelGoals.home, 'gol', 'gols')} do mandante e ${writeDecimal(modelGoals.away)} do visitante.`,
    'Não é o xG de chutes de um jogo já disputado: é a média que se esperaria se esta partida fosse repetida muitas vezes.',
  )
}
