import type { Calibration } from '@prancheta/core/metrics/calibration.ts'

export type Panel = { title: string; calibration: Calibration }

const SIDE = 300
const MARGIN = 44
const PANEL_WIDTH = SIDE + 2 * MARGIN
const HEIGHT = SIDE + 2 * MARGIN + 20

/**
 * What was said against what came: one panel a family, one dot a bin (its area is the number of forecasts), the
 * bar is ±2 standard deviations of luck. A perfectly calibrated forecaster lies on the line.
 */
export function reliabilitySvg(panels: readonly Panel[], caption: string): string {
  const width = panels.length * PANEL_WIDTH
  const content = panels.map((panel, at) => panelSvg(panel, at * PANEL_WIDTH + MARGIN)).join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" font-family="sans-serif" font-size="12" fill="#1f2937">
<title>${escaped(caption)}</title>
<rect width="${width}" height="${HEIGHT}" fill="#ffffff"/>
${content}
<text x="${MARGIN}" y="${HEIGHT - 6}" fill="#6b7280">${escaped(caption)}</text>
</svg>
`
}

function panelSvg({ title, calibration }: Panel, left: number): string {
  const top = MARGIN
  const x = (chance: number) => (left + chance * SIDE).toFixed(1)
  const y = (share: number) => (top + (1 - share) * SIDE).toFixed(1)
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (at) => `<text x="${x(at)}" y="${top + SIDE + 16}" text-anchor="middle">${at * 100}%</text>
<text x="${left - 6}" y="${Number(y(at)) + 4}" text-anchor="end">${at * 100}%</text>`,
  )
  const most = Math.max(...calibration.bins.map(({ count }) => count))
  const dots = calibration.bins.map(({ count, meanChance, share, varianceOfShare }) => {
    const luck = 2 * Math.sqrt(varianceOfShare)
    const bar = `<line x1="${x(meanChance)}" x2="${x(meanChance)}" y1="${y(Math.min(1, share + luck))}" y2="${y(Math.max(0, share - luck))}" stroke="#0f766e" stroke-width="1.5"/>`
    return `${bar}<circle cx="${x(meanChance)}" cy="${y(share)}" r="${(2 + 7 * Math.sqrt(count / most)).toFixed(1)}" fill="#0f766e" fill-opacity="0.65"/>`
  })
  return `<text x="${left}" y="${top - 14}" font-size="14" font-weight="bold">${escaped(title)}, ECE ${calibration.error.toFixed(4)} (by luck ${calibration.errorByLuck.toFixed(4)})</text>
<rect x="${left}" y="${top}" width="${SIDE}" height="${SIDE}" fill="none" stroke="#d1d5db"/>
<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#9ca3af" stroke-dasharray="4 4"/>
${ticks.join('\n')}
${dots.join('\n')}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
