import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { adminWords } from '@prancheta/contract/admin/words.ts'
import { commonWords } from '@prancheta/contract/protocol/words.ts'
import { supportWords, URGENCY_LABELS } from '@prancheta/contract/support/words.ts'
import { expect, test } from 'vitest'
import { ROOT } from '../run-step.ts'
import { readSource, sourceFiles } from './read-imports.ts'

/** The sentences that the specification quotes for the admins' screens, letter for letter. */
const QUOTED = ['Acesso negado', 'Erro ao carregar usuários', 'Erro ao carregar tipsters', 'Selecione um usuário']

/** Words of headers, buttons and badges, which stand in their own components. */
const LABELS = ['Painel Administrativo', 'Admin', 'Sair', 'Ver Página', '(Inativo)', 'Pendente', 'Exportar CSV']

const kept: readonly string[] = [adminWords, supportWords, commonWords].flatMap((list) => Object.values(list))
const sources = sourceFiles({ withTests: false }).filter((path) => /^(web|server|contract)\/src\//.test(path))
const texts = sources.map((path) => ({ path, text: readSource(path) }))
const isWordsFile = (path: string) => path.endsWith('words.ts')

test('every sentence the specification quotes for the admins’ screens stands in the contract', () => {
  expect(QUOTED.filter((sentence) => !kept.includes(sentence))).toEqual([])
  expect(Object.values(URGENCY_LABELS)).toEqual(['Urgente', 'Aguardando', 'Respondido'])
})

test('every message of the admins’ list is used, and said from there only', () => {
  const others = texts.filter(({ path }) => !isWordsFile(path))
  const everything = others.map(({ text }) => text).join('\n')
  const names = Object.keys(adminWords)
  expect(names.filter((name) => !new RegExp(`adminWords\\.${name}\\b`).test(everything))).toEqual([])
  const repeated = others.filter(({ text }) =>
    Object.values(adminWords).some((sentence) => text.includes(`'${sentence}'`) || text.includes(`>${sentence}<`)),
  )
  expect(repeated.map(({ path }) => path)).toEqual([])
})

test.each(LABELS)('the admins’ screens carry the words %s', (label) => {
  const web = texts.filter(({ path }) => path.startsWith('web/src/'))
  expect(web.some(({ text }) => text.includes(label))).toBe(true)
})

/** The specification lies beside the repository where the product is made; a clone alone does not have it. */
const specFolder = resolve(ROOT, '../shared/spec')
const specFile = existsSync(specFolder) ? readdirSync(specFolder).find((name) => name.startsWith('001')) : undefined

test('the specification’s own catalogue, where it is at hand, holds nothing of the admins’ that we lack', ({
  skip,
}) => {
  skip(!specFile, 'the specification does not lie beside this clone; the list above holds its sentences')
  const text = readFileSync(join(specFolder, specFile ?? ''), 'utf8')
  const catalogue = text.slice(text.indexOf('## 8.'), text.indexOf('## 9.'))
  const rows = [...catalogue.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell.trim())
  // The public page of tipsters has its own sentence.
  const wanted = rows.filter((row) => !/^(Message|-+|Tipster não encontrado\.)$/.test(row))
  expect(wanted.length).toBeGreaterThan(10)
  expect(wanted.filter((sentence) => !kept.includes(sentence))).toEqual([])
})
