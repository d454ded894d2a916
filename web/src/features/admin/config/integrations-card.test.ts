import { expect, test } from 'vitest'
import { circuitLook } from './integrations-card.tsx'

const works = {
  source: 'API-Football',
  circuit: 'closed' as const,
  last_success_at: '2026-11-20T17:00:00.000Z',
  last_failure_at: null,
  last_failure: null,
}

test('a service reads as set up only while its last call went well', () => {
  expect(circuitLook(works).words).toBe('Configurada')
  const failed = { ...works, last_failure_at: '2026-11-20T17:01:00.000Z', last_failure: 'timeout' }
  expect(circuitLook(failed)).toEqual({ tone: 'warn', words: 'Última chamada falhou' })
  expect(circuitLook({ ...failed, last_success_at: null }).words).toBe('Última chamada falhou')
  expect(circuitLook({ ...failed, last_success_at: '2026-11-20T17:02:00.000Z' }).words).toBe('Configurada')
  expect(circuitLook({ ...failed, last_failure: 'not_found' }).words).toBe('Configurada')
  expect(circuitLook({ ...failed, circuit: 'open' }).words).toBe('Em pausa após falhas')
  expect(circuitLook({ ...works, source: null }).words).toBe('Não configurada')
})
