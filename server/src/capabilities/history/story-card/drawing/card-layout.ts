import { CARD_HEIGHT, CARD_WIDTH } from '@prancheta/contract/history/story-card.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import { toPct } from '@prancheta/core/percent.ts'
import type { CardFacts } from './card-facts.ts'
import { CARD_FAMILY, drawable } from './card-fonts.ts'

/** Nothing is written nearer to the edge. */
export const CARD_MARGIN = 72

/** The board: web/src/tokens.css in its dark scheme, as a drawing program wants colours. */
const BOARD = '#0f3323'
const RAISED = '#174330'
const CHALK = '#f8f5ec'
const CHALK_DIM = '#b9c9bd'
const LINE = '#3f6a53'
const AMBER = '#f2b840'

type Style = Record<string, string | number>
/** An element as the drawing library takes it. */
export type Element = {
  type: string
  key: null
  props: { style?: Style; children?: Children; [name: string]: unknown }
}
type Children = string | Element | (Element | null)[]

const box = (style: Style, children: Children): Element => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
})
const column = (style: Style, children: Children) => box({ flexDirection: 'column', ...style }, children)
/** Text that ends in … after so many lines, whatever its length. */
const words = (text: string, lines: number, style: Style): Element =>
  box({ display: 'block', lineClamp: lines, wordBreak: 'break-word', width: '100%', ...style }, drawable(text))

export function layOutCard(facts: CardFacts): Element {
  return column(
    {
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      padding: CARD_MARGIN,
      background: BOARD,
      color: CHALK,
      fontFamily: CARD_FAMILY,
      fontWeight: 500,
    },
    [
      heading(facts),
      match(facts),
      halfWayLine(),
      markets(facts),
      confidence(facts),
      box({ flexGrow: 1 }, ''),
      notice(facts),
    ],
  )
}

