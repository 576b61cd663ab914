/** What a person should read before others do: links, addresses and numbers to call. */
export const looksLikeAdvertising = (text: string): boolean =>
  /https?:|www\.|\b[\w.+-]+@[\w-]+\.\w{2,}|\b\w+\.(?:com|net|org|shop|biz|info)\b|\+?\d[\d\s().-]{8,}\d/i.test(text)
