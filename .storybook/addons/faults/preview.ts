import { definePreviewAddon } from 'storybook/internal/csf';
import { faultHandlers } from './faultHandlers.ts';
import { areFaultsOn, FAULTS, type Faults, readFaults } from './faults.ts';

/** The frame's half of the fault console: plays the faults that the toolbar has switched on. */
export default function addonFaults() {
  let faults: Faults = {};
  return definePreviewAddon({
    initialGlobals: { [FAULTS]: {} },
    decorators: [
      // Not in beforeEach: a story's own mocks come after that, and would stand in front.
      (story, { globals, msw }) => {
        faults = readFaults(globals[FAULTS]);
        if (areFaultsOn(globals)) {
          msw.use(...faultHandlers({ faults: () => faults, handlers: () => msw.listHandlers() }));
        }
        return story();
      },
    ],
  });
}
