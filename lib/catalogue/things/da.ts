import type { Things } from '../categories';
import { devices } from './da/devices';
import { household } from './da/household';
import { personal } from './da/personal';

export const da: Things = { ...devices, ...personal, ...household };
