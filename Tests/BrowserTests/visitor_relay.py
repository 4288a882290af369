"""Another address of this machine: passes connections on to a program, from that address."""
import socket
import threading


class VisitorRelay:
  def __init__(self, source, port):
    self.source = source
    self.port = port
    self.server = socket.create_server(("127.0.0.1", 0))
    self.address = f"http://127.0.0.1:{self.server.getsockname()[1]}"
    threading.Thread(target=self.accept, daemon=True).start()

  def accept(self):
    while True:
      try:
        client, _ = self.server.accept()
      except OSError:
        return  # The relay was stopped.
      upstream = socket.create_connection(
        ("127.0.0.1", self.port), source_address=(self.source, 0))
      for ends in [(client, upstream), (upstream, client)]:
        threading.Thread(target=self.copy, args=ends, daemon=True).start()

  @staticmethod
  def copy(source, target):
    try:
      while data := source.recv(65536):
        target.sendall(data)
      target.shutdown(socket.SHUT_WR)
    except OSError:
      pass  # A side has disconnected.

  def stop(self):
    self.server.close()
