import { expect, test } from 'vitest'
import { deviceOf, guidesFor } from './install-guides.ts'

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', 5, 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 5, 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 0, 'computer'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Edg/140.0', 10, 'computer'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 0, 'computer'],
] as const)('%s has the steps of its own device first', (userAgent, maxTouchPoints, device) => {
  const { own, others } = guidesFor(deviceOf({ userAgent, maxTouchPoints }))
  expect(own?.device).toBe(device)
  expect(others).toHaveLength(2)
  expect(others.map((guide) => guide.device)).not.toContain(device)
})
