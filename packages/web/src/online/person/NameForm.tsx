import type { Result } from '../api.ts'
import { Refusal } from '../Refusal.tsx'
import { useApi } from '../use-api.ts'
import { NameField } from './NameField.tsx'
import { isName, rememberName } from './person-name.ts'
import { useName } from './use-name.ts'
import '../online.css'

/** A name and one button. */
export function NameForm(props: {
  label: string
  submit: (name: string) => Promise<Result<unknown>>
  onDone: () => void
}) {
  const { label, submit, onDone } = props
  const [name, setName] = useName()
  const { run, isBusy, refused } = useApi()
  return (
    <form
      className="name-form"
      onSubmit={event => {
        event.preventDefault()
        rememberName(name)
        run(() => submit(name), onDone)
      }}
    >
      <NameField name={name} onChange={setName} />
      <Refusal code={isName(name) ? refused : 'bad-name'} />
      <button type="submit" className="btn primary" disabled={isBusy || !isName(name)}>
        {label}
      </button>
    </form>
  )
}
