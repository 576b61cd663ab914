import { existsSync } from 'node:fs'

/**
 * What goes into one file of script, beside what the bundler decides. Left to it, each set of islands that shares something
 * gets a file of its own: thirty small ones for a buy box, and a browser asks for six at a time. A group holds what nearly
 * everybody needs who needs any of it, and none of it imports from a group above its own.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  react: [
    'node_modules/react/',
    'node_modules/react-dom/',
    'node_modules/scheduler/',
    'src/web/i18n/i18n.tsx',
    'src/domain/sites/formats.ts',
    // How islands share what they know: there is hardly one that does not.
    'node_modules/nanostores/',
    'node_modules/@nanostores/react/',
    'src/web/islands/use-shared.ts',
  ],
  // What nearly every island needs comes with the locales.
  sites: [
    'src/domain/sites/sites.ts',
    'src/domain/sites/shop-urls.ts',
    'src/domain/time/timings.ts',
    'src/web/ui/class-names.ts',
  ],
  dialogs: ['src/web/dialogs/registry.ts', 'src/web/dialogs/fetch-dialog.ts', 'src/web/dialogs/deep-link.ts'],
  buttons: ['src/web/ui/button.tsx', 'src/web/ui/button-look.ts', 'src/web/ui/spinner.tsx'],
  fields: [
    'src/web/ui/fields/field-frame.tsx',
    'src/web/ui/fields/text-field.tsx',
    'src/web/ui/fields/use-value.ts',
    'src/domain/identity/problem.ts',
    'src/domain/identity/validators.ts',
  ],
  buying: [
    'src/web/product/buy-box.tsx',
    'src/web/product/buy-row.tsx',
    'src/web/product/custom-builder.tsx',
    'src/web/product/fit-text.ts',
    'src/web/product/gift-card-fields.tsx',
    'src/web/product/notify-form.tsx',
    'src/web/product/width-choices.tsx',
    'src/web/product/size-choices.tsx',
    'src/web/product/use-buying.ts',
    'src/web/product/buying.ts',
    'src/web/product/add-items.ts',
    'src/web/product/form-fields.ts',
  ],
}

/** A file that was renamed would leave its group without a word. */
function there(path: string): string {
  if (!existsSync(path)) throw new Error(`scripts/chunks.ts names ${path}, which is not there`)
  return path
}

/** The bundler's own helpers go with what everybody loads first. */
const OF_THE_BUNDLER = 'rolldown/runtime'

export const CHUNKS = Object.entries(GROUPS).map(([name, paths], at, all) => {
  const held = [...paths.map(path => `/${there(path)}`), ...(at === 0 ? [OF_THE_BUNDLER] : [])]
  return {
    name,
    test: (id: string) => held.some(path => id.includes(path)),
    priority: all.length - at,
    includeDependenciesRecursively: false,
  }
})
