import consent from './consent.ts'
import forms from './forms.ts'
import newsletter from './newsletter.ts'
import sections from './sections.ts'
import shell from './shell.ts'
import ui from './ui.ts'

export const de = { consent, forms, newsletter, sections, shell, ui }
