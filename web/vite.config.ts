import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type UserConfig } from 'vite'
import { cutFont } from './font.config.ts'

/** Where `npm run dev` runs the API; the page server hands these paths on to it, as the browser sent them. */
const apiOrigin = process.env.PRANCHETA_API_ORIGIN

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  await cutFont()
  return {
    plugins: [tailwindcss(), reactRouter()],
    // React picks its production build when bundled; left outside it would follow NODE_ENV, which `npm start` leaves
    // unset. While developing it stays outside, where Node can load it.
    ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
    ...(apiOrigin === undefined ? {} : { server: { proxy: { '/api': { target: apiOrigin, changeOrigin: false } } } }),
  }
})
