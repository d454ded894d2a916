import { writeAmount, writeDecimal, writeShare } from '@prancheta/core/chat/figures.ts'
import type { Side } from '../reading/ask.ts'
import { bullets, findMarket, nameOf, otherOf, paragraphs, type Scene, sentences, type Writer } from '../scene.ts'
import { absent } from './absent.ts'
import { inSentence, marketRow, tellMarket, verdictOn, verdictOnNamed } from './market-words.ts'
import { tellLine } from './tell-line.ts'
import { yesOrNo } from './yes-or-no.ts'

export const writeGoals: Writer = (scene) => {
  const { ask, briefing, pick } = scene
  if (ask.line !== null) return tellLine(scene, ask.side ? `${ask.side}Goals` : 'goals', 'gols')
  const { expectedGoals } = briefing
  if (expectedGoals === null) return absent(scene, 'ratings', 'os gols')
  if (ask.side) return CONCEDES.test(ask.text) ? conceded(scene, ask.side) : oneSide(scene)
  if (/\bquem\b.*\b(marc\w+|faz\w*)\b/.test(ask.text)) return eachSide(scene)
  const total = expectedGoals.home + expectedGoals.away
  const lines = [1.5, 2.5, 3.5].flatMap((line) => findMarket(scene, `goals.${ask.way ?? 'over'}${line}`) ?? [])
  const middle = findMarket(scene, `goals.${ask.way ?? 'over'}2.5`)
  return paragraphs(
    sentences(
      pick([
        `A conta aponta ${writeAmount(total, 'gol', 'gols')} no jogo: ${writeDecimal(expectedGoals.home)} de ${scene.home} e ${writeDecimal(expectedGoals.away)} de ${scene.away}.`,
        `Espero ${writeAmount(total, 'gol', 'gols')} ao todo, somando ${writeDecimal(expectedGoals.home)} do mandante e ${writeDecimal(expectedGoals.away)} do visitante.`,
      ]),
      besideLeague(scene, total),
    ),
    lines.length > 0 ? bullets(lines.map(marketRow)) : null,
    middle && verdictOnNamed(scene, middle),
  )
}

/** 'Quantos gols ele leva?' is told by what the other side is expected to score. */
const CONCEDES = /\b(leva|levar|sofre|sofrer|toma|tomar|concede|sofrendo|levando|tomando)\b/

function conceded(scene: Scene, side: Side): string {
  const rival = otherOf(side)
  const expected = scene.briefing.expectedGoals?.[rival] ?? 0
  const form = scene.briefing.form[side]
  const clean = findMarket(scene, `cleanSheet.${side}.yes`)
  return sentences(
    `${nameOf(scene, side)} deve sofrer o que se espera de ${nameOf(scene, rival)}: ${writeAmount(expected, 'gol', 'gols')} neste jogo.`,
    form &&
      `Nos últimos ${form.games.length} jogos, ${nameOf(scene, side)} sofre ${writeDecimal(form.averageGoalsAgainst)} gols por jogo em média.`,
    clean && `${nameOf(scene, side)} termina sem sofrer gol em ${writeShare(clean.pooledChance)} das vezes.`,
  )
}

/** Who is likelier to score. */
function eachSide(scene: Scene): string {
  const [home, away] = [findMarket(scene, 'homeGoals.over0.5'), findMarket(scene, 'awayGoals.over0.5')]
  const { expectedGoals } = scene.briefing
  if (!home || !away || !expectedGoals) return absent(scene, 'ratings', 'os gols de cada lado')
  return sentences(
    `Marcar pelo menos um gol: ${scene.home} ${writeShare(home.pooledChance)}, ${scene.away} ${writeShare(away.pooledChance)}.`,
    `Gols esperados: ${writeDecimal(expectedGoals.home)} do mandante e ${writeDecimal(expectedGoals.away)} do visitante.`,
  )
}

/** How far from the league's average counts as more than usual. */
const NOTABLE_GOALS = 0.25

function besideLeague({ briefing }: Scene, total: number): string | null {
  const average = briefing.leagueAverages?.goals
  if (average === undefined) return null
  const gap = total - average
  const how = Math.abs(gap) < NOTABLE_GOALS ? 'bem perto' : gap > 0 ? 'acima' : 'abaixo'
  return `É ${how} da média do campeonato, de ${writeAmount(average, 'gol', 'gols')} por jogo.`
}

