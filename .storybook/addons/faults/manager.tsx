/** @jsxRuntime classic */
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { FaultTool } from './FaultTool.tsx';

const ID = 'neon-lasso/faults';

addons.register(ID, () => {
  addons.add(`${ID}/tool`, {
    type: types.TOOL,
    title: 'Faults',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => <FaultTool />,
  });
});
