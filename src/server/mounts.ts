import { WEB_ACCESS_KEY } from '#contract/access-key.ts'
import { mountAssetFiles } from './assets/asset-files.mount.ts'
import { mountCaptcha } from './captcha/captcha.mount.ts'
import { mountCarrier } from './carrier/carrier.mount.ts'
import { mountWebhooks } from './checkout/webhooks.ts'
import { mountPreviewDoor } from './content/preview-door.ts'
import { mountStaffPreview } from './content/staff-preview.mount.ts'
import { mountOneClick } from './consumer/one-click.mount.ts'
import { mountFeeds } from './feeds/feeds.mount.ts'
import type { Mount } from './http/app.ts'
import { mountLetterFrame } from './mail/letter-frame.mount.ts'
import { mountMailbox } from './mail/mailbox.ts'
import { mountFilms } from './media/films.ts'
import { mountMedia } from './media/media.ts'
import { mountDocuments } from './orders/documents.ts'
import { mountWarehouse } from './orders/warehouse.ts'
import { mountPasskeys } from './passkeys/passkeys.mount.ts'
import { mountStaff } from './http/staff-api.ts'
import { mountStudioHost } from './http/studio-host.ts'
import { mountSingleSignOn } from './staff/single-sign-on.mount.ts'
import { staffOperations } from './staff-handlers.ts'
import { mountApiDocs, mountStaffDocs } from './openapi/docs.ts'
import { operations } from './handlers.ts'
import type { Services } from './services.ts'
import { mountSettled } from './settled.ts'
import { mountSitemap } from './sitemap/sitemap.mount.ts'
import { VERSION } from './version.ts'

/** The key that pages of the shop call with: no partner's is told to anybody. */
const pagesKey = ({ config: { ACCESS_KEYS } }: Services): string =>
  ACCESS_KEYS.find(key => key === WEB_ACCESS_KEY) ?? ACCESS_KEYS[0] ?? WEB_ACCESS_KEY

/** Routes of features that are neither calls of the contract nor pages of the shop. */
export const featureMounts = (services: Services): Mount[] => [
  services.payments.mount,
  mountWebhooks(services),
  mountDocuments(services),
  mountCarrier(services),
  mountFilms(services),
  mountAssetFiles(services),
  mountMedia(services),
  ...(services.config.production
    ? []
    : [mountMailbox(services), mountWarehouse(services), mountPreviewDoor(services), mountSettled(services)]),
  mountCaptcha(services),
  mountPasskeys(services),
  mountOneClick(services),
  mountFeeds(services),
  mountSitemap(services),
  ...(services.config.apiDocs ? [mountApiDocs(operations, VERSION, pagesKey(services))] : []),
  ...(services.config.STUDIO
    ? [
        mountStudioHost(services),
        ...(services.config.apiDocs ? [mountStaffDocs(staffOperations, VERSION, pagesKey(services))] : []),
        mountStaff(services, staffOperations),
        mountSingleSignOn(services),
        mountStaffPreview(services),
        mountLetterFrame(services),
      ]
    : []),
]