function oneSide(scene: Scene): string {
  const { ask, briefing, pick } = scene
  const side = ask.side ?? 'home'
  const expected = briefing.expectedGoals?.[side] ?? 0
  const form = briefing.form[side]
  const rival = briefing.form[otherOf(side)]
  const [first, second] = [findMarket(scene, `${side}Goals.over0.5`), findMarket(scene, `${side}Goals.over1.5`)]
  return paragraphs(
    sentences(
      pick([
        `Para ${nameOf(scene, side)}, a expectativa é de ${writeAmount(expected, 'gol', 'gols')}.`,
        `${nameOf(scene, side)} tem ${writeAmount(expected, 'gol esperado', 'gols esperados')} neste jogo.`,
      ]),
      form &&
        `Nos jogos recentes, a média foi de ${writeAmount(form.averageGoalsFor, 'gol feito', 'gols feitos')} por partida.`,
      rival &&
        `${nameOf(scene, otherOf(side))} vem sofrendo ${writeAmount(rival.averageGoalsAgainst, 'gol', 'gols')} por jogo.`,
    ),
    first && second
      ? `Marcar pelo menos um: ${writeShare(first.pooledChance)}. Marcar dois ou mais: ${writeShare(second.pooledChance)}.`
      : null,
  )
}

export const writeBothScore: Writer = (scene) => {
  const { pick, briefing, ask } = scene
  if (ask.half) {
    const market = findMarket(scene, `${ask.half}.btts.yes`)
    return market ? tellMarket(scene, market) : absent(scene, 'ratings', 'ambas marcam por tempo')
  }
  const yes = findMarket(scene, 'btts.yes')
  const no = findMarket(scene, 'btts.no')
  if (!yes || !no) return absent(scene, 'ratings', 'ambas marcam')
  const leaning = yes.pooledChance >= no.pooledChance ? yes : no
  const weaker = briefing.expectedGoals && (briefing.expectedGoals.home < briefing.expectedGoals.away ? 'home' : 'away')
  return paragraphs(
    yesOrNo(scene, yes.pooledChance),
    pick([
      `**Ambas marcam** fica em ${writeShare(yes.pooledChance)} para o sim e ${writeShare(no.pooledChance)} para o não.`,
      `Os dois balançam a rede em ${writeShare(yes.pooledChance)} das vezes; em ${writeShare(no.pooledChance)}, pelo menos um passa em branco.`,
    ]),
    sentences(
      weaker && briefing.expectedGoals
        ? `Quem decide esse mercado é ${nameOf(scene, weaker)}, com ${writeAmount(briefing.expectedGoals[weaker], 'gol esperado', 'gols esperados')}: se esse ataque travar, o sim cai.`
        : null,
      `A balança pende para ${leaning === yes ? 'o sim' : 'o não'}.`,
      ofSide(verdictOn(scene, leaning), leaning === yes ? 'sim' : 'não'),
    ),
  )
}

/** Of two sides, the price that is spoken of says which one it is of. */
const ofSide = (verdict: string | null, side: string): string | null =>
  verdict && `Para o ${side}: ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`

/** 'Passa em branco' is said of the side that does not score. */
const BLANK =
  /\bnao (marc|faz|fiz|balanc)\w*|\bem branco\b|\bsem (marcar|fazer|balancar|gols?)\b|\bzerad[oa]\b|\bdeix\w+ de marcar\b/

export const writeCleanSheet: Writer = (scene) => {
  const side = scene.ask.side
  const [blank, some] = ['under', 'over'].map((way) => findMarket(scene, `${side}Goals.${way}0.5`))
  if (side && blank && some && BLANK.test(scene.ask.text))
    return `${nameOf(scene, side)} não marca em **${writeShare(blank.pooledChance)}** das vezes. Marcar pelo menos um: ${writeShare(some.pooledChance)}.`
  const rows = (side ? [side] : (['home', 'away'] as const)).flatMap((one) => {
    const clean = findMarket(scene, `cleanSheet.${one}.yes`)
    const toNil = findMarket(scene, `toNil.${one}`)
    if (!clean) return []
    const winning = toNil ? `, e vence sem ser vazado em ${writeShare(toNil.pooledChance)}` : ''
    return `${nameOf(scene, one)} termina sem sofrer gol em ${writeShare(clean.pooledChance)} das vezes${winning}.`
  })
  if (rows.length === 0) return absent(scene, 'ratings', 'passar sem sofrer gol')
  return rows.length === 1 ? (rows[0] ?? '') : paragraphs('Sair sem ser vazado, para cada lado:', bullets(rows))
}

export const writeParity: Writer = (scene) => {
  const [odd, even] = [findMarket(scene, 'goalsParity.odd'), findMarket(scene, 'goalsParity.even')]
  if (!odd || !even) return absent(scene, 'ratings', 'par ou ímpar')
  return `Total ${inSentence(odd).replace('total de gols ', '')} sai em ${writeShare(odd.pooledChance)} das vezes e par, em ${writeShare(even.pooledChance)} (sem gols conta como par). É quase cara ou coroa: quem joga aqui paga a margem da casa em troca de nada que se possa estudar.`
}
