import {
  type BriefedForm,
  type BriefedMarket,
  type BriefedSides,
  type BriefedTableRow,
  type Briefing,
  PART_NAMES,
} from '#chat/briefing.ts'
import { cleanName } from '#chat/clean-name.ts'
import { writeDay, writeDecimal, writeEdge, writeMoney, writeOdd, writeShare, writeTime } from '#chat/figures.ts'
import { writeGrade } from '#confidence/grade.ts'

/** What the specification wants told of every match; the rest is told where somebody quotes it or a line is asked often. */
const ALWAYS_TOLD = /^result\.|^goals\.(over|under)2\.5$|^btts\./
const OFTEN_ASKED =
  /^doubleChance\.|^goals\.(over|under)[134]\.5$|^firstHalf\.goals\.over[01]\.5$|^(corners|cards)\.over\d/
const TOLD_MAX = 60

const quoted = (name: string) => `"${cleanName(name)}"`

/** The briefing in words, one fact a line. Every name in it is quoted and cleaned. */
export function matchSheet(briefing: Briefing): string {
  return [
    headLines(briefing),
    expectationLines(briefing),
    stateLines(briefing),
    marketLines(briefing),
    comboLines(briefing),
    confidenceLines(briefing),
    pastLines(briefing),
    weatherLines(briefing),
    missingLines(briefing),
  ]
    .flat()
    .join('\n')
}

function headLines({ match, stakeBase }: Briefing): string[] {
  const { home, away, league, kickOffUtc, isTimeKnown, stadium, city, isDemo } = match
  const place = [stadium, city].filter((part) => part !== null).map(quoted)
  return [
    `- Mandante: ${quoted(home)}. Visitante: ${quoted(away)}. Campeonato: ${quoted(league)}.`,
    `- Início: ${writeDay(kickOffUtc)}${isTimeKnown ? ` às ${writeTime(kickOffUtc)}` : ', horário a confirmar'} (Brasília).${place.length > 0 ? ` Local: ${place.join(', ')}.` : ''}`,
    ...(isDemo ? ['- Estes são dados de demonstração, de clubes fictícios.'] : []),
    ...(stakeBase === null ? [] : [`- Base das stakes do usuário: ${writeMoney(stakeBase)}.`]),
  ]
}

/** Whether it is being played or over, and the score. In play nothing of prices is told, so that nothing of them is said. */
function stateLines({ match, running }: Briefing): string[] {
  const written = (score: BriefedSides) => `${quoted(match.home)} ${score.home} x ${score.away} ${quoted(match.away)}`
  if (running)
    return [
      `- A partida está sendo jogada agora${running.score ? `; placar até aqui: ${written(running.score)}` : '; o placar não é conhecido'}. As chances são as de antes do jogo. Não diga preço, edge nem stake.`,
    ]
  return match.score ? [`- A partida acabou. Placar final: ${written(match.score)}.`] : []
}

function expectationLines(briefing: Briefing): string[] {
  const { expectedGoals, modelGoals, expectedCorners, expectedCards, likelyScores, leagueAverages } = briefing
  const pairs = [
    ['Gols', expectedGoals, leagueAverages?.goals],
    ['Gols, só pelo modelo,', modelGoals, null],
    ['Escanteios', expectedCorners, leagueAverages?.corners],
    ['Cartões', expectedCards, leagueAverages?.cards],
  ] as const
  const lines = pairs.flatMap(([name, sides, average]) => [
    ...(sides
      ? [`- ${name} esperados: mandante ${writeDecimal(sides.home)}, visitante ${writeDecimal(sides.away)}.`]
      : []),
    ...(average == null ? [] : [`- ${name} por jogo no campeonato, em média: ${writeDecimal(average)}.`]),
  ])
  const scores = likelyScores.map(({ home, away, chance }) => `${home} x ${away} (${writeShare(chance)})`)
  return scores.length > 0 ? [...lines, `- Placares mais prováveis: ${scores.join('; ')}.`] : lines
}

function marketLines({ markets, running }: Briefing): string[] {
  const always = markets.filter(({ id }) => ALWAYS_TOLD.test(id))
  const others = markets.filter(
    (market) => !always.includes(market) && (market.bestOdd !== null || OFTEN_ASKED.test(market.id)),
  )
  // What is recommended or pays best comes first, so that a cut loses the least.
  others.sort((a, b) => (b.edge ?? -1) - (a.edge ?? -1))
  return [...always, ...others].slice(0, TOLD_MAX).map((market) => marketLine(market, running !== null))
}

export function marketLine(market: BriefedMarket, isRunning: boolean): string {
  const { name, modelChance, marketChance, pooledChance } = market
  const chances = [
    modelChance === null ? null : `modelo ${writeShare(modelChance)}`,
    marketChance === null ? 'sem odds no mercado' : `mercado ${writeShare(marketChance)}`,
    `conjunta ${writeShare(pooledChance)}`,
    ...(isRunning ? [] : priceParts(market)),
  ]
  return `- ${cleanName(name)}: ${chances.filter((part) => part !== null).join('; ')}.`
}

