/** What the services take for the present while something runs. */
import { useClock } from '@/lib/platform/clock';

export function at<T>(time: string, run: () => Promise<T>): Promise<T> {
  const back = useClock({ now: () => new Date(time) });
  return run().finally(back);
}
