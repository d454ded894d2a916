import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkedText, splitLinks } from './linked-text.tsx'

const linksIn = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])

test('web addresses in a message can be followed, and the sentence around them stays text', () => {
  expect(splitLinks('Veja https://exemplo.com/a?b=1, e http://x.com.')).toEqual([
    { text: 'Veja ', href: null },
    { text: 'https://exemplo.com/a?b=1', href: 'https://exemplo.com/a?b=1' },
    { text: ', e ', href: null },
    { text: 'http://x.com', href: 'http://x.com/' },
    { text: '.', href: null },
  ])
  expect(linksIn('(https://pt.wikipedia.org/wiki/Bola_(futebol))')).toEqual([
    'https://pt.wikipedia.org/wiki/Bola_(futebol)',
  ])
  expect(splitLinks('sem endereço')).toEqual([{ text: 'sem endereço', href: null }])
  expect(splitLinks('')).toEqual([])
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT://x%0aalert(1)',
  'data:text/html,<script>',
  'ftp://exemplo.com',
  'www.exemplo.com',
  'xhttps://exemplo.com',
  'https://banco.com@golpe.example',
  'https://',
  'http://[',
])('%s stays text', (text) => {
  expect(linksIn(text)).toEqual([])
  expect(splitLinks(text).map((part) => part.text)).toEqual([text])
})

test('signs that nobody sees end an address, so that it cannot show one page and lead to another', () => {
  expect(linksIn('https://exemplo.com/\u202Emoc.ocnab')).toEqual(['https://exemplo.com/'])
  expect(linksIn('https://exem\u200Bplo.com')).toEqual(['https://exem/'])
})

test('a message is never read as HTML, and a link gives the other page no hold on ours', () => {
  const shown = renderToStaticMarkup(<LinkedText>{'<b>oi</b> https://exemplo.com/"onclick=x'}</LinkedText>)
  expect(shown).toContain('&lt;b&gt;oi&lt;/b&gt; ')
  expect(shown).toContain(
    '<a href="https://exemplo.com/" dir="ltr" target="_blank" rel="noopener noreferrer nofollow ugc" class="underline underline-offset-2">https://exemplo.com/</a>',
  )
  expect(shown).not.toContain('onclick="')
})
