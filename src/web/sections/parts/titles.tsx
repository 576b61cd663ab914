import type { Target } from '#contract/content/content-fields.ts'
import type { Picture as PictureFacts } from '#contract/content/content-media.ts'
import type { TITLE_STYLES } from '#contract/content/content-tokens.ts'
import { cx } from '#web/ui/class-names.ts'
import { cssColour } from '#web/ui/colour.ts'
import { Picture } from '#web/ui/picture.tsx'
import { HEADING_SIZES } from '#web/ui/text.tsx'
import { RichText } from '#web/ui/rich-text.tsx'
import { TargetLink, Targets } from './target-link.tsx'

type TitleStyle = (typeof TITLE_STYLES)[number]

export type TitleFields = {
  title?: string | undefined
  titleColor?: string | undefined
  titleStyle: TitleStyle
  titleH1?: boolean | undefined
  hideTitle?: boolean | undefined
  subtitle?: string | undefined
  subtitleColor?: string | undefined
  subtitleStyle: TitleStyle
}

export const titleFieldsOf = (fields: TitleFields): TitleFields => {
  const { title, titleColor, titleStyle, titleH1, hideTitle, subtitle, subtitleColor, subtitleStyle } = fields
  return { title, titleColor, titleStyle, titleH1, hideTitle, subtitle, subtitleColor, subtitleStyle }
}

export const colourOf = (colour: string | undefined) =>
  colour === undefined ? undefined : { color: cssColour(colour) }

const SUBTITLE_SIZES = {
  display: 'text-2xl',
  xl: 'text-xl',
  lg: 'text-lg',
  md: 'text-lg',
  sm: 'text-base',
} as const satisfies Record<TitleStyle, string>

export function Title({ fields, className }: { fields: TitleFields; className?: string }) {
  const { title, titleColor, titleStyle, titleH1, hideTitle } = fields
  if (title === undefined) return null
  const Tag = titleH1 ? 'h1' : 'h2'
  return (
    <Tag className={hideTitle ? 'sr-only' : cx(HEADING_SIZES[titleStyle], className)} style={colourOf(titleColor)}>
      {title}
    </Tag>
  )
}

export const Subtitle = ({ fields, className }: { fields: TitleFields; className?: string }) =>
  fields.subtitle === undefined ? null : (
    <p className={cx(SUBTITLE_SIZES[fields.subtitleStyle], className)} style={colourOf(fields.subtitleColor)}>
      {fields.subtitle}
    </p>
  )

/** What heads a list of things: title, subtitle, and a link to all of them. */
export function SectionHead({ fields, textLink }: { fields: TitleFields; textLink?: Target | undefined }) {
  if (fields.title === undefined && fields.subtitle === undefined && !textLink) return null
  return (
    <div
      className={cx('flex flex-wrap items-end justify-between gap-x-8 gap-y-2', !fields.hideTitle && 'mb-6 lg:mb-8')}
    >
      <div className="flex flex-col gap-2">
        <Title fields={fields} />
        <Subtitle fields={fields} className="max-w-text text-slate" />
      </div>
      {textLink && <TargetLink target={textLink} asText />}
    </div>
  )
}

export type StoryFields = TitleFields & {
  richText?: string | undefined
  richTextColor?: string | undefined
  richTextBelowTargets?: string | undefined
  eyebrowText?: string | undefined
  eyebrowLogo?: PictureFacts | undefined
  overline?: string | undefined
  textAlignment: 'left' | 'center' | 'right'
  targets: readonly Target[]
  linkType: 'CTA' | 'Text-Link' | 'No-CTA'
  equalTargetSize?: boolean | undefined
}

const ALIGN = {
  left: 'items-start text-left',
  center: 'items-center text-center',
  right: 'items-end text-right',
} as const

/** The words of a hero or banner, from the line above the title to the small print under the buttons. */
export function Story({
  story,
  tone = 'light',
  plain = false,
  className,
}: {
  story: StoryFields
  tone?: 'light' | 'dark'
  /** All words in the full colour: on media a quieter one is too faint. */
  plain?: boolean
  className?: string
}) {
  const { overline, eyebrowText, eyebrowLogo, richText, richTextBelowTargets } = story
  const quiet = tone === 'dark' || plain ? undefined : 'text-slate'
  return (
    <div className={cx('flex flex-col gap-4', ALIGN[story.textAlignment], className)}>
      {overline && (
        <p className={cx('text-sm', quiet)} style={colourOf(story.titleColor)}>
          {overline}
        </p>
      )}
      {eyebrowLogo && <Picture shape="scene" picture={eyebrowLogo} sizes="8rem" className="h-8 w-auto" />}
      {eyebrowText && (
        <p className={cx('text-sm font-semibold', quiet)} style={colourOf(story.titleColor)}>
          {eyebrowText}
        </p>
      )}
      <Title fields={story} />
      <Subtitle fields={story} className="max-w-text" />
      {richText && (
        <div className="max-w-text" style={colourOf(story.richTextColor)}>
          <RichText html={richText} />
        </div>
      )}
      <Targets
        targets={story.targets}
        linkType={story.linkType}
        equalTargetSize={story.equalTargetSize}
        tone={tone}
        className="mt-2"
      />
      {richTextBelowTargets && (
        <div className={cx('max-w-text text-sm', quiet)} style={colourOf(story.richTextColor)}>
          <RichText html={richTextBelowTargets} />
        </div>
      )}
    </div>
  )
}
