import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { CHUNKS } from './scripts/chunks.ts'
import { oneLanguage } from './scripts/one-language.ts'

/** The studio is a build of its own, so that no byte of it can reach the shop. */
const studio: UserConfig = {
  appType: 'custom',
  base: '/studio/',
  publicDir: false,
  cacheDir: '.tmp/vite-studio',
  plugins: [react()],
  build: {
    outDir: 'dist/studio',
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { input: 'src/studio/main.tsx' },
  },
}

/** Two builds of src/web: what browsers download, and the renderer that the server imports. And one of src/studio. */
export default defineConfig(({ isSsrBuild, mode }) => (mode === 'studio' ? studio : shop(isSsrBuild === true)))

const shop = (isSsrBuild: boolean): UserConfig => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  cacheDir: '.tmp/vite',
  plugins: [react(), tailwind(), oneLanguage()],
  build: isSsrBuild
    ? { ssr: 'src/web/entry-server.tsx', outDir: 'dist/server', emptyOutDir: true, minify: false, target: 'node24' }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        target: 'es2022',
        // Nobody waits for what starts at rest: naming all that it needs would cost every page more than it saves.
        modulePreload: { resolveDependencies: (file, needed) => (file.includes('at-rest') ? [] : needed) },
        rolldownOptions: {
          input: ['src/web/entry-client.ts', 'src/web/preview-frame/preview-frame.ts'],
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
  ssr: isSsrBuild ? { noExternal: true } : {},
  // The server runs in any environment; its React is always the fast one.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
})
