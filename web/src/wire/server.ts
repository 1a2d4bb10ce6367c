/** The transport to a server: requests over HTTP, live messages over a WebSocket. */
import type { Answer, Line, Listener, Transport } from './transport.ts';

/** What the service worker has kept, and the server did not say just now (service-worker.ts). */
const KEPT = 'X-Quintessence-Kept';

async function request(method: string, path: string, body?: string): Promise<Answer> {
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  });
  const { headers, status } = answer;
  return { status, text: await answer.text(), link: headers.get('link') ?? '', isKept: headers.has(KEPT) };
}

function connect(path: string, listener: Listener): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/api${path}`);
  socket.onopen = () => listener.opened();
  socket.onmessage = (event: MessageEvent<string>) => listener.heard(event.data);
  socket.onclose = () => listener.lost();
  return {
    get state() {
      return socket.readyState > WebSocket.OPEN ? 'lost' : socket.readyState === WebSocket.OPEN ? 'open' : 'opening';
    },
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}

export const server: Transport = { request, connect };
