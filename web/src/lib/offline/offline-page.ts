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
import { ASK_AGAIN_MS, AWAY_FROM_STATUS, HEALTH_PATH } from './health.ts'
import { OFFLINE_STYLE } from './offline-style.ts'
import type { SeenAnalysis } from './seen-analysis.ts'

type Page = {
  /** Where the reader wanted to go, as a whole address. */
  url: string
  fontUrl: string
  /** Lets the one script of the page pass its policy. */
  nonce: string
  seen: readonly SeenAnalysis[]
}

const NAV = [
  { path: '/dashboard', name: 'Dashboard' },
  { path: '/analyses', name: 'Análises' },
  { path: '/history', name: 'Histórico' },
  { path: '/tickets', name: 'Suporte' },
]

/** What each place lacks while there is no connection. */
const PLACES: Record<string, { title: string; missing: string }> = {
  '/dashboard': { title: 'Dashboard', missing: 'Seus números, os jogos de hoje e o uso do mês precisam de internet.' },
  '/analyses': { title: 'Análises', missing: 'Carregar jogos e gerar análises novas precisa de internet.' },
  '/history': { title: 'Histórico', missing: 'A lista completa, os resultados e o retrospecto precisam de internet.' },
  '/tickets': { title: 'Suporte', missing: 'Tickets e mensagens precisam de internet.' },
}
const ELSEWHERE = { title: 'Sem conexão', missing: 'Esta página precisa de internet.' }

/**
 * The theme that was chosen, and the way back. The device's word that it has a line is no answer yet: a page loaded on that
 * word alone would throw away whatever the reader has just opened, so the server itself is asked, now and then too.
 */
const SCRIPT = `try{var t=localStorage.getItem("theme");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch(e){}
function ask(){fetch("${HEALTH_PATH}",{cache:"no-store"}).then(function(r){if(r.status<${AWAY_FROM_STATUS})location.reload()},function(){})}
addEventListener("online",ask);setInterval(ask,${ASK_AGAIN_MS})`

/** What the service worker shows where a page cannot be fetched: whole HTML with the app's own ways, the latest seen first. */
export function offlinePage({ url, fontUrl, nonce, seen }: Page): string {
  const { pathname, searchParams } = new URL(url)
  const section = NAV.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  const { title, missing } = PLACES[section?.path ?? ''] ?? ELSEWHERE
  const wanted = (one: SeenAnalysis) =>
    String(one.fixtureId) === searchParams.get('jogo') ||
    (one.savedId !== undefined && one.savedId === searchParams.get('analise'))
  const latest = seen.toSorted((a, b) => Number(wanted(b)) - Number(wanted(a)) || b.seenAt.localeCompare(a.seenAt))
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title === ELSEWHERE.title ? title : `${title}, sem conexão`} — Prancheta</title><link rel="icon" href="/favicon.svg">
<script nonce="${asText(nonce)}">${SCRIPT}</script>
<style>@font-face{font-family:Archivo;src:url(${asText(fontUrl)}) format("woff2");font-weight:400 800;font-stretch:75% 100%}
${OFFLINE_STYLE}</style></head><body>
<header><div><a class="logo" href="/dashboard"><img src="/favicon.svg" alt="" width="32" height="32"> Prancheta</a>
<nav aria-label="Principal">${NAV.map((one) => navLink(one, one === section)).join('')}</nav></div></header>
<div class="notice" role="status"><div><p><b>Sem conexão.</b> ${missing} Quando ela voltar, a página se abre sozinha.</p>
<a class="button" href="">Tentar de novo</a></div></div>
<main><h1>${title}</h1>
<section aria-labelledby="seen"><h2 id="seen">Suas últimas análises vistas</h2>
${latest.length === 0 ? EMPTY : seenList(latest, wanted)}</section>
</main>
<footer><p><b>18+</b> Ferramenta de estudo. Não realiza apostas e não garante resultados. Jogue com responsabilidade: CVV, ligue 188.</p></footer>
</body></html>`
}

function navLink({ path, name }: (typeof NAV)[number], isHere: boolean): string {
  return `<a href="${path}"${isHere ? ' aria-current="page"' : ''}>${name}</a>`
}

const EMPTY = `<p class="empty">Nenhuma guardada neste aparelho. Com internet, toda análise que você abre, nova ou do histórico, fica aqui até você sair da conta.</p>`

function seenList(seen: readonly SeenAnalysis[], isWanted: (one: SeenAnalysis) => boolean): string {
  return `<p class="muted">Guardadas neste aparelho até você sair da conta. Preços e números são os de quando cada uma foi feita.</p>
<div class="list">${seen.map((one) => seenCard(one, isWanted(one))).join('\n')}</div>`
}

function seenCard(one: SeenAnalysis, isOpen: boolean): string {
  const made = one.madeAt === undefined ? '' : `Feita em ${formatDateTime(new Date(one.madeAt))}. `
  return `<details${isOpen ? ' open' : ''}><summary><span><b>${asText(one.match)}</b>
<small>${asText(one.league)} · ${formatMatchDate(new Date(one.kickOff))}</small></span>
<span class="badge">${formatConfidence(one.confidence)}</span></summary>
${table(one)}
<h3>Por quê</h3><ul>${one.reasons.map((reason) => `<li>${asText(reason)}</li>`).join('')}</ul>
<p class="muted">${asText(one.warning)}</p>
<p class="muted">${made}Vista em ${formatDateTime(new Date(one.seenAt))}.${one.isDemo ? ' Dados de demonstração.' : ''}</p></details>`
}

function table({ markets }: SeenAnalysis): string {
  const hasPick = markets.some(({ isRecommended }) => isRecommended)
  const rows = markets.map(
    ({ name, probability, odd, edge, isRecommended }) => `<tr><th scope="row">${asText(name)}${
      isRecommended ? ' <span class="good">valor</span>' : ''
    }</th><td>${formatChance(fromPct(probability))}</td><td>${odd === null ? UNKNOWN : formatOdd(odd)}</td>
<td>${edge === null ? UNKNOWN : formatEdge(edge)}</td></tr>`,
  )
  return `${hasPick ? '' : '<p>Sem valor neste jogo.</p>'}<table><thead><tr><th scope="col">Mercado</th>
<th scope="col">Chance</th><th scope="col">Odd</th><th scope="col">Edge</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** Names come from outside services: none of them may become part of the page's own words. */
function asText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}
