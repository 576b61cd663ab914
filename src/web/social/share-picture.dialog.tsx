import { useState } from 'react'
import { CallError } from '#contract/client.ts'
import { pictureUrl } from '#web/media/picture-url.ts'
import { required } from '#domain/identity/validators.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { failureWords } from '#web/i18n/failure-words.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { ticked, useForm } from '#web/ui/fields/use-form.ts'
import { Notice } from '#web/ui/notice.tsx'
import { handInPicture, type About } from './hand-in-picture.ts'
import { PictureField } from './picture-field.tsx'
import { ShareFields } from './share-fields.tsx'

/** Hands in a picture: choose it, see it, say what is seen, accept the terms. It is shown once someone has looked at it. */
export default function SharePicture({ params, close }: DialogProps<About>) {
  const { t } = useI18n()
  const [handedIn, setHandedIn] = useState<{ id: string; alt: string }>()
  if (!handedIn) return <ShareForm about={params} onDone={setHandedIn} />
  return (
    <>
      <DialogTitle>{t('social.thanks')}</DialogTitle>
      <DialogBody>
        <p className="mb-4">{t('social.waits')}</p>
        <img
          src={pictureUrl(`social/${handedIn.id}`, 'wide-small')}
          alt={handedIn.alt}
          className="max-h-80 w-full bg-stone-100 object-contain"
        />
      </DialogBody>
      <DialogActions>
        <Button onClick={close}>{t('ui.close')}</Button>
      </DialogActions>
    </>
  )
}

type FormProps = { about: About; onDone: (handedIn: { id: string; alt: string }) => void }

function ShareForm({ about, onDone }: FormProps) {
  const { t } = useI18n()
  const [picture, setPicture] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const form = useForm({
    initial: { nickname: '', alt: '', caption: '', terms: '' },
    rules: { nickname: [required], alt: [required], terms: [ticked] },
    async onSubmit({ nickname, alt, caption }) {
      if (picture === undefined) return setProblem(t('social.chooseFirst'))
      try {
        onDone({ id: await handInPicture({ nickname, alt, caption, picture }, about), alt })
      } catch (error) {
        if (!(error instanceof CallError || error instanceof TypeError)) throw error
        setProblem(await failureWords(error, t('ui.failed')))
      }
    },
  })
  return (
    <form {...form.formProps} className="contents">
      <DialogTitle>{t('social.share')}</DialogTitle>
      <DialogBody className="flex flex-col gap-5">
        {problem && <Notice kind="error">{problem}</Notice>}
        <ShareFields
          field={form.field}
          checkbox={form.checkbox}
          picture={
            <PictureField
              onPicture={found => {
                setPicture(found)
                setProblem(found === undefined ? t('social.noPicture') : undefined)
              }}
            />
          }
        />
      </DialogBody>
      <DialogActions>
        <Button type="submit" loading={form.submitting}>
          {t('social.send')}
        </Button>
      </DialogActions>
    </form>
  )
}
