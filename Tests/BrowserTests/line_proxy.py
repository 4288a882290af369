"""A proxy between a browser and a program whose connections can be cut, held or slowed down."""
import asyncio
import threading
import time
from urllib.parse import urlsplit


class LineProxy:
  """Passes TCP connections on.

  `hold` keeps all bytes, also of new connections, until `release` delivers them in order, as a
  network does after an outage. `strand` keeps the bytes of the current WebSockets, and their
  ends, forever. `cut` ends connections and refuses new ones.
  """

  def __init__(self, address, delay=0.0, rate=None):
    """`delay` is in seconds each way; `rate` in bytes per second from the host, over all
    connections."""
    self.target = urlsplit(address)
    self.delay = delay
    self.rate = rate
    #: The time at which the limited connection is free again.
    self.free = 0.0
    self.loop = asyncio.new_event_loop()
    self.is_cut = False
    self.tasks = set()
    #: An event for each WebSocket, set while bytes flow.
    self.gates = []
    ready = threading.Event()
    self.thread = threading.Thread(target=self.run, args=[ready], daemon=True)
    self.thread.start()
    ready.wait()
    self.address = f"http://127.0.0.1:{self.port}"

  def run(self, ready):
    asyncio.set_event_loop(self.loop)
    self.flows = asyncio.Event()
    self.flows.set()
    self.server = self.loop.run_until_complete(
      asyncio.start_server(self.accepted, "127.0.0.1", 0))
    self.port = self.server.sockets[0].getsockname()[1]
    ready.set()
    self.loop.run_forever()

  # MARK: the network

  def call(self, act):
    done = threading.Event()
    self.loop.call_soon_threadsafe(lambda: (act(), done.set()))
    done.wait()

  def hold(self):
    self.call(self.flows.clear)

  def release(self):
    self.call(self.flows.set)

  def strand(self):
    self.call(lambda: [gate.clear() for gate in self.gates])

  def cut(self):
    def act():
      self.is_cut = True
      for task in self.tasks:
        task.cancel()
    self.call(act)

  def mend(self):
    self.is_cut = False

  def stop(self):
    asyncio.run_coroutine_threadsafe(self.end(), self.loop).result(timeout=10)
    self.loop.call_soon_threadsafe(self.loop.stop)
    self.thread.join(timeout=5)
    self.loop.close()

  async def end(self):
    self.is_cut = True
    self.server.close()
    own = asyncio.current_task()
    others = [task for task in asyncio.all_tasks() if task is not own]
    for task in others:
      task.cancel()
    await asyncio.gather(*others, return_exceptions=True)

  # MARK: connections

  async def accepted(self, reader, writer):
    if self.is_cut:
      writer.transport.abort()
      return
    task = asyncio.current_task()
    self.tasks.add(task)
    other = None
    try:
      await self.flows.wait()
      back, other = await asyncio.open_connection(self.target.hostname, self.target.port)
      gate = asyncio.Event()
      gate.set()
      await asyncio.gather(
        self.pump(reader, other, None, gate), self.pump(back, writer, self.rate, gate))
    except (OSError, asyncio.CancelledError):
      pass
    finally:
      self.tasks.discard(task)
      for end in [writer, other]:
        if end:
          end.transport.abort()

  async def pump(self, reader, writer, rate, gate):
    """Passes bytes on in one direction, each after its delay, in order, at most at the rate."""
    queue = asyncio.Queue()
    sender = asyncio.ensure_future(self.deliver(queue, writer, rate, gate))
    try:
      while data := await reader.read(4096):
        if b"\r\nUpgrade: websocket\r\n" in data:
          self.gates.append(gate)
        await queue.put((time.monotonic() + self.delay, data))
      await queue.put((0, b""))
      await sender
    finally:
      sender.cancel()

  async def deliver(self, queue, writer, rate, gate):
    while True:
      due, data = await queue.get()
      await asyncio.sleep(max(0, due - time.monotonic()))
      if rate:
        # All connections share the rate in order of arrival.
        start = max(self.free, time.monotonic())
        self.free = start + len(data) / rate
        await asyncio.sleep(max(0, self.free - time.monotonic()))
      await self.flows.wait()
      await gate.wait()
      if not data:
        writer.write_eof()
        return
      writer.write(data)
      await writer.drain()
