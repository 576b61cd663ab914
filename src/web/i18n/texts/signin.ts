import refusals from './signin/refusals.ts'
import signIn from './signin/sign-in.ts'
import signUp from './signin/sign-up.ts'
import staff from './signin/staff.ts'
import welcome from './signin/welcome.ts'

export default { ...signIn, ...signUp, ...welcome, ...staff, ...refusals }
