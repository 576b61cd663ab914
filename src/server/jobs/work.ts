import { FORGET_FILE_JOB } from '../assets/assets.service.ts'
import { endRights } from '../assets/end-rights.ts'
import { forgetFile, forgetOldUploads } from '../assets/forget-files.ts'
import { mailResetLink } from '../identity/password-reset.service.ts'
import { tellOfAbandonedCarts } from '../cart/abandoned.service.ts'
import { releaseExpiredReservations } from '../cart/reservation.service.ts'
import { buyLabel, LABEL_JOB } from '../carrier/labels.service.ts'
import { askForMoneyOfLabels, VOID_JOB, voidLabel } from '../carrier/unneeded-labels.service.ts'
import { askForQuietParcels, TRACK_JOB, trackParcel } from '../carrier/tracking.service.ts'
import { ORDER_PLACED_JOB } from '../checkout/finish-order.ts'
import { deliverNews, fetchMissedNews, settleOpenPayments } from '../checkout/settle.service.ts'
import { forgetUnconfirmed } from '../consumer/subscription-links.service.ts'
import { forgetOldImports } from '../bulk/import-tasks.ts'
import { mailStaffCard, STAFF_CARD_JOB } from '../credits/mail-card.ts'
import { forgetOldVisitors } from '../decision/decision.service.ts'
import { forgetMarksGiven } from '../decision/marks-given.ts'
import { forgetOldEvents } from '../events/events.service.ts'
import { addUpExperiments } from '../experiments/add-up.ts'
import { buildFeeds } from '../feeds/build-feeds.ts'
import { sealGiftCardCodes } from '../gift-cards/seal-codes.ts'
import { sendQueuedMail } from '../mail/mail.service.ts'
import { announceOrder } from '../orders/announce.service.ts'
import { CAPTURE_JOB, captureWhatLapses, carryOutCapture } from '../orders/capture.service.ts'
import { GIFT_CARD_JOB, mailGiftCard, OPEN_GIFT_CARD_JOB } from '../orders/gift-cards-by-mail.ts'
import { fulfilWhereSimulated } from '../orders/fulfilment.service.ts'
import { forgetBuyersWhoLeft } from '../orders/personal-data.service.ts'
import { carryOutLateRefunds, carryOutRefund, REFUND_JOB } from '../orders/refund.service.ts'
import { carryOutForgetting, FORGET_PAYER_JOB } from '../payment/customers.service.ts'
import { WEBHOOK_JOB } from '../payment/simulator/simulator.ts'
import { tellWhoWaits } from '../products/back-in-stock.service.ts'
import { forgetUnopened } from '../phone-orders/forget-unopened.ts'
import { keepSearches } from '../products/popular-searches.service.ts'
import { tellWhoAsked } from '../reviews/answered.service.ts'
import { addUpSales } from '../reports/add-up.ts'
import { mailWeek } from '../reports/weekly.service.ts'
import { keepFigures } from '../search/figures.service.ts'
import { countPopularity } from '../search/popularity.service.ts'
import { sealSecretsAnew } from '../security/seal-anew.ts'
import { forgetOldTasks, runTask } from '../tasks/run-task.ts'
import { tellOfKeysThatEnd } from '../staff/keys-that-end.ts'
import { catchUpTaxBooks, keepTaxBook, TAX_BOOK_JOB } from '../tax/tax-books.service.ts'
import { TASK_JOB } from '../tasks/tasks.service.ts'
import { forgetOldCounts, forgetOldRows } from './forget-old-rows.service.ts'
import { markUnknown } from './left-jobs.queries.ts'
import { MAIL_JOB, type JobKind, type Routine, type Work } from './jobs.ts'

/** Who does which kind of queued work. Features add their kinds here. */
export const work: Readonly<Record<JobKind, Work>> = {
  [MAIL_JOB]: sendQueuedMail,
  'password-reset': mailResetLink,
  [WEBHOOK_JOB]: deliverNews,
  [ORDER_PLACED_JOB]: announceOrder,
  [GIFT_CARD_JOB]: mailGiftCard,
  [OPEN_GIFT_CARD_JOB]: mailGiftCard,
  [REFUND_JOB]: carryOutRefund,
  [CAPTURE_JOB]: carryOutCapture,
  [FORGET_PAYER_JOB]: carryOutForgetting,
  [TAX_BOOK_JOB]: keepTaxBook,
  [LABEL_JOB]: buyLabel,
  [TRACK_JOB]: trackParcel,
  [VOID_JOB]: voidLabel,
  [TASK_JOB]: runTask,
  [STAFF_CARD_JOB]: mailStaffCard,
  [FORGET_FILE_JOB]: forgetFile,
}

