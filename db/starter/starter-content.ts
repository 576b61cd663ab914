import { LANGUAGES } from '#domain/sites/sites.ts'
import type { Phrase } from '../seed/text.ts'
import { textOf } from '../seed/text.ts'
import { STARTER_PAGES, type StarterPage } from './starter-pages.ts'

/** Where everything lies until there are other categories. */
export const FIRST_CATEGORY = 1000

type StarterLayer = { readonly scope: string; readonly slug: string; readonly body: Record<string, unknown> }

const TO_WRITE: Phrase = [
  'This page is still to be written.',
  'Cette page reste à écrire.',
  'Diese Seite ist noch zu schreiben.',
  'Esta página está por escribir.',
]
const HOME_TITLE: Phrase = ['Welcome', 'Bienvenue', 'Willkommen', 'Bienvenida']
const HOME_TEXT: Phrase = [
  'The shop stands. Its first products and its home page are still to come.',
  'La boutique est en place. Ses premiers produits et sa page d’accueil restent à venir.',
  'Der Shop steht. Die ersten Produkte und die Startseite kommen noch.',
  'La tienda está en pie. Sus primeros productos y su página de inicio están por llegar.',
]
const LEGAL: Phrase = ['Legal', 'Informations légales', 'Rechtliches', 'Legal']
const HELP: Phrase = ['Help', 'Aide', 'Hilfe', 'Ayuda']
const LOST_TITLE: Phrase = ['There is nothing here', 'Il n’y a rien ici', 'Hier ist nichts', 'Aquí no hay nada']
const LOST_TEXT: Phrase = [
  'The page has moved, or never was.',
  'La page a changé d’adresse, ou n’a jamais existé.',
  'Die Seite ist umgezogen oder war nie da.',
  'La página ha cambiado de dirección o nunca existió.',
]
const CONTACT: Phrase = ['Write to us', 'Nous écrire', 'Schreib uns', 'Escríbenos']
const CONTACT_TEXT: Phrase = [
  'Tell us what it is about; somebody answers by mail.',
  'Dites-nous de quoi il s’agit; quelqu’un vous répond par e-mail.',
  'Sag uns, worum es geht; jemand antwortet per E-Mail.',
  'Cuéntanos de qué se trata; alguien responderá por correo.',
]
const TO_HOME: Phrase = ['To the shop', 'Vers la boutique', 'Zum Shop', 'A la tienda']
const IN_FOOTER = {
  help: ['help', 'help/returns/how-to-return', 'policies/shipping-terms'],
  legal: ['imprint', 'privacy', 'cookies', 'sale-terms', 'brand-terms', 'accessibility'],
}

type Words = (phrase: Phrase) => string

const block = (id: string, richText: string, more: object = {}) => ({
  sections: [{ name: 'main', items: [{ id, type: 'rich-text', richText: `<p>${richText}</p>`, ...more }] }],
})
const link = (text: string, url: string, style = 'link') => ({ text, url, style })

const pageOf = ({ slug, title, toSay }: StarterPage, in_: Words) => ({
  title: in_(title),
  description: in_(toSay),
  ...block(`${slug.replaceAll('/', '-')}-text`, `<strong>${in_(TO_WRITE)}</strong> ${in_(toSay)}`),
})

const homeOf = (in_: Words) => ({
  title: in_(HOME_TITLE),
  description: in_(HOME_TEXT),
  ...block('home-text', in_(HOME_TEXT), { title: in_(HOME_TITLE), titleStyle: 'xl', titleH1: true }),
})

const lostOf = (in_: Words) => ({
  ...block('lost-text', in_(LOST_TEXT), {
    title: in_(LOST_TITLE),
    titleStyle: 'xl',
    titleH1: true,
    targets: [link(in_(TO_HOME), '/{locale}', 'primary')],
  }),
  seo: { noIndex: true },
})

function footerOf(in_: Words) {
  const column = (name: 'help' | 'legal', title: Phrase) => ({
    id: `footer-${name}`,
    type: 'footer-item',
    kind: 'links',
    title: in_(title),
    targets: STARTER_PAGES.filter(({ slug }) => IN_FOOTER[name].includes(slug)).map(page =>
      link(in_(page.title), `/{locale}/${page.slug}`),
    ),
  })
  return { items: [column('help', HELP), column('legal', LEGAL)] }
}

const menuOf = () => {
  const [text, url] = [`{n:${FIRST_CATEGORY}}`, `{c:${FIRST_CATEGORY}}`]
  return {
    items: [{ id: 'menu-all', type: 'mega-menu-l1', name: 'all', title: text, target: link(text, url), columns: [] }],
  }
}

/** What a new shop says, in each of its languages, until somebody says it better. */
export const STARTER_CONTENT: readonly StarterLayer[] = LANGUAGES.flatMap(language => {
  const in_: Words = phrase => textOf(phrase)[language]
  return [
    { slug: 'home', body: homeOf(in_) },
    { slug: 'contact-us', body: { title: in_(CONTACT), ...block('contact-text', in_(CONTACT_TEXT)) } },
    { slug: 'error-4xx', body: lostOf(in_) },
    { slug: 'footer', body: footerOf(in_) },
    { slug: 'menu', body: menuOf() },
    ...STARTER_PAGES.map(page => ({ slug: page.slug, body: pageOf(page, in_) })),
  ].map(layer => ({ scope: language, ...layer }))
})
