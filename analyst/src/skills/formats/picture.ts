import { writeCount, writeDay, writeDecimal, writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { findMarket, type Scene } from '#scene.ts'
import { atHouse } from '#writers/market-words.ts'
import { pricedMarkets, recommendedMarkets } from '#writers/value.ts'
import { speak } from './write-list.ts'

/** What there is to tell of a match, every part in words alone and with its figures. */
export type Picture = ReturnType<typeof draw>

const EVEN = 0.08
const CLEAR = 0.3
const MANY = 2.9
const FEW = 2.2
/** How far from the league's average counts as more than usual. */
const NOTABLE_GOALS = 0.25

/** Beside the league's usual number of goals, where that is known. */
function amountOf(total: number, usual: number | null): string {
  const [few, many] = usual === null ? [FEW, MANY] : [usual - NOTABLE_GOALS, usual + NOTABLE_GOALS]
  if (total >= many) return 'bastante gol'
  return total <= few ? 'poucos gols' : 'gols na média, nem muito nem pouco'
}

/** Null where the strength of the clubs is not known. */
export function picture(scene: Scene): Picture | null {
  const [home, draw_, away] = ['home', 'draw', 'away'].map((id) => findMarket(scene, `result.${id}`))
  const { expectedGoals } = scene.briefing
  return home && draw_ && away && expectedGoals
    ? draw(scene, [home.pooledChance, draw_.pooledChance, away.pooledChance], expectedGoals)
    : null
}

function draw(
  scene: Scene,
  [home, even, away]: readonly [number, number, number],
  goals: { home: number; away: number },
) {
  const isHome = home >= away
  const gap = Math.abs(home - away)
  const isEven = gap < EVEN
  const [favourite, other] = isHome ? [scene.home, scene.away] : [scene.away, scene.home]
  const total = goals.home + goals.away
  const isAhead = writeDecimal(goals.home) !== writeDecimal(goals.away) && goals.home > goals.away === isHome
  const { match } = scene.briefing
  const [approved, second] = recommendedMarkets(scene)
  const only = second ? 'entre outros, ' : 'só '
  const [nearest] = pricedMarkets(scene)
  const tenths = (share: number) => Math.round(share * 10)
  const amount = amountOf(total, scene.briefing.leagueAverages?.goals ?? null)
  return {
    isHome,
    isEven,
    favourite,
    favouriteShare: writeShare(Math.max(home, away)),
    hasValue: approved !== undefined,
    lead: isEven
      ? `O jogo é parelho, com ${favourite} só um pouco na frente.`
      : gap >= CLEAR
        ? `${favourite} é o claro favorito.`
        : `${favourite} é o favorito, sem sobrar.`,
    leadInNumbers: `${isEven ? `Jogo parelho: ${scene.home}` : `${favourite} é favorito: ${scene.home}`} ${writeShare(home)}, empate ${writeShare(even)}, ${scene.away} ${writeShare(away)}.`,
    inOne: `${isEven ? 'Jogo parelho' : `${favourite} é o favorito`} (${scene.home} ${writeShare(home)}, empate ${writeShare(even)}, ${scene.away} ${writeShare(away)}), e ${approved ? `${only}${speak(scene, approved)} passa na regra de preço` : nearest ? 'nenhum preço passa na regra' : 'sem odds das casas não há preço a julgar'}.`,
    forChild: `${isEven ? `É quase igual, mas ${favourite}` : favourite} tem mais chance de ganhar: em cada dez jogos assim, ganha uns ${tenths(Math.max(home, away))}.`,
    why: !isAhead
      ? null
      : isHome
        ? `Joga em casa e deve criar mais chances de gol do que ${other}.`
        : `Mesmo fora de casa, deve criar mais chances de gol do que ${other}.`,
    goals: `Deve ter ${amount}.`,
    goalsInNumbers: `São esperados ${writeDecimal(total)} gols ao todo.`,
    price: approved
      ? 'Um preço está acima do justo, e mesmo assim pode perder; não apostar também está bem.'
      : nearest
        ? 'Nenhuma casa paga o bastante para compensar o risco.'
        : 'As casas ainda não deram preço, então não dá para dizer se algum compensa.',
    priceInNumbers: approved
      ? `No preço, ${only}${speak(scene, approved)} passa na regra: odd ${writeOdd(approved.bestOdd ?? approved.fairOdd)}${atHouse(approved)}, edge ${writeEdge(approved.edge ?? 0)}; ainda assim falha em ${writeShare(1 - approved.pooledChance)} das vezes.`
      : nearest
        ? `Nenhum preço passa na regra: o mais perto é ${speak(scene, nearest)}, com edge de ${writeEdge(nearest.edge ?? 0)}.`
        : 'As casas ainda não deram preço, então não há valor a medir.',
    sides: `A favor de ${favourite}: tem a maior chance de vencer. Contra: ${approved ? 'favorito também tropeça' : 'o preço não compensa'}.`,
    sidesInNumbers: approved
      ? `A favor: ${speak(scene, approved)} paga ${writeOdd(approved.bestOdd ?? approved.fairOdd)}${atHouse(approved)}, edge ${writeEdge(approved.edge ?? 0)}. Contra: falha em ${writeShare(1 - approved.pooledChance)} das vezes.`
      : `A favor: ${favourite} tem a maior chance. Contra: ${nearest ? 'nenhum preço paga acima do justo o bastante' : 'não há odds das casas para comparar'}.`,
    ...pastOf(scene),
    where: `O jogo é em ${writeDay(match.kickOffUtc)}${match.stadium ? `, no ${match.stadium}` : ''}, pela ${match.league}.`,
  }
}

/** What was before: the games of both, and where they stand. */
function pastOf(scene: Scene) {
  const { form, table, headToHead } = scene.briefing
  return {
    meetings:
      headToHead.length === 0
        ? null
        : 'Os dois já se enfrentaram há pouco tempo, e isso pesa menos do que a força de hoje.',
    meetingsInNumbers: meetings(scene),
    form:
      form.home && form.away && form.home.wins !== form.away.wins
        ? `Quem vem de mais vitórias é ${form.home.wins > form.away.wins ? scene.home : scene.away}.`
        : null,
    formInNumbers:
      form.home && form.away
        ? `O mandante vem de ${writeCount(form.home.wins, 'vitória', 'vitórias', 'nenhuma')} em ${form.home.games.length} jogos e o visitante, de ${writeCount(form.away.wins, 'vitória', 'vitórias', 'nenhuma')} em ${form.away.games.length}.`
        : null,
    table:
      table?.home && table.away
        ? `Na tabela, quem está na frente é ${table.home.rank < table.away.rank ? scene.home : scene.away}.`
        : null,
    tableInNumbers:
      table?.home && table.away
        ? `Na tabela, ${scene.home} está em ${table.home.rank}º e ${scene.away}, em ${table.away.rank}º.`
        : null,
  }
}

function meetings({ briefing: { headToHead, match }, home, away }: Scene): string | null {
  if (headToHead.length === 0) return null
  const wins = (club: string) =>
    headToHead.filter((game) =>
      game.home === club ? game.homeGoals > game.awayGoals : game.awayGoals > game.homeGoals,
    ).length
  const draws = headToHead.filter(({ homeGoals, awayGoals }) => homeGoals === awayGoals).length
  return `Nos últimos ${headToHead.length} confrontos, ${home} venceu ${wins(match.home)}, ${away} venceu ${wins(match.away)} e houve ${writeCount(draws, 'empate', 'empates', 'nenhum')}.`
}
