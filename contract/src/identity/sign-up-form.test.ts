import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsForIssue } from '../protocol/input-words.ts'
import { stakeField } from './fields.ts'
import { signUpForm } from './sign-up-form.ts'

const TODAY = '2026-11-15'
const RIGHT = {
  name: 'Ana Lima',
  email: 'ana@example.com',
  birth_date: '1990-05-20',
  city: 'Recife',
  state: 'PE',
  phone: '(81) 98765-4321',
  whatsapp: '(81) 3333-4444',
  password: 'uma-senha-boa-7',
  isAdult: true,
  acceptTerms: true,
}

function complaintsAbout(fields: Record<string, unknown>): string[] {
  const parsed = signUpForm(TODAY).safeParse(fields, { error: wordsForIssue })
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)
}

test('a sign-up without a mistake passes', () => {
  expect(complaintsAbout(RIGHT)).toEqual([])
})

test('an empty form is told all its mistakes, in the order of the specification', () => {
  const [...told] = complaintsAbout({ state: undefined, isAdult: false, acceptTerms: false })
  expect(told).toEqual([
    'Nome deve ter pelo menos 3 caracteres',
    'Email inválido',
    'Data de nascimento inválida',
    'Cidade é obrigatória',
    'Estado é obrigatório',
    'Telefone inválido',
    'WhatsApp inválido',
    'Senha deve ter pelo menos 6 caracteres',
    'Você deve confirmar que é maior de 18 anos',
    'Você deve aceitar os Termos e Política de Privacidade',
  ])
})

test.each([
  ['name', '   ', 'Nome deve ter pelo menos 3 caracteres'],
  ['name', '\u200F\u200F\u200F', 'Nome deve ter pelo menos 3 caracteres'],
  ['name', '👨‍👩‍👧‍👦', 'Nome deve ter pelo menos 3 caracteres'],
  ['name', 'x'.repeat(101), 'Valor inválido: no máximo 100 caracteres'],
  ['name', '👨‍👩‍👧‍👦'.repeat(20), 'Valor inválido: no máximo 100 caracteres'],
  ['email', `${'a'.repeat(290)}@x.com.br`, 'Email muito longo'],
  ['email', 'ana\u202E@example.com', 'Email inválido'],
  ['email', '😀@example.com', 'Email inválido'],
  ['birth_date', '2008-11-16', 'Você deve ter pelo menos 18 anos'],
  ['birth_date', '2026-11-16', 'Data de nascimento inválida'],
  ['birth_date', '1890-01-01', 'Data de nascimento inválida'],
  ['birth_date', '2005-02-29', 'Data de nascimento inválida'],
  ['city', '\u200B\u200B', 'Cidade é obrigatória'],
  ['city', '\u202E \u200B', 'Cidade é obrigatória'],
  ['state', 'XX', 'Estado é obrigatório'],
  ['phone', '(11) 9876', 'Telefone inválido'],
  ['phone', 'abc', 'Telefone inválido'],
  ['whatsapp', '+55 11 98765-4321', 'WhatsApp inválido'],
  ['password', 'x'.repeat(129), 'Senha muito longa'],
])('%s %j is told first what is wrong with it', (field, value, words) => {
  expect(complaintsAbout({ ...RIGHT, [field]: value })[0]).toBe(words)
})

test.each([
  ['birth_date', '2008-11-15'],
  ['birth_date', '2004-02-29'],
  ['name', 'Zé 😀'],
  ['name', '李 明'],
])('%s %j is allowed', (field, value) => {
  expect(complaintsAbout({ ...RIGHT, [field]: value })).toEqual([])
})

test('every amount of centavos up to a million reais is a default unit, and nothing finer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (centavos) => {
      expect(stakeField.safeParse(centavos / 100).success).toBe(true)
      expect(stakeField.safeParse((centavos + 0.5) / 100).success).toBe(false)
    }),
  )
  for (const wrong of [0, -1, -0, 1e-20, 0.001, 1_000_000.01, 1e300, Number.NaN, Number.POSITIVE_INFINITY, null, '100'])
    expect(stakeField.safeParse(wrong).success).toBe(false)
})
