import { z } from 'zod'

export const Pdf = z.instanceof(Uint8Array).meta({ id: 'Pdf', description: 'The bytes of a PDF document' })
