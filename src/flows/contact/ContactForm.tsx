import { type ComponentProps, useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { contactTexts } from '#content/contactForm.ts';
import { formTexts } from '#content/form.ts';
import { contactForm } from '#styled/recipes';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { ContactEvent, contactMachine } from './contact.machine.ts';
import type { ContactMessage } from './contactMessage.ts';

interface ContactFormProps {
  state: SnapshotFrom<typeof contactMachine>;
  send: (event: ContactEvent) => void;
  /** The form got focus: submission code can be prefetched. */
  onFocus?: () => void;
}

/** The contact form: four fields and a submit button that shows the progress. */
export function ContactForm({ state, send, onFocus }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isInvalid = state.matches({ idle: 'invalid' });
  const styles = contactForm();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second try with the same gaps is a new state
  useEffect(() => {
    if (isInvalid) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isInvalid, state]);

  useEffect(() => {
    // Typed into the prerendered form before hydration.
    for (const [name, value] of new FormData(form.current ?? undefined)) {
      if (isFieldName(name) && typeof value === 'string' && value !== '') {
        send({ type: 'field.changed', name, value });
      }
    }
  }, [send]);

  const field = (name: keyof ContactMessage) => ({
    name,
    label: contactTexts[name],
    required: true,
    requiredHint: formTexts.required,
    isBusy: state.hasTag('busy'),
    error: state.context.problems[name],
    value: state.context.fields[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      send({ type: 'field.changed', name, value: event.currentTarget.value }),
  });

  return (
    <form
      ref={form}
      className={styles.root}
      noValidate
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'submitted' });
      }}
    >
      <div className={styles.pair}>
        <Field {...field('name')} type="text" autoComplete="name" />
        <Field {...field('email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <Field {...field('subject')} type="text" autoComplete="off" />
      <Field {...field('message')} multiline rows={5} autoComplete="off" />
      <div className={styles.actions}>
        <Button type="submit" size="lg" {...button(state)} />
        <p role="status" className={styles.received}>
          {state.matches({ idle: 'sent' }) && contactTexts.received}
        </p>
      </div>
    </form>
  );
}

function isFieldName(name: string): name is keyof ContactMessage {
  return name === 'name' || name === 'email' || name === 'subject' || name === 'message';
}

/** The button's variant by state; after a failure it shows no text (D3). */
function button(state: SnapshotFrom<typeof contactMachine>): ComponentProps<typeof Button> {
  const shared = {
    reserve: [contactTexts.submit, contactTexts.sending, contactTexts.sent],
    isBusy: state.hasTag('busy'),
    'aria-disabled': state.hasTag('locked') || undefined,
  };
  if (state.matches('error')) {
    return { ...shared, 'aria-label': contactTexts.retry, children: <Icon name="retry" /> };
  }
  if (state.matches('sending')) return { ...shared, children: contactTexts.sending };
  if (state.matches('success')) return { ...shared, children: contactTexts.sent };
  return { ...shared, children: contactTexts.submit };
}
