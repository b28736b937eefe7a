/** @jsxRuntime classic */
import { LightningIcon } from '@storybook/icons';
import * as React from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { FaultForm } from './FaultForm.tsx';
import { FAULTS, readFaults, summaryOf } from './faults.ts';

const Trigger = styled(Button)<{ hasFaults: boolean }>(
  ({ theme, hasFaults }) =>
    hasFaults && {
      color: theme.fgColor.warning,
      background: theme.bgColor.warning,
      boxShadow: `inset 0 0 0 1px ${theme.borderColor.warning}`,
    },
);

/** The toolbar's button, which shows active faults, and its popover. */
export function FaultTool() {
  const [globals, updateGlobals] = useGlobals();
  const faults = readFaults(globals[FAULTS]);
  const summary = summaryOf(faults);
  return (
    <PopoverProvider
      ariaLabel="Faults"
      placement="bottom-start"
      padding={0}
      popover={({ onHide }) => (
        <FaultForm faults={faults} onChange={(next) => updateGlobals({ [FAULTS]: next })} onClose={onHide} />
      )}
    >
      <Trigger
        variant="ghost"
        padding="small"
        size="small"
        hasFaults={summary !== ''}
        ariaLabel={summary ? `Faults, on: ${summary}` : 'Faults'}
        tooltip={summary ? 'Functions are made to misbehave' : 'Make functions misbehave'}
      >
        <LightningIcon />
        {summary}
      </Trigger>
    </PopoverProvider>
  );
}
