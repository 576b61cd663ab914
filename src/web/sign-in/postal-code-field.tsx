import { TextField, type TextFieldProps } from '#web/ui/fields/text-field.tsx'

type Props = Omit<TextFieldProps, 'autoComplete' | 'maxLength' | 'onChange'> & { onChange: (value: string) => void }

/** Shows capitals while they are typed, as codes with letters are written. */
export const PostalCodeField = ({ onChange, ...props }: Props) => (
  <TextField
    {...props}
    onChange={value => onChange(value.toUpperCase())}
    autoComplete="postal-code"
    autoCapitalize="characters"
    maxLength={12}
  />
)