/** A newer version may have templates and work on many things that this one has not. */
const KNOWN_IN_PART = [MAIL_JOB, TASK_JOB]

const SETTLE_MS = 5_000
const FULFIL_MS = 15_000
const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

export const routines: readonly Routine[] = [
  { kind: 'settle open payments', everyMs: SETTLE_MS, work: settleOpenPayments },
  { kind: 'fetch missed news of payments', everyMs: 10 * MINUTE_MS, work: fetchMissedNews },
  { kind: 'watch reserved money', everyMs: 10 * MINUTE_MS, work: captureWhatLapses },
  { kind: 'carry out late refunds', everyMs: MINUTE_MS, work: carryOutLateRefunds },
  { kind: 'catch up with tax books', everyMs: 10 * MINUTE_MS, work: catchUpTaxBooks },
  { kind: 'fulfil orders', everyMs: FULFIL_MS, work: fulfilWhereSimulated },
  { kind: 'ask for quiet parcels', everyMs: 10 * MINUTE_MS, work: askForQuietParcels },
  { kind: 'ask for the money of labels', everyMs: MINUTE_MS, work: askForMoneyOfLabels },
  { kind: 'tell of carts that were left', everyMs: 15 * MINUTE_MS, work: tellOfAbandonedCarts },
  { kind: 'tell who waits for a size', everyMs: MINUTE_MS, work: tellWhoWaits },
  { kind: 'tell who asked', everyMs: MINUTE_MS, work: tellWhoAsked },
  { kind: 'build product feeds', everyMs: MINUTE_MS, work: buildFeeds },
  { kind: 'keep what is searched for', everyMs: MINUTE_MS, work: keepSearches, ofEachProcess: true },
  { kind: 'keep figures of searches', everyMs: MINUTE_MS, work: keepFigures, ofEachProcess: true },
  { kind: 'count popularity', everyMs: HOUR_MS, work: countPopularity },
  { kind: 'add up what was sold', everyMs: MINUTE_MS, work: addUpSales },
  { kind: 'add up experiments', everyMs: MINUTE_MS, work: addUpExperiments },
  { kind: 'mail what a week sold', everyMs: HOUR_MS, work: mailWeek },
  { kind: 'release expired reservations', everyMs: MINUTE_MS, work: releaseExpiredReservations },
  { kind: 'forget letters nobody confirmed', everyMs: HOUR_MS, work: forgetUnconfirmed },
  { kind: 'forget telephone orders nobody opened', everyMs: HOUR_MS, work: forgetUnopened },
  { kind: 'forget buyers who left', everyMs: HOUR_MS, work: forgetBuyersWhoLeft },
  { kind: 'forget visitors who left', everyMs: HOUR_MS, work: forgetOldVisitors },
  { kind: 'forget how many visitors came', everyMs: HOUR_MS, work: forgetMarksGiven },
  { kind: 'seal codes of gift cards', everyMs: HOUR_MS, work: sealGiftCardCodes },
  { kind: 'forget unfinished uploads', everyMs: HOUR_MS, work: forgetOldUploads },
  { kind: 'end rights to pictures', everyMs: HOUR_MS, work: endRights },
  { kind: 'forget old events', everyMs: HOUR_MS, work: forgetOldEvents },
  { kind: 'tell of keys that end', everyMs: HOUR_MS, work: tellOfKeysThatEnd },
  { kind: 'seal secrets anew', everyMs: HOUR_MS, work: sealSecretsAnew },
  { kind: 'forget what tasks wrote', everyMs: HOUR_MS, work: forgetOldTasks },
  { kind: 'forget old imports', everyMs: HOUR_MS, work: forgetOldImports },
  { kind: 'forget old answers', everyMs: HOUR_MS, work: forgetOldRows },
  { kind: 'forget what was counted', everyMs: MINUTE_MS, work: forgetOldCounts },
  {
    kind: 'look for work nobody knows',
    everyMs: MINUTE_MS,
    work: ({ database }) => markUnknown(database.db, { known: Object.keys(work), knownInPart: KNOWN_IN_PART }),
  },
]
