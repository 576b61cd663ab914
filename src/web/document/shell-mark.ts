import { usePageScope } from './page-scope.tsx'

/** By which the studio finds the parts of menu, promo bar and footer. What shoppers get has none of it. */
export function useShellMark(): (id: string) => { readonly 'data-item': string } | undefined {
  const { fresh } = usePageScope()
  return id => (fresh ? { 'data-item': id } : undefined)
}
