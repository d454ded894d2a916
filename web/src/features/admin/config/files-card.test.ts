import type { DataLeague } from '@prancheta/contract/fixtures/data-files.ts'
import { expect, test } from 'vitest'
import { lookOf } from './files-card.tsx'

const league: DataLeague = {
  name: 'Premier League',
  files: { total: 4, asked: 4, kept: 3 },
  games: 1140,
  is_rated: true,
  checked_at: '2026-11-16T12:00:00.000Z',
  failure: null,
}

test.each([
  ['all is there', {}, 'Em dia'],
  ['not rated yet', { is_rated: false }, 'Ajustando o modelo'],
  ['not all asked for', { is_rated: false, files: { total: 4, asked: 1, kept: 1 } }, '1 de 4 arquivos'],
  ['one file only', { is_rated: false, files: { total: 1, asked: 0, kept: 0 } }, '0 de 1 arquivo'],
  ['nothing published', { is_rated: false, games: 0 }, 'Sem arquivo'],
  ['a file failed', { failure: 'schema' }, 'Falhou'],
  ['the lists, which nobody rates', { name: null, is_rated: false, games: 0 }, 'Em dia'],
])('a league of which %s says so', (_name, given, words) => {
  expect(lookOf({ ...league, ...given }).words).toBe(words)
})
