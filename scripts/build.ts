import { buildWebIfChanged } from './build-web.ts'

const variant = process.argv[2] === 'showcase' ? 'showcase' : 'product'
console.log((await buildWebIfChanged(variant)) ? 'Built the web app.' : 'The web app is built from these very sources.')
