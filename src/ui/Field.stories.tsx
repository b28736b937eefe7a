import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Field } from './Field.tsx';

const meta = preview.meta({
  title: 'Components/Field',
  component: Field,
  args: { label: 'Email address', name: 'email', type: 'email', placeholder: 'you@example.com' },
});

export const Empty = meta.story();

export const Filled = meta.story({ args: { defaultValue: 'june@example.com' } });

export const WithHint = meta.story({
  args: { hint: 'One letter a month, and never your address to anyone.' },
});

export const Invalid = meta.story({
  args: { defaultValue: 'june', error: 'Please enter a valid email address', hint: 'One letter a month.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleErrorMessage('Please enter a valid email address');
    await expect(input).toHaveAccessibleDescription('One letter a month. Please enter a valid email address');
  },
});

export const Disabled = meta.story({ args: { defaultValue: 'june@example.com', disabled: true } });

/** Visible after the label; assistive technology gets it from the control's attribute, and so only once. */
export const Required = meta.story({
  args: { required: true, requiredHint: '(required)' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(input).toBeRequired();
    await expect(canvas.getByText('(required)')).toBeVisible();
  },
});

/** A new error shifts nothing, even one of two lines. */
export const WithRoomForAnError = meta.story({
  args: { reserve: ['Please enter a valid email address'] },
  render: (args) => (
    <div style={{ width: '11rem' }}>
      <Field {...args} />
      <Field {...args} label="The same with an error" error="Please enter a valid email address" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [without, having] = canvas.getAllByRole('textbox').map(({ parentElement }) => parentElement);
    await expect(without?.offsetHeight).toBe(having?.offsetHeight);
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription('');
  },
});

export const ManyLines = meta.story({
  args: { label: 'Message', name: 'message', multiline: true, rows: 5, placeholder: 'Howdy' },
});
