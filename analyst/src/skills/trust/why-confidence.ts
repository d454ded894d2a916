import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import { CONFIDENCE_MIN, RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { asksWhy } from '#reading/follow-ups.ts'
import { capital, paragraphs, type Scene, sentences } from '#scene.ts'
import type { Skill } from '../skill.ts'

const CONFIDENCE = /\b(confianca|nota)\b/
const WHY = /\bpor que\b|\b(motivo|razao|causa|explica\w*|culpa|derrub\w+|pux\w+|segur\w+|pes\w+|falt\w+)\b/
/** What would make another question of it. */
const OTHER =
  /\b(mercados?|aposta\w*|odds?|edge|valor|chances?|probabilidade|voces|app|site|quer dizer|significa|o que e|mesma coisa|diferenca|minim\w+|regra|stake|banca|escanteios|cartoes|gols)\b/
const CALLED_LOW = /\b(baix\w+|pouc[ao]|fraca|ruim|pequena|tao)\b/
const CALLED_HIGH = /\b(tao alta|alta assim|muito alta|alta)\b/
const NOT_HIGHER = /\bnao (e|ta|esta|fica|vai|passa|sobe)\b.*\b(mais|maior|alta|dez|10)\b/

/** Why this analysis has the confidence that it has: what holds it down, or that it is not low at all. */
export const whyConfidence: Skill = ({ text, scene }) => {
  if (!scene?.briefing.confidence || !CONFIDENCE.test(text) || OTHER.test(text)) return null
  if (!asksWhy(text) && !WHY.test(text)) return null
  if (!/\bconfianca\b/.test(text) && !CALLED_LOW.test(text)) return null
  return { text: told(scene, text), markets: [] }
}

function told(scene: Scene, text: string): string {
  const { confidence } = scene.briefing
  const { points, parts } = confidence ?? { points: 0, parts: [] }
  const [weakest, next] = parts.toSorted((a, b) => a.points - b.points)
  const grade = `**${writeGrade(points)}**`
  const isLow = points < CONFIDENCE_MIN
  const rest = parts.map(({ name, points: of }) => `${name} ${writeGrade(of)}`)
  if (!weakest) return `A confiança desta análise é ${grade}; as partes dela não vieram com os dados.`
  const reason = `${capital(weakest.name)}, com ${writeGrade(weakest.points)}${reasonOf(scene, weakest.name)}`
  const first = isLow
    ? `O que a derruba é a parte mais fraca: ${reason}.`
    : CALLED_LOW.test(text) && !NOT_HIGHER.test(text)
      ? `Baixa ela não está: é ${grade}, acima dos ${RULE_WORDS.confidence} que a regra exige.`
      : CALLED_HIGH.test(text) && !NOT_HIGHER.test(text)
        ? `Porque nenhuma parte está fraca: a menor é ${weakest.name}, com ${writeGrade(weakest.points)}.`
        : `O que a segura é a parte mais fraca: ${reason}.`
  return paragraphs(
    sentences(
      first,
      isLow
        ? `No todo, a nota é ${grade}, abaixo dos ${RULE_WORDS.confidence} que a regra exige para recomendar.`
        : null,
      !isLow && first.startsWith('Baixa') ? `A parte mais fraca é esta: ${reason}.` : null,
      isLow && next && next.points < CONFIDENCE_MIN
        ? `Pesa também ${next.name}, com ${writeGrade(next.points)}.`
        : null,
    ),
    `As partes: ${rest.join('; ')}.`,
  )
}

function reasonOf({ briefing }: Scene, name: string): string {
  if (name.startsWith('amostra')) return ', que é o quanto a força dos times se conhece pelos jogos passados'
  if (name.startsWith('concord'))
    return briefing.markets.some(({ bestOdd }) => bestOdd !== null)
      ? ', porque o modelo e as odds das casas discordam'
      : ', porque nenhuma casa cota este jogo e não há mercado com que comparar'
  if (name.startsWith('dados')) return ', porque falta parte do que gostaríamos de saber ou o que há está velho'
  return ', que é o quanto as chances deste tipo se confirmaram nos testes'
}
