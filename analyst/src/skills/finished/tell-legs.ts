import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeList } from '@prancheta/core/chat/figures.ts'
import type { Settlement } from '@prancheta/core/markets/settle.ts'
import { capital, type Scene, sentences } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import { endedIn, outcomeOf, scoreIn } from './outcome.ts'

/** Which parts of a bet of several came in: what felled it, or whether it is alive. */
export function tellLegs(scene: Scene, markets: readonly BriefedMarket[], isAlive: boolean): string {
  const ends = (...some: readonly Settlement[]) => markets.filter(({ id }) => some.includes(outcomeOf(scene, id)))
  const [lost, open, won] = [ends('lost'), ends('unknown'), ends('won')]
  const partly = ends('void', 'half won', 'half lost')
  const ended = (some: readonly BriefedMarket[]) => writeList(some.map((market) => endedIn(scene, market)))
  if (lost.length === 0 && open.length > 0) return `Não dá para dizer: terminou ${scoreIn(scene)}, e ${ended(open)}.`
  if (lost.length === 0)
    return `${isAlive ? 'Por este jogo, sim' : 'Não foi este jogo'}: terminou ${scoreIn(scene)}, e ${ended([...won, ...partly])}.${partly.length > 0 ? ' O que foi devolvido não derruba a múltipla: só diminui o que ela paga.' : ''} Se a múltipla caiu, foi em outra perna; se ainda há jogos, ela segue viva.`
  return sentences(
    isAlive ? `Não, aqui ela caiu: ${ended(lost)}.` : `Foi **${writeList(lost.map(inSentence))}**.`,
    `Terminou ${scoreIn(scene)}.`,
    isAlive ? null : `${capital(ended(lost))}.`,
    won.length > 0 ? `Já ${writeList(won.map(inSentence))} bateu.` : null,
    'Múltipla só paga com todas as pernas.',
  )
}
