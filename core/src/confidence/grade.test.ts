import { expect, test } from 'vitest'
import { writeGrade } from './grade.ts'

test.each([
  [91.7, '9,1/10'],
  [69.96, '6,9/10'],
  [70, '7,0/10'],
  [0.7 * 100, '7,0/10'],
  [100, '10,0/10'],
  [0, '0,0/10'],
])('%d points read %s: cut, never rounded up to what a recommendation needs', (points, words) => {
  expect(writeGrade(points)).toBe(words)
})
