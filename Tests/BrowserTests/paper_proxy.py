"""A proxy to Zhihu Daily's server that can be cut: passes requests on to the server of another
program."""
import threading
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class PaperProxy:
  def __init__(self, paper, changed=None):
    """`changed` receives each body with its media type, and returns the body to send instead."""
    proxy = self

    class Handler(BaseHTTPRequestHandler):
      def do_GET(self):
        proxy.asked.append(self.path)
        if proxy.is_cut:
          self.close_connection = True
          self.connection.close()
          return
        try:
          with urllib.request.urlopen(paper + self.path, timeout=10) as answer:
            body = answer.read()
            if changed:
              body = changed(body, answer.headers.get_content_type())
            self.answer(answer.status, answer.headers, body)
        except urllib.error.HTTPError as error:
          self.answer(error.code, error.headers, error.read())

      def answer(self, status, headers, body):
        self.send_response(status)
        self.send_header("Content-Type", headers.get("Content-Type", "application/json"))
        self.send_header("Content-Length", str(len(body)))
        try:
          self.end_headers()
          self.wfile.write(body)
        except BrokenPipeError:
          pass  # The client has disconnected.

      def log_message(self, *_):
        pass

    #: The requested paths, in order.
    self.asked = []
    #: True if the proxy does not respond.
    self.is_cut = False
    self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
    threading.Thread(target=self.server.serve_forever, daemon=True).start()

  def stop(self):
    self.server.shutdown()
    self.server.server_close()
