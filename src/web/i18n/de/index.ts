import forms from './forms.ts'
import shell from './shell.ts'
import ui from './ui.ts'

export const de = { forms, shell, ui }
