import { expect, test } from 'vitest'
import { requirePaymentUrl } from './start-checkout.ts'

const OWN = 'http://localhost:3000'

test('payment happens on an encrypted page, or on one of ours', () => {
  expect(requirePaymentUrl('https://pay.example/c/1', OWN)).toBe('https://pay.example/c/1')
  expect(requirePaymentUrl(`${OWN}/demo/checkout?plan=pro`, OWN)).toBe(`${OWN}/demo/checkout?plan=pro`)
  expect(requirePaymentUrl('/demo/checkout', OWN)).toBe(`${OWN}/demo/checkout`)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,oops',
  'http://pay.example/',
  'http://localhost:3001/',
  '//evil.example/',
  'https://',
  'file:///etc/passwd',
])('%s is no place to pay', (url) => {
  expect(() => requirePaymentUrl(url, OWN)).toThrow()
})
