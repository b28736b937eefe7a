import { definePreviewAddon } from 'storybook/internal/csf';
import { faultHandlers } from './faultHandlers.ts';
import { areFaultsOn, FAULTS, type Faults, readFaults } from './faults.ts';

/** The preview's half of the fault console: plays the active faults. */
export default function addonFaults() {
  let faults: Faults = {};
  return definePreviewAddon({
    initialGlobals: { [FAULTS]: {} },
    decorators: [
      // Not in beforeEach, since a story's own mocks are added after it and would take precedence.
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
