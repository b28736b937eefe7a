/** @jsxRuntime classic */
import * as React from 'react';
import { useEffect, useId, useRef } from 'react';
import { Button } from 'storybook/internal/components';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useParameter, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { FunctionName } from '#contract';
import { paint } from '../../paint.ts';
import {
  choicesOf,
  commonChoices,
  describeFault,
  type Fault,
  type Faults,
  faultEverywhere,
  functionNames,
  readFaults,
  sharedFault,
} from './faults.ts';

const Frame = styled.div(({ theme }) => ({
  width: 'min(460px, calc(100vw - 32px))',
  fontSize: theme.typography.size.s1,
  lineHeight: '18px',
  color: paint(theme).text,
  background: paint(theme).ground,
  borderRadius: theme.appBorderRadius,
}));

const Bar = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 12px',
  '&:first-of-type': { borderBottom: `1px solid ${paint(theme).border}` },
  '&:last-of-type': { borderTop: `1px solid ${paint(theme).border}` },
}));

const Title = styled.h2(({ theme }) => ({
  margin: 0,
  fontSize: theme.typography.size.s2,
  fontWeight: theme.typography.weight.bold,
}));

const Rows = styled.div({ maxHeight: 'min(420px, 60vh)', overflow: 'auto', padding: '4px 0' });

const Row = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 210px',
  alignItems: 'center',
  gap: '2px 12px',
  padding: '4px 12px',
});

const Name = styled.label(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  fontFamily: theme.typography.fonts.mono,
  overflowWrap: 'anywhere',
}));

const Plain = styled.span(({ theme }) => ({ fontFamily: theme.typography.fonts.base }));

const Note = styled(Plain)(({ theme }) => ({ color: paint(theme).accent }));

const Hint = styled.p(({ theme }) => ({ gridColumn: '1 / -1', margin: 0, color: paint(theme).muted }));

/** Storybook's own select puts its options into a group, in which browsers show no further groups. */
const Select = styled.select(({ theme }) => ({
  width: '100%',
  minHeight: 28,
  padding: '0 6px',
  font: 'inherit',
  color: theme.input.color,
  background: theme.input.background,
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  colorScheme: theme['base'],
  '&:focus-visible': { outline: `2px solid ${paint(theme).accent}`, outlineOffset: -1 },
}));

type Choices = ReturnType<typeof choicesOf>;

interface ChoiceRowProps {
  label: React.ReactNode;
  /** The option that means no fault. */
  none: string;
  choices: Choices;
  chosen: Fault | undefined;
  hint?: string | undefined;
  onChoose: (choice: string) => void;
}

function ChoiceRow({ label, none, choices, chosen, hint, onChoose }: ChoiceRowProps) {
  const id = useId();
  return (
    <Row>
      <Name htmlFor={id}>{label}</Name>
      <Select
        id={id}
        value={chosen ?? ''}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{none}</option>
        {choices.map((group) => (
          <optgroup key={group.title} label={group.title}>
            {group.choices.map(({ fault, title }) => (
              <option key={fault} value={fault}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      {hint && <Hint id={`${id}-hint`}>Given: {hint}.</Hint>}
    </Row>
  );
}

interface FaultFormProps {
  faults: Faults;
  onChange: (faults: Faults) => void;
  onClose: () => void;
}

/** The fault of each function; a change takes effect with the next call. */
export function FaultForm({ faults, onChange, onClose }: FaultFormProps) {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const asked = useParameter<FunctionName | undefined>('answersOf');
  const count = Object.keys(faults).length;
  const shared = sharedFault(faults);

  // The popover traps focus, and returns it a frame after it closes: what a story typed meanwhile would
  // be lost.
  const onClosed = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      requestAnimationFrame(() => requestAnimationFrame(() => onClosed.current?.()));
    },
    [],
  );

  return (
    <Frame>
      <Bar>
        <Title>What the functions do</Title>
        <Button
          size="small"
          variant="outline"
          ariaLabel={false}
          disabled={count === 0}
          onClick={() => onChange({})}
        >
          Reset
        </Button>
      </Bar>
      <Rows>
        <ChoiceRow
          label={<Plain>All of them</Plain>}
          none={count === 0 ? 'As the story has it' : '…'}
          choices={commonChoices()}
          chosen={shared}
          onChoose={(choice) => onChange(faultEverywhere(choice))}
        />
        {functionNames.map((name) => {
          const fault = faults[name];
          return (
            <ChoiceRow
              key={name}
              label={
                <>
                  {name} {name === asked && <Note>this story</Note>}
                </>
              }
              none="As the story has it"
              choices={choicesOf(name)}
              chosen={fault}
              hint={shared === undefined && fault ? describeFault(name, fault)?.given : undefined}
              onChoose={(choice) => onChange(readFaults({ ...faults, [name]: choice }))}
            />
          );
        })}
      </Rows>
      <Bar>
        <span role="status">
          {count === 0 ? 'No fault is on.' : 'Stays on from story to story until it is reset.'}
        </span>
        <Button
          size="small"
          variant="outline"
          ariaLabel={false}
          onClick={() => {
            onClosed.current = () => api.emit(FORCE_REMOUNT, { storyId });
            onClose();
          }}
        >
          Run the story again
        </Button>
      </Bar>
    </Frame>
  );
}
