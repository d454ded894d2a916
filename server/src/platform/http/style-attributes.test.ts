import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { styleAttributeSources } from './style-attributes.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a page’s own style attributes are let through and no other, as the browser reads them', () => {
  const html = `<p class="x" style="left:50%">a</p><i style="left:50%"></i><b style="background:url(&quot;a&amp;b&quot;)">b</b>
    <script>const s = '<p style="color:red">'</script><p>style="color:blue"</p>`
  expect(styleAttributeSources(html)).toEqual(["'unsafe-hashes'", hash('left:50%'), hash('background:url("a&b")')])
})

test('a page without any lets none through', () => {
  expect(styleAttributeSources('<p>Olá</p>')).toEqual(["'none'"])
})
