import type { ReactNode } from 'react'
import type { Namespace } from '#web/i18n/i18n.tsx'
import type { DialogProps } from './dialog-props.ts'

/** Written as a method, so that a dialog with narrower params fits: they are checked where it is opened. */
type DialogModule = { default(props: DialogProps): ReactNode }
export type DialogView = DialogModule['default']

/** On wide screens in the middle or at the right edge; on phones always from below. Pictures take the whole screen. */
export type DialogShape = 'modal' | 'wide' | 'panel' | 'full'

export type DialogEntry = {
  load(): Promise<DialogModule>
  namespaces: readonly Namespace[]
  shape: DialogShape
  /** May be opened by an address that ends in `#dialog=name`. */
  deepLink?: boolean
}

/** Every dialog of the shop: where its code is, which texts it needs, how it opens. The only list. */
const dialogs = {
  'mini-cart': {
    load: () => import('#web/cart/mini-cart.dialog.tsx'),
    namespaces: ['cart', 'ui', 'forms'],
    shape: 'panel',
  },
  'gift-option': {
    load: () => import('#web/cart/gift-option.dialog.tsx'),
    namespaces: ['cart', 'ui', 'forms'],
    shape: 'modal',
  },
  'choose-store': {
    load: () => import('#web/cart/choose-store.dialog.tsx'),
    namespaces: ['cart', 'ui', 'forms'],
    shape: 'panel',
  },
  'choose-point': {
    load: () => import('#web/cart/choose-point.dialog.tsx'),
    namespaces: ['cart', 'ui', 'forms'],
    shape: 'panel',
  },
  'change-store': {
    load: () => import('#web/cart/change-store.dialog.tsx'),
    namespaces: ['cart', 'ui', 'forms'],
    shape: 'modal',
  },
  'store-changed': {
    load: () => import('#web/cart/store-changed.dialog.tsx'),
    namespaces: ['cart', 'ui', 'forms'],
    shape: 'modal',
  },
  'confirm-location': {
    load: () => import('#web/cart/confirm-location.dialog.tsx'),
    namespaces: ['cart', 'ui', 'forms'],
    shape: 'modal',
  },
  'change-shipping': {
    load: () => import('#web/cart/change-shipping.dialog.tsx'),
    namespaces: ['cart', 'ui', 'forms'],
    shape: 'modal',
  },
  'review-picture': {
    load: () => import('#web/social/review-picture.dialog.tsx'),
    namespaces: ['sections'],
    shape: 'wide',
  },
  'share-picture': {
    load: () => import('#web/social/share-picture.dialog.tsx'),
    namespaces: ['social', 'forms', 'ui'],
    shape: 'modal',
  },
  'event-sign-up': {
    load: () => import('#web/sections/events/event-sign-up.dialog.tsx'),
    namespaces: ['sections', 'forms', 'ui', 'signin', 'account'],
    shape: 'modal',
  },
  'ask-question': {
    load: () => import('#web/product/ask-question.dialog.tsx'),
    namespaces: ['forms', 'product'],
    shape: 'modal',
  },
  'ask-question-success': {
    load: () => import('#web/product/ask-question-success.dialog.tsx'),
    namespaces: ['product'],
    shape: 'modal',
  },
  look: { load: () => import('#web/product/look.dialog.tsx'), namespaces: ['forms', 'product'], shape: 'panel' },
  pickup: { load: () => import('#web/product/pickup.dialog.tsx'), namespaces: ['forms', 'product'], shape: 'panel' },
  quickshop: {
    load: () => import('#web/product/quickshop.dialog.tsx'),
    namespaces: ['forms', 'product'],
    shape: 'wide',
  },
  'size-chart': {
    load: () => import('#web/product/size-chart.dialog.tsx'),
    namespaces: ['forms', 'product'],
    shape: 'panel',
  },
  'write-review': {
    load: () => import('#web/product/write-review.dialog.tsx'),
    namespaces: ['forms', 'product'],
    shape: 'modal',
  },
  zoom: { load: () => import('#web/product/zoom.dialog.tsx'), namespaces: ['product'], shape: 'full' },
  installments: {
    load: () => import('#web/checkout/installments.dialog.tsx'),
    namespaces: ['checkout'],
    shape: 'modal',
  },
  probe: { load: () => import('#web/dialogs/probe.dialog.tsx'), namespaces: ['forms'], shape: 'modal', deepLink: true },
  'sign-in': {
    load: () => import('#web/sign-in/sign-in.dialog.tsx').then(module => ({ default: module.SignInAtLookup })),
    namespaces: ['forms', 'signin', 'account'],
    shape: 'modal',
    deepLink: true,
  },
  'sign-up': {
    load: () => import('#web/sign-in/sign-in.dialog.tsx').then(module => ({ default: module.SignUpDialog })),
    namespaces: ['forms', 'signin', 'account'],
    shape: 'modal',
    deepLink: true,
  },
  'forgot-password': {
    load: () => import('#web/sign-in/sign-in.dialog.tsx').then(module => ({ default: module.ForgotPasswordDialog })),
    namespaces: ['forms', 'signin', 'account'],
    shape: 'modal',
    deepLink: true,
  },
  interests: {
    load: () => import('#web/sign-in/sign-in.dialog.tsx').then(module => ({ default: module.InterestsDialog })),
    namespaces: ['forms', 'signin', 'account'],
    shape: 'modal',
    deepLink: true,
  },
  'loyalty-sign-up': {
    load: () => import('#web/sign-in/sign-in.dialog.tsx').then(module => ({ default: module.LoyaltyDialog })),
    namespaces: ['forms', 'signin', 'account'],
    shape: 'modal',
    deepLink: true,
  },
  'employee-terms': {
    load: () => import('#web/sign-in/sign-in.dialog.tsx').then(module => ({ default: module.EmployeeTermsDialog })),
    namespaces: ['forms', 'signin', 'account'],
    shape: 'modal',
    deepLink: true,
  },
  'sign-in-confirmation': {
    load: () =>
      import('#web/sign-in/sign-in.dialog.tsx').then(module => ({ default: module.SignInConfirmationDialog })),
    namespaces: ['forms', 'signin', 'account'],
    shape: 'modal',
    deepLink: true,
  },
  welcome: {
    load: () => import('#web/sign-in/sign-in.dialog.tsx').then(module => ({ default: module.WelcomeDialog })),
    namespaces: ['forms', 'signin', 'account'],
    shape: 'modal',
    deepLink: true,
  },
} as const satisfies Record<string, DialogEntry>

export type DialogName = keyof typeof dialogs
export type DialogParams<N extends DialogName> = Parameters<
  Awaited<ReturnType<(typeof dialogs)[N]['load']>>['default']
>[0]['params']

export const isDialogName = (name: string): name is DialogName => Object.hasOwn(dialogs, name)
export const dialogEntry = (name: DialogName): DialogEntry => dialogs[name]
