/** Prints incoming messages and checks their signatures. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { Webhook } from 'standardwebhooks';

const USAGE = 'npm run webhook:receive -- --secret whsec_… [--port 4000] [--answer 204]';
const OPTIONS = {
  secret: { type: 'string' },
  port: { type: 'string', default: '4000' },
  answer: { type: 'string', default: '204' },
  help: { type: 'boolean' },
};

function valuesOf() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(1);
  }
}

const values = valuesOf();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const secret = values.secret ?? process.env['WEBHOOK_SECRET'];
if (!secret) {
  console.error(
    'Which signing secret? --secret whsec_… or WEBHOOK_SECRET; POST /api/webhook_endpoints answers it once.',
  );
  process.exit(1);
}

/**
 * Ids of received messages: a repeated one is acknowledged but not processed again. A real receiver
 * stores them in its database.
 */
const seen = new Set();

const server = createServer(async (request, response) => {
  // the raw bytes, because the signature does not match a reserialized body
  const body = await text(request);
  try {
    const { type, timestamp, data } = new Webhook(secret).verify(body, request.headers);
    const id = String(request.headers['webhook-id']);
    console.log(
      `${id}  ${type}  ${timestamp}${seen.has(id) ? '  (again)' : `\n${JSON.stringify(data, null, 2)}`}`,
    );
    seen.add(id);
    response.writeHead(Number(values.answer)).end();
  } catch (error) {
    console.error(`refused: ${error.message}`);
    response.writeHead(400).end();
  }
});
server.listen(Number(values.port), '127.0.0.1', () =>
  console.log(
    `Receiving at http://127.0.0.1:${values.port}/ (a service with WEBHOOK_ALLOW_PRIVATE=true can reach it). Ctrl-C ends it.`,
  ),
);
