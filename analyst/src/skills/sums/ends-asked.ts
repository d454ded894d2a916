import { writeEdge } from '@prancheta/core/chat/figures.ts'
import { bullets, findMarket, sentences } from '#scene.ts'
import { backOf, endAt } from '#skills/slip/ends.ts'
import type { Placed } from '#skills/slip/read-slip.ts'
import { allOf } from './facts.ts'
import { difference, gainOrLoss, money, odd, type Solver, share } from './sum.ts'

const SCORE = /\b(?:terminar|acabar|for|fosse|der|sair|ficar|placar|com)(?: (?:em|de|um|no))* (\d) ?(?:x|a|-) ?(\d)\b/g

/** 'Quanto volta se terminar 2 a 1? E se for 1 a 1?', of several bets on one match. */
export const byScore: Solver = ({ facts, markets, scene, text }) => {
  const { bets } = facts
  const scores = [...text.matchAll(SCORE)].map(([, home, away]) => [Number(home), Number(away)] as const)
  if (!scene || !bets || bets.length === 0 || scores.length === 0 || markets.length < bets.length) return null
  const placed = bets.flatMap(({ stake, odd: price }, at): Placed[] =>
    markets[at] ? [{ market: markets[at], stake, price, isOwnPrice: true }] : [],
  )
  const put = placed.map(({ stake }) => money(stake)).join(' + ')
  const rows = scores.map(([home, away]) => {
    const end = endAt(placed, { home, away })
    if (!end) return null
    const { won, net } = end
    const came = won.map(({ stake, price }) => `${money(stake)} × ${odd(price)}`).join(' + ')
    return won.length === 0
      ? `Com ${home} x ${away}: não volta nada, ${put} = ${gainOrLoss(net)}`
      : `Com ${home} x ${away}: voltam ${came} = **${money(backOf(won))}**; no fim, ${difference(money(backOf(won)), placed.length > 1 ? `(${put})` : put, net)}`
  })
  return rows.includes(null) ? null : bullets(rows.flatMap((row) => row ?? []))
}

/** The break-even of a quarter line, where the draw gives half back or half wins. */
export const evenLine: Solver = ({ facts, text, scene, market, before, goesOn }) => {
  const [line] = allOf(facts, 'line').filter((value) => Math.abs(value) === 0.25)
  const [price] = allOf(facts, 'odd')
  if (line === undefined || price === undefined) return null
  const isOn = goesOn && before === evenLine
  if (
    !isOn &&
    !/\bbreak ?even\b|\bempat(?:ar|e) (?:a conta|no)\b|\bponto de equilibrio\b|\bpositiv\w+\b|\bnao perder\b/.test(text)
  )
    return null
  const side = /home/.test(market?.id ?? '') ? 'home' : /away/.test(market?.id ?? '') ? 'away' : null
  const chances =
    scene?.phase === 'ahead' && side !== null
      ? [`result.${side}`, 'result.draw', `result.${side === 'home' ? 'away' : 'home'}`].flatMap(
          (id) => findMarket(scene, id)?.pooledChance ?? [],
        )
      : []
  const [win, draw, lose] = chances
  const lead =
    line < 0
      ? `A conta empata quando a chance de vitória vezes (${odd(price)} − 1) cobre a chance de derrota mais metade da de empate, que é a parte que ele leva.`
      : `A conta empata quando a chance de vitória, mais metade da de empate, vezes (${odd(price)} − 1) cobre a chance de derrota.`
  if (win === undefined || draw === undefined || lose === undefined) return lead
  const mean = line < 0 ? win * (price - 1) - lose - draw / 2 : (win + draw / 2) * (price - 1) - lose
  const [home, away] = side === 'home' ? [win, lose] : [lose, win]
  const sum =
    line < 0
      ? `${share(win)} × (${odd(price)} − 1) − ${share(lose)} − ${share(draw)} ÷ 2`
      : `(${share(win)} + ${share(draw)} ÷ 2) × (${odd(price)} − 1) − ${share(lose)}`
  const ours = `${mean > 0 ? 'positivo' : 'negativo'}: com vitória do mandante em ${share(home)}, empate em ${share(draw)} e vitória do visitante em ${share(away)}, são ${sum} = **${writeEdge(mean)}** por real.`
  return isOn
    ? `${mean > 0 ? 'Sim' : 'Não'}, dá ${ours}`
    : sentences(lead, `Com as nossas chances, a ${odd(price)} dá ${ours}`)
}
