import { expect, test } from 'vitest'
import { addressKey } from '#platform/limits/rate-limit.ts'
import { addressReader } from './exchange.ts'

test('without trusted proxies a forwarded address is never believed', () => {
  expect(addressReader('')('198.51.100.7', '1.2.3.4')).toBe('198.51.100.7')
})

test('behind a trusted proxy the nearest address that is not a proxy counts, whatever stands left of it', () => {
  const read = addressReader('10.0.0.0/8, 2001:db8::1')
  expect(read('10.0.0.2', '6.6.6.6, 203.0.113.9, 10.1.1.1')).toBe('203.0.113.9')
  expect(read('2001:db8::1', '203.0.113.9')).toBe('203.0.113.9')
  expect(read('::ffff:10.0.0.2', '203.0.113.9')).toBe('203.0.113.9')
  expect(read('203.0.113.50', '1.2.3.4')).toBe('203.0.113.50')
  expect(read('10.0.0.2', 'not an address')).toBe('10.0.0.2')
})

test.each(['10.0.0.0/33', 'proxy', '10.0.0.0/x'])('%s is not a list of proxies, and the start says so', (list) => {
  expect(() => addressReader(list)).toThrow('TRUSTED_PROXIES must list addresses')
})

test('an IPv6 household counts as one, however it is written', () => {
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(addressKey('2001:db8:1:2::9')).toBe('2001:db8:1:2')
  expect(addressKey('2001:db8::9')).toBe('2001:db8:0:0')
  expect(addressKey('::1')).toBe('0:0:0:0')
  expect(addressKey('203.0.113.9')).toBe('203.0.113.9')
})
