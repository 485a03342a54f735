/**
 * The smallest possible Next server: one route handler, built and served like ours. node
 * empty-next.mjs <folder> <port>
 */
import { createServer } from 'node:http';
import next from 'next';

const [dir, port] = process.argv.slice(2);
const app = next({ dev: false, dir, hostname: '127.0.0.1', port: Number(port) });
await app.prepare();
const handle = app.getRequestHandler();
createServer((request, response) => void handle(request, response)).listen(
  Number(port),
  '127.0.0.1',
  () => console.log('ready'),
);
