import { isPhone } from '#domain/identity/phone.ts'
import { isBlank } from '#domain/identity/validators.ts'

export const SMS_START = { sms: '', smsAccepted: '' }

export type SmsValues = Readonly<Record<'phone' | 'phoneDialCode' | 'sms' | 'smsAccepted', string>>

/** A number that could be texted to. */
export const isReachable = ({ phone, phoneDialCode }: SmsValues) =>
  !isBlank(phone) && isPhone(phone, { dialCode: phoneDialCode })

/** Whether texts were agreed to: the box, its terms, and a number. */
export const agreesToSms = (values: SmsValues): boolean =>
  values.sms === 'on' && values.smsAccepted === 'on' && isReachable(values)

/** Ticked, but the terms behind the box still wait for their yes. */
export const awaitsSmsTerms = (values: SmsValues): boolean =>
  values.sms === 'on' && isReachable(values) && values.smsAccepted !== 'on'
