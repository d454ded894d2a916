import type { TipsterPage } from '@prancheta/contract/tipsters/routes.ts'
import { toPct } from '@prancheta/core/percent.ts'
import { inkOn } from '@prancheta/core/tipsters/colour.ts'
import { drawable } from '#capabilities/history/index.ts'

export type PreviewFacts = Pick<TipsterPage, 'slug' | 'brand_color' | 'record'> & {
  /** A picture as a data address; null without one. */
  logo: string | null
}

const LEFT = 80
const RIGHT = 1120
const LOGO_SIDE = 150
const NAME_SIZE_MAX = 88

/** The record of a tipster as an SVG of 1200 × 630: whose it is, four figures with nothing drawn through them, and whose site. */
export function previewPicture({ slug, brand_color: color, record, logo }: PreviewFacts): string {
  const ink = inkOn(color)
  const nameLeft = logo === null ? LEFT : LEFT + LOGO_SIDE + 36
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" font-family="Archivo" font-weight="500" fill="${ink}">
<rect width="1200" height="630" fill="${color}"/>
${logo === null ? '' : logoPicture(logo)}
<text id="name" x="${nameLeft}" y="150" font-size="${nameSize(slug, RIGHT - nameLeft)}" font-weight="700">@${safe(slug)}</text>
<text x="${nameLeft}" y="208" font-size="32" fill-opacity="0.85">${record.is_demo ? 'Dados de demonstração: jogos e picks inventados' : 'Análises públicas e retrospecto'}</text>
<path d="M${LEFT} 282H${RIGHT}" stroke="${ink}" stroke-opacity="0.3" stroke-width="2"/>
${figuresOf(record).join('\n')}
<rect y="522" width="1200" height="108" fill="#0d4329"/>
<g transform="translate(${LEFT} 548) scale(1.75)"><path d="M6 26V6h5a6.5 6.5 0 0 1 0 13H6" fill="none" stroke="#f8f5ec" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="11" cy="12.5" r="2.5" fill="#f2b840"/></g>
<g fill="#f8f5ec"><text x="130" y="590" font-size="40" font-weight="700">Prancheta</text>
<text x="${RIGHT}" y="586" font-size="25" text-anchor="end">18+ · Resultados passados não garantem resultados futuros.</text></g>
</svg>`
}

function logoPicture(address: string): string {
  return `<clipPath id="corner"><rect x="${LEFT}" y="76" width="${LOGO_SIDE}" height="${LOGO_SIDE}" rx="24"/></clipPath>
<image href="${address}" x="${LEFT}" y="76" width="${LOGO_SIDE}" height="${LOGO_SIDE}" preserveAspectRatio="xMidYMid meet" clip-path="url(#corner)"/>`
}

function figuresOf(record: TipsterPage['record']): string[] {
  const figures = [
    ['Encerradas', String(record.settled)],
    ['Greens', String(record.greens)],
    ['Acerto', record.hit_rate === null ? '–' : percent(record.hit_rate)],
    ['Yield', record.yield === null ? '–' : signed(record.yield)],
  ] as const
  return figures.map(
    ([name, value], at) => `<text x="${LEFT + at * 270}" y="400" font-size="68" font-weight="700">${value}</text>
<text x="${LEFT + at * 270}" y="452" font-size="30" fill-opacity="0.85">${name}</text>`,
  )
}

/** The largest size at which the whole name stands in its line. Widths are the bold font's, in shares of its size. */
function nameSize(slug: string, room: number): number {
  const width = [...`@${slug}`].reduce((sum, letter) => sum + widthOf(letter), 0)
  return Math.min(NAME_SIZE_MAX, Math.floor(room / width))
}

function widthOf(letter: string): number {
  if (/[@mw]/.test(letter)) return 0.93
  return /[fijlrt-]/.test(letter) ? 0.36 : 0.6
}

const percent = (share: number) => `${toPct(share).toFixed(1).replace('.', ',')}%`

const signed = (share: number) => `${share > 0 ? '+' : share < 0 ? '−' : ''}${percent(Math.abs(share))}`

function safe(text: string): string {
  return drawable(text).replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}
