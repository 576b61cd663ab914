import consent from './consent.ts'
import forms from './forms.ts'
import listing from './listing.ts'
import newsletter from './newsletter.ts'
import product from './product.ts'
import sections from './sections.ts'
import shell from './shell.ts'
import ui from './ui.ts'

export const de = { consent, forms, listing, newsletter, product, sections, shell, ui }
