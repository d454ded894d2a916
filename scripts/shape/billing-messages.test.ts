import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { billingMessages } from '@prancheta/contract/billing-messages.ts'
import { memberMessages } from '@prancheta/contract/member-messages.ts'
import { messages } from '@prancheta/contract/messages.ts'
import { expect, test } from 'vitest'
import { ROOT } from '../run-step.ts'

/** Every sentence that the specification and the decisions quote for prices, checkout and payment. */
const QUOTED = [
  'Checkout cancelado',
  'Atualizar Status da Assinatura',
  'Seu Plano Atual',
  'Seu Plano',
  'Mais Popular',
  'Processando...',
  'Pagamento confirmado! Atualizando assinatura...',
  'Pagamento Realizado!',
  'Fazer Login',
  'Crie sua conta para continuar com o pagamento',
  'Assinatura ativada com sucesso!',
  'Pagamento ainda em confirmação. Avisaremos assim que for confirmado.',
  'Erro ao criar checkout. Tente novamente.',
  'Conta criada mas houve erro no checkout. Tente novamente em Preços.',
  'Conta criada! Redirecionando para o pagamento...',
  'Erro ao abrir portal. Tente novamente.',
  'Usuário não autenticado',
  'Gerenciar Assinatura',
]

const CATALOGUES = { billingMessages, memberMessages, messages }

const sources = execFileSync('git', ['ls-files', 'web/src', 'server/src', 'contract/src'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|messages\.ts$/.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n')

test.each(QUOTED)('%j stands in the catalogue once and is used from there', (sentence) => {
  const places = Object.entries(CATALOGUES).flatMap(([catalogue, entries]) =>
    Object.entries(entries).flatMap(([name, text]) => (text === sentence ? [`${catalogue}.${name}`] : [])),
  )
  expect(places).toHaveLength(1)
  expect(sources).toMatch(new RegExp(`\\b${places[0]?.replace('.', '\\.')}\\b`))
  expect(sources).not.toContain(`'${sentence}'`)
})

test('no sentence of this catalogue is left unused', () => {
  const unused = Object.keys(billingMessages).filter(
    (name) => !new RegExp(`\\bbillingMessages\\.${name}\\b`).test(sources),
  )
  expect(unused).toEqual([])
})