/** A half-way line with its circle parts the match from its numbers; lines stand beside words, never behind them. */
function halfWayLine(): Element {
  const width = CARD_WIDTH - 2 * CARD_MARGIN
  const path = 'M0 48H426M510 48H936M468 6a42 42 0 1 0 .1 0M468 45a3 3 0 1 0 .1 0'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="96"><path d="${path}" fill="none" stroke="${LINE}" stroke-width="4"/></svg>`
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return { type: 'img', key: null, props: { src, width, height: 96, style: { marginTop: 40 } } }
}

/** A tipster's own name and colour come first; whose numbers they are stays readable. */
function heading({ brand, isDemo }: CardFacts): Element {
  const dot = box({ width: 22, height: 22, borderRadius: 11, background: brand?.color ?? AMBER, marginRight: 20 }, '')
  const logo: Element | null = brand?.logo
    ? {
        type: 'img',
        key: null,
        props: { src: brand.logo, width: 72, height: 72, style: { marginRight: 20, borderRadius: 12 } },
      }
    : null
  return box({ alignItems: 'center', height: 84, width: '100%' }, [
    logo ?? dot,
    column({ flexGrow: 1, flexShrink: 1, width: 0 }, [
      words(brand?.name ?? 'Prancheta', 1, { fontSize: 44, fontWeight: 700 }),
      brand ? words('com a Prancheta', 1, { fontSize: 26, color: CHALK_DIM }) : null,
    ]),
    isDemo ? badge('Demonstração') : null,
  ])
}

const badge = (text: string): Element =>
  box({ fontSize: 26, padding: '10px 22px', borderRadius: 999, border: `2px solid ${AMBER}`, color: AMBER }, text)

function match({ home, away, league, kickOff, score }: CardFacts): Element {
  const size = nameSize(Math.max(home.length, away.length))
  return column({ marginTop: 80, width: '100%' }, [
    words(league, 1, { fontSize: 34, color: CHALK_DIM }),
    side(home, score?.home ?? null, { fontSize: size, marginTop: 22 }),
    box({ fontSize: 34, color: AMBER, margin: '14px 0' }, 'x'),
    side(away, score?.away ?? null, { fontSize: size }),
    words(`${kickOff}, horário de Brasília`, 1, { fontSize: 34, color: CHALK_DIM, marginTop: 28 }),
  ])
}

/** A club and, once the match is over, its goals at the right edge. */
function side(name: string, goals: number | null, style: Style): Element {
  const written = { fontWeight: 700, lineHeight: 1.08, ...style }
  if (goals === null) return words(name, 2, written)
  return box({ width: '100%', justifyContent: 'space-between', alignItems: 'flex-start', ...written }, [
    column({ flexGrow: 1, flexShrink: 1, width: 0, paddingRight: 32 }, [words(name, 2, {})]),
    box({ color: AMBER }, String(goals)),
  ])
}

/** Long names are written smaller before they are cut. */
function nameSize(letters: number): number {
  if (letters <= 16) return 104
  if (letters <= 24) return 84
  return letters <= 40 ? 66 : 54
}

function markets({ answer, combo, markets: told }: CardFacts): Element {
  return column({ marginTop: 36, width: '100%', gap: 22 }, [
    column({ width: '100%' }, [
      words(answer.title, 1, { fontSize: 46, fontWeight: 700 }),
      words(answer.words, 2, { fontSize: 30, color: CHALK_DIM, marginTop: 6 }),
    ]),
    ...(combo ? comboRows(combo) : told.map((market) => marketRow(market))),
  ])
}

/** The joint chance large, then every leg on a line of its own: eight of them fit. */
function comboRows({ chance, legs }: NonNullable<CardFacts['combo']>): Element[] {
  return [
    marketRow({ name: 'Todas juntas', chance, note: null, isRecommended: true }),
    column({ width: '100%', gap: 10 }, legs.map(legRow)),
  ]
}

function legRow({ name, chance }: { name: string; chance: number }): Element {
  const share = `${toPct(chance).toFixed(1).replace('.', ',')}%`
  return box(
    { alignItems: 'baseline', justifyContent: 'space-between', width: '100%', borderTop: `2px solid ${LINE}` },
    [
      column({ flexGrow: 1, flexShrink: 1, width: 0, paddingRight: 24 }, [
        words(name, 1, { fontSize: 32, marginTop: 8 }),
      ]),
      box({ fontSize: 34, fontWeight: 700 }, share),
    ],
  )
}

function marketRow({ name, chance, note, isRecommended }: CardFacts['markets'][number]): Element {
  const pct = toPct(chance)
  return column({ background: RAISED, borderRadius: 20, padding: '26px 30px', width: '100%' }, [
    box({ alignItems: 'flex-start', justifyContent: 'space-between', width: '100%' }, [
      column({ flexGrow: 1, flexShrink: 1, width: 0, paddingRight: 24 }, [
        words(name, 2, { fontSize: 38, fontWeight: 700, lineHeight: 1.15 }),
        note === null ? null : words(note, 1, { fontSize: 27, color: CHALK_DIM, marginTop: 6 }),
      ]),
      box({ fontSize: 58, fontWeight: 700, lineHeight: 1 }, `${pct.toFixed(1).replace('.', ',')}%`),
    ]),
    box({ width: '100%', height: 12, borderRadius: 6, background: LINE, marginTop: 22 }, [
      box({ width: `${pct}%`, height: 12, borderRadius: 6, background: isRecommended ? AMBER : CHALK }, ''),
    ]),
  ])
}

function confidence({ confidence: points }: CardFacts): Element | null {
  if (points === null) return null
  return box({ marginTop: 48, alignItems: 'baseline', width: '100%' }, [
    box({ fontSize: 34, color: CHALK_DIM, marginRight: 18 }, 'Confiança'),
    box({ fontSize: 58, fontWeight: 700 }, writeGrade(points)),
  ])
}

function notice({ isDemo }: CardFacts): Element {
  const text = `Estudo estatístico, não é promessa de resultado. Resultados passados não garantem os futuros.${
    isDemo ? ' Jogos e números de demonstração.' : ''
  }`
  return box({ alignItems: 'center', width: '100%', borderTop: `2px solid ${LINE}`, paddingTop: 34 }, [
    box(
      {
        width: 88,
        height: 88,
        borderRadius: 44,
        border: `4px solid ${CHALK}`,
        alignItems: 'center',
        justifyContent: 'center',
        fontSize: 36,
        fontWeight: 700,
        marginRight: 28,
      },
      '18+',
    ),
    column({ flexGrow: 1, flexShrink: 1, width: 0 }, [
      words(text, 3, { fontSize: 28, color: CHALK_DIM, lineHeight: 1.3 }),
    ]),
  ])
}
