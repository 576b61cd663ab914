export const pictureAddress = (locale: string, mediaId: string): string => `/${locale}/pictures/${mediaId}`
