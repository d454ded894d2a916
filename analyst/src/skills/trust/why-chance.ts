import { writeDecimal, writeShare } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { findMarket, nameOf, otherOf, type Scene, sentences } from '#scene.ts'

/** Points of chance within which two ends count as alike. */
const ALIKE = 0.04
const FEW_GOALS = 2.6
/** Goals apart below which no side is the better one. */
const EVEN_GOALS = 0.2

const chanceOf = (scene: Scene, end: Side | 'draw'): number => findMarket(scene, `result.${end}`)?.pooledChance ?? 0

/** Why a side is the favourite though the table, its form or its past say otherwise; what is taken for granted is looked up. */
export function whyFavourite(scene: Scene, side: Side, text: string): string | null {
  const other = otherOf(side)
  const [own, theirs] = [chanceOf(scene, side), chanceOf(scene, other)]
  const { expectedGoals, table, form } = scene.briefing
  if (own === 0) return null
  const isAhead = own > theirs
  const ranks = table?.home && table.away ? { own: table[side]?.rank ?? 0, other: table[other]?.rank ?? 0 } : null
  const isOfTable = /\b(tabela|atras|posic\w+|colocad\w+|classificac\w+|pontos|lider|abaixo|acima|\d+o)\b/.test(text)
  const isOfForm =
    /\b(fase|forma|campanha|perdendo|perdeu|vem de|vem mal|vindo|ultimos|jogos|derrotas?|sequencia)\b/.test(text)
  const wins = form.home && form.away ? { own: form[side]?.wins ?? 0, other: form[other]?.wins ?? 0 } : null
  return sentences(
    isAhead
      ? `${own - theirs < ALIKE ? 'Favorito por pouco' : 'Favorito, sim'}: ${nameOf(scene, side)} tem ${writeShare(own)} e ${nameOf(scene, other)}, ${writeShare(theirs)}.`
      : `Favorito ele não é: ${nameOf(scene, side)} tem ${writeShare(own)}, contra ${writeShare(theirs)} de ${nameOf(scene, other)}.`,
    isOfTable && ranks && ranks.own < ranks.other
      ? `E atrás na tabela também não está: é o ${ranks.own}º, e o adversário, o ${ranks.other}º.`
      : isOfTable && ranks
        ? `Na tabela ele está mesmo atrás, ${ranks.own}º contra ${ranks.other}º, mas a posição não entra na conta.`
        : null,
    isOfForm && wins
      ? `Nos últimos jogos tem ${wins.own} vitórias, e o adversário, ${wins.other}; poucos jogos mexem pouco, e conta também contra quem foram.`
      : null,
    isAhead && expectedGoals
      ? `O que decide são os gols esperados, ${writeDecimal(expectedGoals[side])} contra ${writeDecimal(expectedGoals[other])}: eles saem da força de ataque e defesa nos jogos de muitos meses${side === 'home' ? ', do mando de campo' : ''} e das odds das casas.`
      : null,
  )
}

/** Why the draw stands where it stands beside a win. */
export function whyDraw(scene: Scene, side: Side | null): string | null {
  const draw = chanceOf(scene, 'draw')
  const { expectedGoals } = scene.briefing
  if (draw === 0 || !expectedGoals) return null
  const total = expectedGoals.home + expectedGoals.away
  const beside = side === null ? null : chanceOf(scene, side)
  const gap = beside === null ? null : draw - beside
  return sentences(
    gap === null || side === null
      ? `O empate tem ${writeShare(draw)}.`
      : Math.abs(gap) < ALIKE
        ? `São parecidos mesmo: o empate tem ${writeShare(draw)} e ${nameOf(scene, side)}, ${writeShare(beside ?? 0)}.`
        : `Tão parecidos não são: o empate tem ${writeShare(draw)} e a vitória de ${nameOf(scene, side)}, ${writeShare(beside ?? 0)}.`,
    total < FEW_GOALS
      ? `O empate é alto porque se esperam poucos gols, ${writeDecimal(total)} ao todo: com poucos gols, placares iguais saem mais.`
      : `Com ${writeDecimal(total)} gols esperados ao todo, placares iguais saem menos, mas ainda bastante.`,
    gap === null || side === null
      ? null
      : `Os gols esperados são ${writeDecimal(expectedGoals.home)} de ${scene.home} e ${writeDecimal(expectedGoals.away)} de ${scene.away}${Math.abs(expectedGoals.home - expectedGoals.away) < EVEN_GOALS ? ': os dois lados são quase iguais, e nenhum é claramente melhor' : ''}.`,
  )
}

/** Why the likeliest score is not the expected goals rounded, and what those are. */
export function whyScore(scene: Scene, isMeaning: boolean): string | null {
  const { expectedGoals, likelyScores } = scene.briefing
  const [first] = likelyScores.toSorted((a, b) => b.chance - a.chance)
  if (!expectedGoals || !first) return null
  const goals = `${writeDecimal(expectedGoals.home)} de ${scene.home} e ${writeDecimal(expectedGoals.away)} de ${scene.away}`
  const score = `${first.home} x ${first.away}, com ${writeShare(first.chance)}`
  return isMeaning
    ? `Não é o placar: gols esperados são a média que cada time faria se este jogo se repetisse muitas vezes, e média pode ser quebrada. Os gols esperados aqui são ${goals}. O placar mais provável é ${score}.`
    : `Porque a média e o placar mais comum são coisas diferentes: as poucas goleadas puxam a média para cima, e os placares baixos são os que mais se repetem. Os gols esperados são ${goals}; o placar que mais sai é ${score}, e mesmo ele falha na maioria das vezes.`
}

/** Why somebody is the favourite though the likeliest single score is a draw, with this match's own numbers. */
export function whyScoreAndFavourite(scene: Scene): string | null {
  const [first] = scene.briefing.likelyScores.toSorted((a, b) => b.chance - a.chance)
  if (!first) return null
  const ends = (['home', 'draw', 'away'] as const).toSorted((a, b) => chanceOf(scene, b) - chanceOf(scene, a))
  const [top = 'home'] = ends
  const name = top === 'draw' ? 'o empate' : nameOf(scene, top)
  const isDraw = first.home === first.away
  return sentences(
    isDraw
      ? 'As duas coisas convivem.'
      : `Aqui, aliás, o placar mais provável não é empate: é ${first.home} x ${first.away}, com ${writeShare(first.chance)}.`,
    isDraw ? `O placar isolado que mais sai é ${first.home} x ${first.away}, com ${writeShare(first.chance)}.` : null,
    `Um placar é um só entre muitos; a vitória soma todos os placares em que o time vence, e somando tudo ${name} fica com ${writeShare(chanceOf(scene, top))}, contra ${writeShare(chanceOf(scene, 'draw'))} do empate.`,
  )
}
