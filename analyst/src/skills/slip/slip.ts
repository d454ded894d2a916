import { paragraphs } from '#scene.ts'
import type { Message, Reply, Skill } from '#skills/skill.ts'
import type { Score } from './ends.ts'
import { type Slip, slipOf } from './read-slip.ts'
import { tellAdded, tellExtreme, tellScores, tellShare, tellTogether, tellWorstBet } from './tell-slip.ts'

const SCORE = /(?<![\d.,])(\d) ?(?:x|a|-) ?(\d)(?![\d.,])/g
const ENDS = /\b(?:termin\w+|acab\w+|for|fosse|der|desse|sair|saisse|ficar|placar|resultado|com)\b/
const WORST =
  /\bno pior\b|\bpior (?:caso|cenario|hipotese|das hipoteses|dos casos)\b|\b(?:tudo|todas?) (?:der|derem|dar|dando) (?:errado|ruim|red)\b|\bnenhuma (?:bater|entrar|ganhar)\b|\b(?:quanto|o que) (?:eu )?(?:posso perder|perco)\b.*\b(?:maximo|total|tudo|ao todo)\b/
const BEST =
  /\bno melhor\b|\bmelhor (?:caso|cenario|hipotese|das hipoteses|dos casos)\b|\b(?:tudo|todas?) (?:der|derem|dar|dando) (?:certo|bom|green)\b|\btodas (?:baterem|entrarem)\b/
const OF_THEM = /\bqual (?:del[ae]s|d[ae]ss?[ae]s|das (?:duas|tres|quatro|\d|minhas|apostas)|aposta|dest[ae]s)\b/
const BAD = /\b(?:pior|burra|ruim|fraca|errada|sem sentido|besteira|tirar|tirava|cortar|cortava|evitar)\b/
const GOOD = /\b(?:melhor|menos ruim|boa|certa|mantinha|manter|ficar com)\b/
const COVERS = /\b(?:proteg\w+|cobr\w+|protecao|queimando|hedge)\b/
const TOGETHER = /\b(?:muito junt\w+|concentrad\w+|mesma coisa|correlac\w+|depend\w+ uma da outra|no mesmo jogo)\b/
const MUCH = /\b(?:muito|demais|exager\w+|pesado|arriscado|banca)\b/

/** What is asked of several bets on this match that the reader has told of: at a score, at worst, which of them, one more. */
export const slip: Skill = (message) => {
  if (!message.scene || message.scene.phase === 'over') return null
  const found = slipOf(message)
  if (found.placed.length < 2) return null
  const text = told(message, found)
  return text === null ? null : asReply(text, found)
}

const asReply = (text: string, { placed }: Slip): Reply => ({
  text,
  markets: placed.map(({ market }) => market.id),
  isSure: true,
})

function told({ text, ask }: Message, found: Slip): string | null {
  const scores = ENDS.test(text) ? scoresIn(text, ask.side) : []
  const ends = [
    WORST.test(text) ? tellExtreme(found, 'worst') : null,
    BEST.test(text) ? tellExtreme(found, 'best') : null,
    scores.length > 0 ? tellScores(found, scores) : null,
  ]
  if (ends.some((one) => one !== null)) return paragraphs(...ends)
  if (OF_THEM.test(text) && BAD.test(text)) return tellWorstBet(found, 'worst')
  if (OF_THEM.test(text) && GOOD.test(text)) return tellWorstBet(found, 'best')
  if (found.added && COVERS.test(text)) return tellAdded(found)
  if (TOGETHER.test(text)) return tellTogether(found)
  const { bankroll } = ask.given
  return bankroll !== null &&
    MUCH.test(text) &&
    /\b(?:tudo|total|juntas?|somad\w+|ao todo|as (?:duas|tres|quatro))\b/.test(text)
    ? tellShare(found, bankroll)
    : null
}

/** '2x1 pro visitante' is one to two. */
function scoresIn(text: string, side: 'home' | 'away' | null): Score[] {
  const scores = [...text.matchAll(SCORE)].map(([, one, other]) => {
    const [first, second] = [Number(one), Number(other)]
    const isTurned = side === 'away' && first > second && /\bpr[oa]s?\b|\bpara\b|\bdel[ea]\b/.test(text)
    return isTurned ? { home: second, away: first } : { home: first, away: second }
  })
  return scores.filter(({ home, away }, at) => scores.findIndex((one) => one.home === home && one.away === away) === at)
}
