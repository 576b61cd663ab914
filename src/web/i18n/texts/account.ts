import details from './account/details.ts'
import loyalty from './account/loyalty.ts'
import security from './account/security.ts'

export default { ...details, ...loyalty, ...security }
