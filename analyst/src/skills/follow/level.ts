import { shownShare, writeDecimal, writeEdge, writeShare } from '@prancheta/core/chat/figures.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import { CONFIDENCE_MIN, RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { type Scene, sentences } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import type { Message, Reply } from '../skill.ts'
import { lastTold } from './told.ts'

const IS_HIGH =
  /^(?:(?:e|mas|entao|ta|hum|ah) )*(?:ess[ea] (?:numero|media|valor|nota|chance|edge)|iss[oa]|ess[ea])?(?: ai)? ?(?:e|ta|esta|fica|seria|conta como|ja e|da)? ?(?:considerad[oa] |um numero |um |uma )?(?:muito |bem |tao |mais )?(?:alt[oa]|baix[oa]|mais que a media|menos que a media|acima do normal|muito|pouco|bom|boa|ruim|normal|bastante|acima|abaixo|acima da media|na media|alto ou baixo|muito ou pouco|bom ou ruim)(?: (?:ou (?:baixo|alto|pouco|muito|ruim|bom|normal|nao)|mesmo|ne|assim|isso|da media|que a media|pra esse campeonato|pro campeonato|d[oa] (?:campeonato|liga)|do normal))*$/

/** 'Isso é alto?': what was just told, beside what it is measured by. */
export function sayLevel(message: Message): Reply | null {
  const { text, scene, earlier } = message
  const last = earlier.at(-1)
  if (!scene || !last || scene.phase !== 'ahead' || !IS_HIGH.test(text)) return null
  const { theme } = last.ask
  const [market] = lastTold(message)
  const isOfLine = last.ask.line !== null
  if (!isOfLine && (theme === 'cards' || theme === 'corners' || theme === 'goals' || theme === 'expectedGoals'))
    return besideLeague(scene, theme === 'expectedGoals' ? 'goals' : theme)
  if (theme === 'confidence') return ofConfidence(scene)
  if (!market) return null
  const { edge, pooledChance } = market
  if (/\bedge\b|\bvalor\b/.test(`${last.text} ${text}`) && edge !== null)
    return {
      text: `${shownShare(edge) >= 0.05 ? 'Alto' : 'Não'}: em ${inSentence(market)} o edge é de ${writeEdge(edge)}, e a regra pede pelo menos ${RULE_WORDS.edge}. ${shownShare(edge) >= 0.05 ? 'Edge alto também pede desconfiança: pode ser a conta que errou.' : 'Ficar de fora é sempre uma boa escolha.'}`,
      markets: [market.id],
    }
  const word =
    pooledChance > 0.75
      ? 'Alta'
      : pooledChance >= 0.5
        ? 'Mais que a metade'
        : pooledChance >= 0.3
          ? 'Menos que a metade'
          : 'Baixa'
  return {
    text: sentences(
      `${word}: ${inSentence(market)} acontece em ${writeShare(pooledChance)} das vezes e falha em ${writeShare(1 - pooledChance)}.`,
      'Se é boa para apostar, só o preço diz.',
    ),
    markets: [market.id],
  }
}

const UNITS = { cards: 'cartões', corners: 'escanteios', goals: 'gols' } as const
const NEAR = 0.03

function besideLeague({ briefing }: Scene, unit: keyof typeof UNITS): Reply | null {
  const { leagueAverages, expectedCards, expectedCorners, expectedGoals } = briefing
  const sides = unit === 'cards' ? expectedCards : unit === 'corners' ? expectedCorners : expectedGoals
  const mean = leagueAverages?.[unit] ?? null
  if (!sides) return null
  const total = Number((Number(sides.home.toFixed(2)) + Number(sides.away.toFixed(2))).toFixed(2))
  if (mean === null)
    return {
      text: `Isso não dá para dizer aqui: a média do campeonato em ${UNITS[unit]} não veio com os dados. O que se espera são ${writeDecimal(total)} ${UNITS[unit]}.`,
      markets: [],
    }
  const gap = total - Number(mean.toFixed(2))
  const word = Math.abs(gap) <= NEAR * mean ? 'Nem alto nem baixo' : gap > 0 ? 'Um pouco alto' : 'Um pouco baixo'
  const strong =
    Math.abs(gap) > 0.12 * mean ? word.replace('Um pouco alto', 'Alto').replace('Um pouco baixo', 'Baixo') : word
  return {
    text: `${strong}: são esperados ${writeDecimal(total)} ${UNITS[unit]}, e a média do campeonato é de ${writeDecimal(mean)} por jogo.`,
    markets: [],
  }
}

function ofConfidence({ briefing: { confidence } }: Scene): Reply | null {
  if (!confidence) return null
  const isEnough = confidence.points >= CONFIDENCE_MIN
  return {
    text: `${isEnough ? 'É boa' : 'É baixa'}: ${writeGrade(confidence.points)}, ${isEnough ? 'acima' : 'abaixo'} dos ${RULE_WORDS.confidence} que a regra exige. Ela fala da qualidade dos dados, não da certeza do resultado.`,
    markets: [],
  }
}
