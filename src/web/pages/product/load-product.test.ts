import { expect, it } from 'vitest'
import { createClient } from '#contract/client.ts'
import { PageNotFound } from '#web/page-outcome.ts'
import { detailsOf } from './load-product.ts'

const refusing = (status: number, name: string, errorId: string) =>
  createClient(async () => ({
    status,
    body: { errorDetails: [{ errorId, name, message: '' }], appId: '', correlationId: '' },
  }))

it('has no page of what is not sold here', async () => {
  await expect(detailsOf(refusing(409, 'INVALID_PRICE', 'PRC400'), 'LLP5SSLT')).rejects.toBeInstanceOf(PageNotFound)
  await expect(detailsOf(refusing(500, 'GENERAL', 'GEN500'), 'LLP5SSLT')).rejects.toMatchObject({ status: 500 })
})
