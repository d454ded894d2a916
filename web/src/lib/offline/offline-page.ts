import { fromPct } from '@prancheta/core/percent.ts'
import {
  formatChance,
  formatDateTime,
  formatEdge,
  formatGrade,
  formatMatchDate,
  formatOdd,
  UNKNOWN,
} from '#lib/format/format.ts'
import { OFFLINE_STYLE } from './offline-style.ts'
import type { SeenAnalysis } from './seen-analysis.ts'

type Page = { fontUrl: string; seen: readonly SeenAnalysis[] }

/** What the service worker shows where a page cannot be fetched: whole HTML, no script, the latest seen first. */
export function offlinePage({ fontUrl, seen }: Page): string {
  const latest = seen.toSorted((a, b) => b.seenAt.localeCompare(a.seenAt))
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Sem conexão — Prancheta</title><link rel="icon" href="/favicon.svg">
<style>@font-face{font-family:Archivo;src:url(${asText(fontUrl)}) format("woff2");font-weight:400 800;font-stretch:75% 100%}
${OFFLINE_STYLE}</style></head><body>
<header><img src="/favicon.svg" alt="" width="28" height="28"> Prancheta</header>
<main><h1>Sem conexão</h1>
<p>Não conseguimos falar com a Prancheta. Esta página precisa de internet; assim que ela voltar, é só tentar de novo.</p>
<p><a class="button" href="">Tentar de novo</a></p>
${latest.length === 0 ? '' : seenSection(latest)}
</main>
<footer><b>18+</b> Ferramenta de estudo. Não realiza apostas e não garante resultados. Jogue com responsabilidade: CVV, ligue 188.</footer>
</body></html>`
}

function seenSection(seen: readonly SeenAnalysis[]): string {
  return `<section aria-labelledby="seen"><h2 id="seen">Suas últimas análises vistas</h2>
<p class="muted">Guardadas neste aparelho até você sair da conta. Preços e números são os de quando você as viu.</p>
${seen.map(seenCard).join('\n')}</section>`
}

function seenCard(one: SeenAnalysis): string {
  return `<details><summary><span><b>${asText(one.match)}</b>
<small>${asText(one.league)} · ${formatMatchDate(new Date(one.kickOff))}</small></span>
<span class="badge">${formatGrade(one.confidence / 10)}/10</span></summary>
${table(one)}
<h3>Por quê</h3><ul>${one.reasons.map((reason) => `<li>${asText(reason)}</li>`).join('')}</ul>
<p class="muted">${asText(one.warning)}</p>
<p class="muted">Vista em ${formatDateTime(new Date(one.seenAt))}.${one.isDemo ? ' Dados de demonstração.' : ''}</p></details>`
}

function table({ markets }: SeenAnalysis): string {
  const hasPick = markets.some(({ isRecommended }) => isRecommended)
  const rows = markets.map(
    ({ name, probability, odd, edge, isRecommended }) => `<tr><th scope="row">${asText(name)}${
      isRecommended ? ' <span class="good">valor</span>' : ''
    }</th><td>${formatChance(fromPct(probability))}</td><td>${odd === null ? UNKNOWN : formatOdd(odd)}</td>
<td>${edge === null ? UNKNOWN : formatEdge(edge)}</td></tr>`,
  )
  return `${hasPick ? '' : '<p>Sem valor neste jogo quando você o viu.</p>'}<table><thead><tr><th scope="col">Mercado</th>
<th scope="col">Chance</th><th scope="col">Odd</th><th scope="col">Edge</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** Names come from outside services: none of them may become part of the page's own words. */
export function asText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}