function priceParts({ fairOdd, bestOdd, house, prices, edge, kelly, isRecommended }: BriefedMarket): (string | null)[] {
  const others = prices.filter((price) => price.house !== house)
  return [
    `odd justa ${writeOdd(fairOdd)}`,
    bestOdd === null ? null : `melhor odd ${writeOdd(bestOdd)}${house === null ? '' : ` em ${quoted(house)}`}`,
    edge === null ? null : `edge ${writeEdge(edge)}`,
    kelly === null ? null : `stake de Kelly ${writeShare(kelly)}`,
    isRecommended ? 'RECOMENDADO' : null,
    others.length === 0
      ? null
      : `também ${others.map(({ house: name, odd }) => `${quoted(name)} ${writeOdd(odd)}`).join(', ')}`,
  ]
}

function comboLines({ combos, running }: Briefing): string[] {
  return combos.map(
    ({ option, name, legs, chance, fairOdd, reason }) =>
      `- ${option === 'own' ? 'Combinada própria, montada pelo leitor' : `Combinada ${option} (${cleanName(name)})`}: ${legs.map(cleanName).join(' + ')}; chance ${writeShare(chance)}${running ? '' : `; odd justa ${writeOdd(fairOdd)}`}. ${reason}`,
  )
}

function confidenceLines({ confidence }: Briefing): string[] {
  if (confidence === null) return []
  const parts = confidence.parts.map(({ name, points }) => `${name} ${writeGrade(points)}`)
  return [
    `- Confiança da análise: ${writeGrade(confidence.points)}${parts.length > 0 ? ` (${parts.join('; ')})` : ''}.`,
  ]
}

function pastLines({ form, headToHead, table }: Briefing): string[] {
  const sides = [
    ['Mandante', form.home, table?.home ?? null],
    ['Visitante', form.away, table?.away ?? null],
  ] as const
  const meetings = headToHead.map(gameLine)
  return [
    ...sides.flatMap(([name, own, row]) => [
      ...(own ? formLines(name, own) : []),
      ...(row ? [rowLine(name, row)] : []),
    ]),
    ...(meetings.length > 0 ? [`- Confrontos diretos, do mais novo ao mais antigo: ${meetings.join('; ')}.`] : []),
  ]
}

function formLines(name: string, form: BriefedForm): string[] {
  const { games, wins, draws, losses, averageGoalsFor, averageGoalsAgainst, averageCorners, averageCards } = form
  const extra = [
    averageCorners === null ? '' : `, ${writeDecimal(averageCorners)} escanteios`,
    averageCards === null ? '' : `, ${writeDecimal(averageCards)} cartões`,
  ].join('')
  return [
    `- ${name}, últimos ${games.length} jogos: ${wins} V, ${draws} E, ${losses} D; médias: ${writeDecimal(averageGoalsFor)} gols feitos, ${writeDecimal(averageGoalsAgainst)} sofridos${extra}. ${games.map(gameLine).join('; ')}.`,
  ]
}

const gameLine = ({ home, away, homeGoals, awayGoals }: Briefing['headToHead'][number]) =>
  `${quoted(home)} ${homeGoals} x ${awayGoals} ${quoted(away)}`

const rowLine = (name: string, row: BriefedTableRow) =>
  `- ${name} na tabela: ${row.rank}º, ${row.points} pontos em ${row.played} jogos (${row.won} V, ${row.drawn} E, ${row.lost} D), ${row.goalsFor} gols feitos e ${row.goalsAgainst} sofridos.`

function weatherLines({ weather }: Briefing): string[] {
  if (weather === null) return []
  const { condition, minTemp, maxTemp, chanceOfRainPct, windKmh } = weather
  const parts = [
    condition === null ? null : cleanName(condition),
    minTemp === null ? null : `mínima ${writeDecimal(minTemp)} °C`,
    maxTemp === null ? null : `máxima ${writeDecimal(maxTemp)} °C`,
    chanceOfRainPct === null ? null : `chance de chuva ${writeDecimal(chanceOfRainPct)}%`,
    windKmh === null ? null : `vento ${writeDecimal(windKmh)} km/h`,
  ].filter((part) => part !== null)
  return parts.length > 0 ? [`- Tempo no estádio: ${parts.join('; ')}.`] : []
}

function missingLines({ missing }: Briefing): string[] {
  if (missing.length === 0) return []
  return [
    `- Dados que não temos desta partida, e sobre os quais nada se pode dizer: ${missing.map((part) => PART_NAMES[part]).join('; ')}.`,
  ]
}
