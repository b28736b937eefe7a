import './addons/brand/manager.ts';
import './addons/faults/manager.tsx';
import './addons/panel/manager.ts';
import './addons/statechart/manager.tsx';
