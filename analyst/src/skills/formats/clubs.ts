import type { BriefedForm, BriefedTableRow } from '@prancheta/core/chat/briefing.ts'
import { writeDecimal } from '@prancheta/core/chat/figures.ts'
import { bullets, type Scene } from '#scene.ts'
import { Parts } from './parts.ts'
import { callOf } from './subjects.ts'

type Line = {
  of: RegExp
  name: string
  read: (form: BriefedForm, row: BriefedTableRow | null) => number | null
  unit: string
}

const RECENT = 'nos últimos jogos'
/** What two clubs can be set side by side in. */
const LINES: readonly Line[] = [
  {
    of: /\bmedia de gols( marcados| feitos)?\b/,
    name: 'Média de gols marcados por jogo',
    read: (form) => form.averageGoalsFor,
    unit: '',
  },
  {
    of: /\bgols\b(?! (marcados|feitos|pro|sofridos|tomados|levados|contra))/,
    name: `Gols marcados ${RECENT}`,
    read: (form) => form.goalsFor,
    unit: '',
  },
  {
    of: /\bgols (marcados|feitos|pro)( n[oa]s ultimos \S+ jogos)?\b/,
    name: `Gols marcados ${RECENT}`,
    read: (form) => form.goalsFor,
    unit: '',
  },
  {
    of: /\bgols (sofridos|tomados|levados|contra)( n[oa]s ultimos \S+ jogos)?\b/,
    name: `Gols sofridos ${RECENT}`,
    read: (form) => form.goalsAgainst,
    unit: '',
  },
  { of: /\bvitorias?\b/, name: `Vitórias ${RECENT}`, read: (form) => form.wins, unit: '' },
  { of: /\bempates?\b/, name: `Empates ${RECENT}`, read: (form) => form.draws, unit: '' },
  { of: /\bderrotas?\b/, name: `Derrotas ${RECENT}`, read: (form) => form.losses, unit: '' },
  {
    of: /\b(posicao|colocacao|lugar)( n[ao] (tabela|campeonato))?\b/,
    name: 'Posição na tabela',
    read: (_, row) => row?.rank ?? null,
    unit: 'º',
  },
  {
    of: /\bpontos( n[ao] (tabela|campeonato))?\b/,
    name: 'Na tabela',
    read: (_, row) => row?.points ?? null,
    unit: ' pontos',
  },
]

/** The two clubs side by side, a row for each thing that is asked for. */
export type Clubs = { kind: 'clubs'; lines: readonly Line[]; hasGap: boolean }

const TABLE = /\b(tabel(a|inha)|quadro|planilha|comparativo)( comparativ[oa])?( com)?( (tres|3|as|duas|2) colunas)?\b/

/** A table of both clubs; of markets there is another. */
export function readClubs(text: string, scene: Scene): Clubs | null {
  const parts = new Parts(text)
  if (!parts.take(TABLE)) return null
  const lines = LINES.filter(({ of }) => parts.has(of))
  const sides = (['home', 'away'] as const).filter((side) => parts.has(callOf(scene, side)))
  parts.has(
    /\b(item|itens|colunas?|linhas?|dois|times|clubes|comparando|compar\w+|ultimos|10|dez|recentes|tabela|na|entre)\b/,
  )
  const isOfBoth = sides.length === 2 || /\b(dois|times|clubes|comparativ\w+)\b/.test(text)
  return lines.length > 1 && isOfBoth && parts.isUnderstood ? { kind: 'clubs', lines, hasGap: false } : null
}

export function changeClubs(text: string, clubs: Clubs): Clubs | null {
  const parts = new Parts(text)
  const adds = parts.has(/\b(acrescent\w+|inclu\w+|adicion\w+|coloc\w+|bot\w+|poe)\b/)
  const drops = parts.has(/\b(tir\w+|remov\w+|exclu\w+)\b/)
  const hasGap = parts.has(/\bdiferenca\b/)
  const named = LINES.filter(({ of }) => parts.has(of))
  parts.has(/\b(linhas?|colunas?|entre|dois|cada|times|clubes)\b/)
  if (!parts.isUnderstood) return null
  if (hasGap) return { ...clubs, hasGap }
  if (drops && named.length > 0) return { ...clubs, lines: clubs.lines.filter((line) => !named.includes(line)) }
  return adds && named.length > 0 ? { ...clubs, lines: [...new Set([...clubs.lines, ...named])] } : null
}

export function writeClubs({ home, away, briefing: { form, table } }: Scene, { lines, hasGap }: Clubs): string {
  const rows = lines.map(({ name, read, unit }) => {
    const [one, other] = (['home', 'away'] as const).map((side) => {
      const lately = form[side]
      return lately ? read(lately, table?.[side] ?? null) : null
    })
    if (one === null || other === null || one === undefined || other === undefined) return `**${name}** | não tenho`
    const more = writeDecimal(Math.abs(one - other))
    const ahead =
      one === other
        ? 'iguais'
        : unit !== 'º'
          ? `${one > other ? home : away} com ${more} a mais`
          : `${more} posições de diferença`
    const gap = hasGap ? ` | ${ahead}` : ''
    return `**${name}** | ${home} ${writeDecimal(one)}${unit} | ${away} ${writeDecimal(other)}${unit}${gap}`
  })
  const heads = ['Item', home, away, ...(hasGap ? ['Diferença'] : [])].join(' | ')
  return `${heads}\n\n${bullets(rows)}`
}
