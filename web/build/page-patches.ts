/** How a public page starts sooner. Either step fails when the build's HTML changes its form. Why: docs/decisions/0054. */
export function patchPublicPage(html: string, readStyle: (href: string) => string): string {
  return styleInside(wakeLater(html), readStyle)
}

/** React Router's start script: static imports of the page's modules, then of the app's entry. */
const START = /<script type="module" async="">([\s\S]*?)<\/script>/
const MODULE = /import \* as (\w+) from "([^"]+)";/g
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g

/** The files that web/vite.config.ts makes of what every page needs. */
const FIRST = /^\/assets\/start-\d-/
const FIRST_COUNT = 3

const CHANGED = 'the build starts pages in another way than it did'

/** Lets the browser answer the reader between two pieces of work. */
const REST = 'await new Promise((go) => setTimeout(go));'

/** A window behind another may be given no frame at all, and its page must wake nevertheless. */
const PATIENCE_MS = 1500

/**
 * A public page can be read before any script runs. Its scripts are therefore fetched once it stands (words and style
 * first, and a frame of them drawn), so that a slow phone paints without queueing behind them, and begun one after
 * the other, so that a touch meanwhile is not kept waiting. Everything else stays as the build made it.
 */
function wakeLater(html: string): string {
  const start = START.exec(html)?.[1]
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href)
  if (start === undefined) throw new Error(CHANGED)
  const awaited = start
    .replace(/import "([^"]+)"/, `await import("$1");\n${REST}`)
    .replaceAll(MODULE, `const $1 = await import("$2");\n${REST}`)
  const first = preloads.filter((href) => href !== undefined && FIRST.test(href)).sort()
  if (first.length !== FIRST_COUNT) throw new Error(CHANGED)
  const waiting = `await new Promise((go) => {
  const idle = () => window.requestIdleCallback ? requestIdleCallback(go, { timeout: ${PATIENCE_MS} }) : setTimeout(go);
  const soon = () => {
    setTimeout(go, ${PATIENCE_MS});
    if (document.hidden) idle();
    else requestAnimationFrame(() => requestAnimationFrame(idle));
  };
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
});
for (const href of ${JSON.stringify(preloads)}) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  ${REST}
}
${first.map((href) => `await import("${href}");\n${REST}`).join('\n')}
`
  return html
    .replaceAll(PRELOAD, '')
    .replace(START, () => `<script type="module" async="">${waiting}${awaited}</script>`)
}

/** The one stylesheet of a page, as the build links it. */
const LINK = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g

const FONT = /<link rel="preload" href="[^"]+\.woff2" as="font"[^>]*\/>/

/**
 * A public page brings its style along, so that the first paint waits for one answer instead of two. The link stays
 * where the app expects it, put out of use: it would fetch and count the same rules again.
 */
function styleInside(html: string, readStyle: (href: string) => string): string {
  const [link, ...more] = [...html.matchAll(LINK)]
  const href = link?.[1]
  if (href === undefined || more.length > 0) throw new Error('the build styles pages in another way than it did')
  const style = readStyle(href)
  if (style.includes('</style')) throw new Error('a style that would end itself')
  // The typeface waits too: the words come first, in what stands in for it, and keep their place when it arrives.
  const [font] = FONT.exec(html) ?? []
  if (font === undefined) throw new Error('the build fetches the typeface in another way than it did')
  const patient = html.replace(font, () => font.replace('/>', ' media="not all"/>'))
  return patient.replace(LINK, () => `<style>${style}</style><link rel="stylesheet" href="${href}" disabled=""/>`)
}
