/** Which recommendation showed which style. Neither the widget's name nor anyone's knows what is behind the last dot. */
export const recTokenOf = (widgetId: string, masterId: string): string => `${widgetId}.${masterId}`

export function readRecToken(token: string): { widgetId: string; masterId: string } | undefined {
  const dot = token.lastIndexOf('.')
  return dot > 0 && dot < token.length - 1
    ? { widgetId: token.slice(0, dot), masterId: token.slice(dot + 1) }
    : undefined
}
