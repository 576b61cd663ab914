// Serves the shop with hot reload: pages and islands change without a restart.
import { createServer, type Plugin } from 'vite'
import type { Assets, CreateWeb } from '#contract/web.ts'
import { start } from '../src/main.ts'
import { settingsOrExit } from './settings-or-exit.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const ASSETS: Assets = {
  scripts: ['/src/web/entry-client.ts'],
  styles: ['/src/web/styles.css'],
  preloads: [],
  frameScripts: ['/src/web/preview-frame/preview-frame.ts'],
  dev: true,
}

/** What only the server renders has no code in the browser to swap: the document is asked for again. */
const reloadDocuments: Plugin = {
  name: 'reload-documents',
  hotUpdate({ file, server }) {
    if (this.environment.name !== 'ssr' || (!file.endsWith('.tsx') && !file.endsWith('.ts'))) return
    const inBrowser = [...(server.environments.client.moduleGraph.getModulesByFile(file) ?? [])]
    if (inBrowser.every(module => module.type !== 'js')) server.environments.client.hot.send({ type: 'full-reload' })
  },
}

const config = settingsOrExit()
const vite = await createServer({
  server: { middlewareMode: true },
  appType: 'custom',
  plugins: [reloadDocuments],
})
const shop = await start(config, {
  async web() {
    const { createWeb }: { createWeb: CreateWeb } = await vite
      .ssrLoadModule('/src/web/entry-server.tsx')
      .then(module => ({ createWeb: module['createWeb'] }))
    return createWeb(ASSETS, config.MEDIA_BASE)
  },
  finish: (url, html) => vite.transformIndexHtml(new URL(url).pathname, html),
  middleware: (request, response, next) => vite.middlewares(request, response, next),
})
stopOnSignal({
  drain: shop.drain,
  async stop() {
    await vite.close()
    await shop.stop()
  },
})
console.log(`Cairn is open, with hot reload: ${shop.url}`)
