/** Parameters every call takes. They steer the request: a call sees one only if it asks for it. */
export const SHARED_QUERY: readonly string[] = ['locale', 'bypassAllCache', 'preview', 'previewDateTime', 'localePath']
