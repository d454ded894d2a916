import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { patchPublicPage } from './page-patches.ts'

/**
 * Patches the public pages, and writes for each prerendered page the hashes that let exactly its own inline scripts and
 * styles pass the content policy.
 */
export async function writePageIndex(clientDir: string, indexPath: string): Promise<void> {
  const index: Record<string, unknown> = {}
  for await (const file of glob('**/*.html', { cwd: clientDir })) {
    const built = await readFile(join(clientDir, file), 'utf8')
    const isListed = built.includes('rel="canonical"') && !built.includes('content="noindex"')
    const html = isListed ? patchPublicPage(built, (href) => readFileSync(join(clientDir, href), 'utf8')) : built
    await writeFile(join(clientDir, file), html)
    const path = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
    index[path] = {
      file,
      isListed,
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`,
      scripts: inlineHashes(html, 'script'),
      styles: inlineHashes(html, 'style'),
    }
  }
  await writeFile(indexPath, JSON.stringify(index))
}

function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'))
  const hashes = [...found].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(hashes)]
}
