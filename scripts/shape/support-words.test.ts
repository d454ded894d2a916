import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { commonWords } from '@prancheta/contract/protocol/words.ts'
import {
  charactersOf,
  newReplies,
  STATUS_LABELS,
  supportWords,
  ticketsCreated,
  URGENCY_LABELS,
  waitingCount,
} from '@prancheta/contract/support/words.ts'
import { expect, test } from 'vitest'
import { ROOT } from '../run-step.ts'
import { readSource, sourceFiles } from './read-imports.ts'

/** The sentences that the specification quotes for the support screens, letter for letter. */
const QUOTED = [
  'Preencha o assunto e a mensagem',
  'Preencha assunto e mensagem',
  'Selecione um usuário',
  'Usuário não autenticado',
  'Erro ao criar ticket',
  'Erro ao criar ticket(s)',
  'Erro ao carregar tickets',
  'Ticket não encontrado',
  'Erro ao carregar mensagens',
  'Erro ao enviar mensagem',
  'Erro ao atualizar ticket',
  'Acesso negado',
  'Erro ao carregar usuários',
  'Erro ao carregar tickets não lidos',
  'Ticket criado com sucesso!',
  'Ticket marcado como resolvido!',
  'Ticket resolvido!',
  'Ticket reaberto!',
  'Mensagem enviada!',
  'Nova resposta do suporte!',
  'Nova mensagem do usuário!',
  'Nova mensagem recebida!',
  'Nenhum ticket ainda',
  'Nenhuma mensagem ainda',
  'Nenhum ticket encontrado',
  'Selecione um ticket para ver a conversa',
]

/** Labels of buttons, tabs and badges, which stand in their own components. */
const LABELS = [
  ...['Novo Ticket', 'Cancelar', 'Criar Ticket', 'Marcar como Resolvido', 'Resolver', 'Reabrir', 'Novo', 'Nova'],
  ...['Todos', 'Abertos', 'Resolvidos', 'Fechados', 'Prioritário', 'Ticket #'],
]

const kept: readonly string[] = [...Object.values(supportWords), ...Object.values(commonWords)]
const sources = sourceFiles({ withTests: false }).filter((path) => /^(web|server)\/src\//.test(path))
const texts = sources.map((path) => ({ path, text: readSource(path) }))

test('every sentence the specification quotes for these screens stands in the contract', () => {
  expect(QUOTED.filter((sentence) => !kept.includes(sentence))).toEqual([])
  expect(ticketsCreated(3)).toBe('3 ticket(s) criado(s) com sucesso!')
  expect(charactersOf(7, 1000)).toBe('7/1000 caracteres')
  expect(waitingCount(2)).toBe('2 aguardando')
  expect([newReplies(1), newReplies(2)]).toEqual(['1 nova resposta', '2 novas respostas'])
  expect(Object.values(STATUS_LABELS)).toEqual(['Aberto', 'Resolvido', 'Fechado'])
  expect(Object.values(URGENCY_LABELS)).toEqual(['Urgente', 'Aguardando', 'Respondido'])
})

test('every one of them is used, and from there', () => {
  const contract = sourceFiles({ withTests: false })
    .filter((path) => path.startsWith('contract/src/') && path !== 'contract/src/support/words.ts')
    .map(readSource)
  const everything = [...texts.map(({ text }) => text), ...contract].join('\n')
  const unused = Object.keys(supportWords).filter((name) => !everything.includes(`supportWords.${name}`))
  expect(unused).toEqual([])
  for (const name of ['ticketsCreated(', 'charactersOf(', 'waitingCount(', 'newReplies(', 'STATUS_LABELS['])
    expect(everything, name).toContain(name)
  const repeated = texts.filter(({ text }) =>
    Object.values(supportWords).some((sentence) => text.includes(`'${sentence}'`) || text.includes(`>${sentence}<`)),
  )
  expect(repeated.map(({ path }) => path)).toEqual([])
})

test.each(LABELS)('the screens carry the label %s', (label) => {
  const web = texts.filter(({ path }) => path.startsWith('web/src/features/') || path.startsWith('web/src/pages/'))
  const written = new RegExp(`['">\\s]${label.replaceAll(/[()#]/g, String.raw`\$&`)}['"<\\s{]`)
  expect(web.some(({ text }) => written.test(text))).toBe(true)
})

/** The specification lies beside the repository where the product is made; a clone alone does not have it. */
const specFolder = resolve(ROOT, '../shared/spec')
const specFile = existsSync(specFolder) ? readdirSync(specFolder).find((name) => name.startsWith('001')) : undefined

test('the specification’s own catalogue, where it is at hand, holds nothing about support that we lack', ({ skip }) => {
  skip(!specFile, 'the specification does not lie beside this clone; the list above holds its sentences')
  const text = readFileSync(join(specFolder, specFile ?? ''), 'utf8')
  const catalogue = text.slice(text.indexOf('## 8.'), text.indexOf('## 9.'))
  const rows = [...catalogue.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell.trim())
  const notices = [...catalogue.matchAll(/'([^']+)'/g)].map(([, sentence = '']) => sentence)
  const others = /^(Message|-+|.*[Tt]ipster.*|\{n\}.*)$/
  const wanted = [...rows, ...notices].filter((sentence) => !others.test(sentence))
  expect(wanted.length).toBeGreaterThan(15)
  expect(wanted.filter((sentence) => !kept.includes(sentence))).toEqual([])
})
