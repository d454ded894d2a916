import type { Make } from '#reading/markets/make.ts'
import { bullets, paragraphs, type Scene } from '#scene.ts'
import { ENDS, leadLabel } from './ends-of.ts'
import { titleFor } from './name-of.ts'
import { outcomeOf } from './outcome-of.ts'

const LEADS = [3, 2, 1, 0, -1, -2, -3]

/** Whether two bets of one club are the same bet under two names, and if not, where they part. */
export function saySame(makes: readonly Make[], scene: Scene | null, asksOdds: boolean): string | null {
  const [one, two] = makes
  if (!one || !two || makes.length > 2) return null
  const ends = LEADS.map((lead) => ({ lead, a: outcomeOf(one, { lead }), b: outcomeOf(two, { lead }) }))
  if (ends.some(({ a, b }) => a === null || b === null)) return null
  const names = [titleFor(one, scene), titleFor(two, scene)] as const
  const apart = ends.filter(({ a, b }) => a !== b)
  const odds = asksOdds
    ? 'A odd pode diferir porque cada mercado tem a sua margem e o seu volume na casa; sendo a mesma aposta, fica a que paga mais.'
    : null
  if (names[0] === names[1] && one.kind !== 'drawNoBet') return null
  if (names[0] === names[1])
    return `Sim, é a mesma aposta com outro nome: ${names[0]}. Vencendo ela ganha, com empate o valor volta e com derrota perde.`
  if (apart.length === 0)
    return paragraphs(
      `Sim, é a mesma aposta: ${names[0]} e ${names[1]} ganham, perdem e devolvem nos mesmos placares.`,
      odds,
    )
  return paragraphs(
    `Não é a mesma coisa. A diferença está ${apart.length === 1 ? `em um ponto só: ${leadLabel(apart[0]?.lead ?? 0)}` : 'nestes casos'}.`,
    bullets(
      apart.map(({ lead, a, b }) => `${leadLabel(lead)}: ${names[0]} ${a && ENDS[a]}; ${names[1]} ${b && ENDS[b]}`),
    ),
    'No resto as duas terminam igual, e a que protege mais paga menos.',
  )
}
