// For the build: `cart.ts?in=de` is a table of texts in one language, so that a browser downloads no other.
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { textsIn, type Texts } from '#domain/sites/texts.ts'

const ASKED = new RegExp(`^(?<file>.+)\\?in=(?<wanted>${LANGUAGES.join('|')})$`)

export const oneLanguage = (): Plugin => ({
  name: 'one-language',
  enforce: 'pre',
  load: {
    filter: { id: ASKED },
    async handler(id) {
      const { file = '', wanted } = ASKED.exec(id)?.groups ?? {}
      const language = LANGUAGES.find(each => each === wanted)
      if (!language) return
      if (this.environment.mode === 'dev') return pickedInBrowser(file, language)
      const { default: texts }: { default?: Texts } = await import(pathToFileURL(file).href)
      if (!texts) return this.error(`${file} has no table of texts as its default export.`)
      return `export default ${JSON.stringify(textsIn(texts, language))}`
    },
  },
})

/** While somebody writes, the browser reads the table itself: it hears of each change. */
const pickedInBrowser = (file: string, language: string) => `
  import { textsIn } from '#domain/sites/texts.ts'
  import texts from ${JSON.stringify(file)}
  export default textsIn(texts, ${JSON.stringify(language)})`
