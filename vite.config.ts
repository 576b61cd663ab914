import { resolve } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { CHUNKS } from './scripts/chunks.ts'
import { asInSources } from './scripts/as-in-sources.ts'
import { oneLanguage } from './scripts/one-language.ts'
import { markOfSources } from './src/server/catalog/snapshot/program-mark.ts'

const PROGRAM = 'dist/program'
/** Loaded by themselves: what opens the shop, and the thread for large files. */
const PROGRAM_ENTRIES = ['scripts/open.ts', 'src/server/tasks/apart-thread.ts']

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

/** The server with all that it is made of, but for what is not JavaScript. It runs in any environment, as its sources do. */
const program = (): UserConfig => ({
  appType: 'custom',
  publicDir: false,
  cacheDir: '.tmp/vite-program',
  plugins: [asInSources(resolve(PROGRAM), PROGRAM_ENTRIES)],
  build: {
    ssr: true,
    outDir: PROGRAM,
    emptyOutDir: true,
    manifest: 'manifest.json',
    minify: false,
    sourcemap: true,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    target: 'node24',
    rolldownOptions: {
      input: PROGRAM_ENTRIES,
      output: { chunkFileNames: '[name]-[hash].js', codeSplitting: true, sourcemapExcludeSources: true },
    },
  },
  ssr: { noExternal: true, external: ['sharp', '@node-rs/argon2', '@electric-sql/pglite', 'pg-native'] },
  define: { MADE_OF: JSON.stringify(markOfSources()) },
})

/** Two builds of src/web: what browsers download, and the renderer that the server imports. One of src/studio, and one of src/server. */
export default defineConfig(({ isSsrBuild, mode }) => {
  if (mode === 'studio') return studio
  return mode === 'program' ? program() : shop(isSsrBuild === true)
})

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
