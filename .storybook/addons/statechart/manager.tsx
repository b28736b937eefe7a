/** @jsxRuntime classic */
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { PANEL } from './report.ts';
import { StatechartPanel } from './StatechartPanel.tsx';

const ID = 'neon-lasso/statechart';

addons.register(ID, () => {
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Statechart',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => (
      <AddonPanel active={active} hasScrollbar={false}>
        <StatechartPanel />
      </AddonPanel>
    ),
  });
});
