import { fork, type ChildProcess } from 'node:child_process';
import { PICTURE_CHILD } from '@/lib/platform/pictures/picture-child';
import { failed, type Answer, type Request } from './child';
import type { Picture } from './set';

interface Children {
  /** The file that the children run. */
  readonly bundle: string;
  readonly processes: number;
  readonly warmUp: boolean;
}

/** Examines the pictures in child processes; returns the answers in the order of the pictures. */
export async function examineAll(
  { bundle, processes, warmUp }: Children,
  pictures: readonly Picture[],
  wanted: Omit<Request, 'path'>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    let child: ChildProcess | null = null;
    for (let at = next++; at < pictures.length; at = next++) {
      const picture = pictures[at];
      if (picture === undefined) break;
      if (child === null || !child.connected) child = start(bundle, warmUp);
      answers[at] = await send(child, { path: picture.path, ...wanted });
    }
    child?.kill();
  };
  await Promise.all(Array.from({ length: Math.max(1, processes) }, work));
  return answers;
}

/** Starts a child as the service does. */
function start(bundle: string, warmUp: boolean): ChildProcess {
  return fork(bundle, warmUp ? ['--child', '--warm-up'] : ['--child'], {
    env: PICTURE_CHILD.env,
    execArgv: [...PICTURE_CHILD.execArgv],
  });
}

function send(child: ChildProcess, request: Request): Promise<Answer> {
  const { path } = request;
  return new Promise((resolve) => {
    const onExit = (code: number | null): void => {
      child.off('message', onMessage);
      resolve(failed(path, `the process ended with ${String(code)}`));
    };
    const onMessage = (answer: unknown): void => {
      child.off('exit', onExit);
      resolve(answer as Answer);
    };
    child.once('exit', onExit);
    child.once('message', onMessage);
    child.send(request);
  });
}
