import { fromPct } from '@prancheta/core/percent.ts'
import {
  formatChance,
  formatConfidence,
  formatDateTime,
  formatEdge,
  formatMatchDate,
  formatOdd,
  UNKNOWN,
} from '#lib/format/format.ts'
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
<span class="badge">${formatConfidence(one.confidence)}</span></summary>
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
function asText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}

/** The board's colours by hand: without a connection the app's own style sheet may not be there. */
const OFFLINE_STYLE = `
:root{color-scheme:light dark;--surface:#f9f8f3;--raised:#fff;--ink:#1b2620;--muted:#56635b;--line:#d9dbd2;--brand:#0d4329;--brand-ink:#fff;--good:#0d6b3c}
@media (prefers-color-scheme:dark){:root{--surface:#0d1712;--raised:#14211a;--ink:#f2f0e6;--muted:#a9b5ad;--line:#2c3a32;--brand:#8fd0a9;--brand-ink:#0d1712;--good:#8fd0a9}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:var(--surface);color:var(--ink);font:16px/1.5 Archivo,system-ui,sans-serif}
header{display:flex;align-items:center;gap:10px;padding:14px 16px;border-bottom:1px solid var(--line);font-weight:700}
main{flex:1;width:100%;max-width:720px;margin:0 auto;padding:32px 16px}
h1{margin:0 0 12px;font-size:36px;line-height:1.1;font-stretch:88%}
h2{margin:40px 0 4px;font-size:22px;font-stretch:88%}
h3{margin:16px 0 4px;font-size:14px}
.muted,small{color:var(--muted);font-size:14px}
small{display:block}
.button{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border-radius:8px;background:var(--brand);color:var(--brand-ink);font-weight:600;text-decoration:none}
details{margin-top:12px;border:1px solid var(--line);border-radius:10px;background:var(--raised);padding:0 16px}
details[open]{padding-bottom:12px}
summary{display:flex;align-items:center;justify-content:space-between;gap:12px;min-height:60px;padding:8px 0;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
a:focus-visible,summary:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
.badge{border:1px solid var(--line);border-radius:99px;padding:2px 10px;font-variant-numeric:tabular-nums;font-size:14px;white-space:nowrap}
.good{color:var(--good);font-weight:700;font-size:12px}
table{width:100%;border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums}
th,td{padding:8px 0 8px 8px;border-top:1px solid var(--line);text-align:right}
th:first-child{padding-left:0;text-align:left;font-weight:500}
thead th{border-top:0;color:var(--muted);font-weight:500}
ul{margin:0;padding-left:20px;font-size:14px}
footer{border-top:1px solid var(--line);padding:16px;color:var(--muted);font-size:12px}`
