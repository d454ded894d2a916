export { createFigures } from './figures.ts'
