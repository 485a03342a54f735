import type { Things } from '../categories';
import { devices } from './sv/devices';
import { household } from './sv/household';
import { personal } from './sv/personal';

export const sv: Things = { ...devices, ...personal, ...household };
