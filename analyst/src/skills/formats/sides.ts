import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import { countOf } from '#reading/spoken-numbers.ts'
import { bullets, findMarket, paragraphs, type Scene } from '#scene.ts'
import { recommendedMarkets } from '#writers/value.ts'
import { Parts } from './parts.ts'
import { consOf, prosOf } from './reasons-of.ts'
import { takeMarkets } from './subjects.ts'
import { speak } from './write-list.ts'

/** What speaks for a bet and against it, the weightiest first. */
export type Sides = {
  kind: 'sides'
  marketId: string
  name: string
  pros: readonly string[]
  cons: readonly string[]
  wanted: number | null
  /** Said at the end where a grade was asked for. */
  grade: string | null
}

const NUMBER = '(\\d|um|uma|dois|duas|tres|quatro|cinco|seis)'
const BOTH = new RegExp(
  `\\b(?:exatamente |os |as |em topicos )*(?:${NUMBER} )?(?:pros|vantagens|pontos? positivos|pontos? a favor|argumentos? a favor|motivos? a favor) e (?:os |as |exatamente )*(?:${NUMBER} )?(?:contras?|desvantagens|pontos? negativos|contra)\\b`,
)
const OF_BETTING =
  /\b(de|em|para|pra|d[eo]) (apost\w+|ir|jogar|entrar|bancar)( (n[oa]|em))?\b|\b(aposta|topicos?|principais)\b/
const USUAL = 4

/** 'Existe algum motivo para não seguir esse palpite?': only what speaks against it. */
const AGAINST =
  /\b(?:(?:algum|alguns|alguma|um|uma|que|quais|qual|so) )*(?:(\d|dois|duas|tres|quatro|cinco) )?(?:motivos?|raz(?:ao|oes)|argumentos?|por ?que)\b(?: (?:pra|para|de|eu|devo|deveria|voce|acha|que))* nao (?:segui\w*|apost\w+|entr\w+|ir|fazer|peg\w+|confi\w+)\b(?: (?:n?ess[ea]|n?est[ea]|n[oa]|em|o|a)? ?(?:palpite|dica|aposta|sugestao|indicacao|pick|entrada))?/

/** 'Liste 4 prós e 4 contras da vitória do Anta'; null where no single market is meant. */
export function readSides(text: string, scene: Scene): Sides | null {
  if (scene.phase !== 'ahead') return null
  const parts = new Parts(text)
  const both = parts.take(BOTH)
  const found = both ?? parts.take(AGAINST)
  if (!found) return null
  const each = parts.take(EACH)
  const isGraded = parts.has(GRADE)
  parts.has(/\b(resum\w+|list\w+|aponte|cite)\b/)
  parts.has(OF_BETTING)
  const named = takeMarkets(parts, scene)
  parts.has(OF_BETTING)
  if (!both) parts.has(new RegExp(`\\b(?:so|apenas) ${NUMBER}\\b`))
  const focus = scene.ask.focus === null ? null : findMarket(scene, scene.ask.focus)
  const market = named[0] ?? focus ?? (both ? null : (recommendedMarkets(scene)[0] ?? null))
  if (!parts.isUnderstood || !market || named.length > 1) return null
  const count = each?.[1] ?? found[1] ?? found[2]
  const wanted = count ? countOf(count) : null
  const sides = { ...sidesOf(scene, market, wanted), grade: isGraded ? gradeOf(scene) : null }
  return both ? sides : { ...sides, pros: [] }
}

const EACH = new RegExp(`\\b${NUMBER} (?:de|pra|para|em) cada(?: lado)?\\b`)
const GRADE =
  /\b(e )?(no fim |no final |por fim )?(com )?(uma |a )?nota( final)?( de)?( (0|zero|1|um) a (10|dez))?( (no|ao) (fim|final))?\b/

const gradeOf = ({ briefing: { confidence } }: Scene): string | null =>
  confidence && `Nota: **${writeGrade(confidence.points)}** de confiança na análise, que mede os dados e não a aposta.`

function sidesOf(scene: Scene, market: BriefedMarket, wanted: number | null): Sides {
  const count = wanted ?? USUAL
  return {
    kind: 'sides',
    marketId: market.id,
    name: speak(scene, market),
    pros: prosOf(scene, market).slice(0, count),
    cons: consOf(scene, market).slice(0, count),
    wanted,
    grade: null,
  }
}

const WEIGHS =
  /\b(qual|que) (d[oae]s?( \w+)? )?(contras?|pros|desses|deles|argumentos?)?( e o)?( que)? ?(pesa\w*|importa\w*|vale)? ?(mais|pior|principal|maior|mais forte|mais importante)( forte| importante| pesado)?\b/
const WEAKEST = new RegExp(
  `\\b(?:tir\\w+|remov\\w+|cort\\w+|exclu\\w+) (?:[oa]s? )?(?:${NUMBER} )?(?:mais frac[oa]s?|menos importantes|ultim[oa]s|pior(?:es)?)(?: de cada(?: lado)?)?\\b`,
)
const ONE_LINE =
  /\b(conclusao|junta\w*|resum\w+|encurt\w+|cort\w+)\b|\b(em|de|numa|com)? ?(umas |uma |1 |2 |duas )?(so )?(linhas?|frase)( so)?\b|\b(cab\w+|story|status)\b/
const LEFT = /\b(rep[ei]t\w+|a lista|lado|contras?|pros|tudo|umas|lista)\b/

export function changeSides(text: string, sides: Sides): { sides: Sides; text: string | null } | null {
  const parts = new Parts(text)
  const weakest = parts.take(WEAKEST)
  const isWeight = /\b(pesa|importa|forte|principal|pior|maior)\w*\b/.test(text) && parts.has(WEIGHS)
  const isOne = parts.has(ONE_LINE)
  parts.has(LEFT)
  if (!parts.isUnderstood) return null
  if (weakest) {
    const less = weakest[1] ? countOf(weakest[1]) : 1
    const kept = (all: readonly string[]) => all.slice(0, Math.max(1, all.length - less))
    return { sides: { ...sides, pros: kept(sides.pros), cons: kept(sides.cons), wanted: null }, text: null }
  }
  const [pro] = sides.pros
  const [con] = sides.cons
  if (isWeight) {
    const first = /\bpros?\b/.test(text) ? pro : con
    return first === undefined
      ? null
      : { sides, text: `O que mais pesa: ${first.charAt(0).toLowerCase()}${first.slice(1)}` }
  }
  return isOne && pro && con ? { sides, text: `A favor: ${pro} Contra: ${con}` } : null
}

export function writeSides({ name, pros, cons, wanted, grade }: Sides): string {
  if (pros.length === 0) return `Contra a aposta em ${name} há isto:\n${bullets(cons)}`
  const isShort = wanted !== null && (pros.length < wanted || cons.length < wanted)
  return paragraphs(
    `A favor de ${name}:\n${bullets(pros)}`,
    `Contra:\n${bullets(cons)}`,
    isShort ? 'Mais do que isso os dados não sustentam, e eu não invento.' : null,
    grade,
  )
}
