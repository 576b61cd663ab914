/**
 * What goes into one file of script, beside what the bundler decides. Left to it, each set of islands that shares something
 * gets a file of its own: thirty small ones for a buy box, and a browser asks for six at a time. A group holds what nearly
 * everybody needs who needs any of it, and none of it imports from a group above its own.
 */
const GROUPS: Readonly<Record<string, RegExp>> = {
  react:
    /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime|src\/(?:web\/i18n\/i18n|domain\/sites\/formats)\.tsx?$/,
  // What nearly every island needs comes with the locales.
  sites: /src\/(?:domain\/(?:sites\/(?:sites|shop-urls)|time\/timings)|web\/ui\/class-names)\.ts$/,
  dialogs: /src\/web\/dialogs\/(?:registry|fetch-dialog|deep-link)\.ts$/,
  buttons: /src\/web\/ui\/(?:button|button-look|spinner)\.tsx?$/,
  fields:
    /src\/(?:web\/ui\/fields\/(?:field-frame|text-field|use-value)|domain\/identity\/(?:problem|validators))\.tsx?$/,
  buying:
    /src\/web\/product\/(?:buy-box|buy-row|custom-builder|fit-text|gift-card-fields|notify-form|width-choices|size-choices|use-buying|buying|add-items|form-fields)\.tsx?$/,
}

export const CHUNKS = Object.entries(GROUPS).map(([name, test], at, all) => ({
  name,
  test,
  priority: all.length - at,
  includeDependenciesRecursively: false,
}))
