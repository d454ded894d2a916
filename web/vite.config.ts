import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { cutFont } from './font.config.ts'

/** Where `npm run dev` runs the API; the page server hands these paths on to it. */
const apiOrigin = process.env.PRANCHETA_API_ORIGIN

await cutFont()

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // React picks its production build when bundled; left outside it would follow NODE_ENV, which `npm start` leaves unset.
  ssr: { noExternal: true },
  ...(apiOrigin === undefined ? {} : { server: { proxy: { '/api': { target: apiOrigin, changeOrigin: false } } } }),
})
