import type { ThemeId } from './ask.ts'
import { countOf } from './spoken-numbers.ts'

const NUMBER = '(um|uma|dois|duas|tres|quatro|cinco|[1-5])'
const POINTS =
  '(pontos?|coisas?|frases?|topicos?|itens|item|linhas?|numeros?|fatos?|partes|dados|informac\\w+|bullets?|tweets?|motivos|razoes|palavras|licoes|licao|passos?|destaques?|insights?|conclusoes|ideias|paragrafos?|perguntas e respostas)'
const ASKED = [
  new RegExp(
    `(?<!\\b(?:as|os|das|dos|ess[ae]s|nas|nos) )\\b${NUMBER} ${POINTS}\\b(?! (d[eo] )?(diferenca|distancia|na tabela|a mais|percentuais))`,
  ),
  new RegExp(`^(?:e |agora |entao |so |apenas )*em ${NUMBER}(?: so| apenas)?$`),
  new RegExp(`\\b(?:resum\\w+|sintetiz\\w+|essencial|principais|analise)\\b.*\\bem ${NUMBER}\\b`),
]

/** How many points a summary is to have: 'resuma em 3 pontos', 'três frases, só o essencial'. Null where none is asked for. */
export function readPoints(text: string): number | null {
  // 'Me diz uma coisa', 'um número elevado': no list is asked for.
  if (
    /\b(um|uma|1) (coisa|numero|dado|fato|informacao|ideia|parte|passo)\b/.test(text) &&
    !/\b(resum\w+|so|apenas|em) (um|uma|1)\b/.test(text)
  )
    return null
  if (/\b(prob\w*|chances?|edge|err\w+|percentua\w+)\b.{0,24}\bpontos?\b/.test(text)) return null
  if (/\b(tem|fez|somou|soma|quantos|separam|ganhou|atras|frente|faz) .{0,12}pontos?\b/.test(text)) return null
  const found = ASKED.map((pattern) => pattern.exec(text)?.[1]).find((word) => word !== undefined)
  return found === undefined ? null : countOf(found)
}

/** Of these somebody may want two points or one sentence, and nothing of the rest. */
const POINTED: readonly ThemeId[] = [
  'result',
  'favourite',
  'goals',
  'bothScore',
  'corners',
  'cards',
  'halves',
  'form',
  'headToHead',
  'table',
  'comparison',
  'value',
  'houses',
  'risk',
  'stayOut',
  'method',
  'correctScore',
  'stake',
  'confidence',
]

export const isPointed = (theme: ThemeId | null): boolean => theme !== null && POINTED.includes(theme)
