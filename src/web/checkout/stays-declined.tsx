import { DECLINED } from './declined.ts'

/** In the forms that leave a refused card in the cart: it pays as little after them as before. */
export const StaysDeclined = ({ code }: { code: string | undefined }) =>
  code !== undefined && <input type="hidden" name={DECLINED} value={code} />
