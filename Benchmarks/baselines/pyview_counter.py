"""The counter beside a list of 100 rows, in pyview. Usage: pyview_counter.py PORT"""
import sys

import uvicorn
from pyview import LiveView, PyView


class CounterView(LiveView):
  async def mount(self, socket, session):
    socket.context = {"count": 0, "number": 0, "rows": [f"Row {number}" for number in range(100)]}

  async def handle_event(self, event, payload, socket):
    context = socket.context
    context["number"] += 1
    if event == "add":
      context["count"] = context["number"]
    else:
      context["rows"][5] = str(context["number"])


app = PyView()
app.add_live_view("/", CounterView)

if __name__ == "__main__":
  uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="error")
