import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line between a browser and the server that can be cut. */
export interface Relay {
  url: string;
  /** Breaks every connection and takes no new one. */
  cut: () => void;
  mend: () => void;
  stop: () => Promise<void>;
}

export async function startRelay(port: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      whole = false;
      breakAll();
    },
    mend: () => (whole = true),
    stop: () => {
      breakAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
