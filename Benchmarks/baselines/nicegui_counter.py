"""The counter beside a list of 100 rows, in NiceGUI. Usage: nicegui_counter.py PORT"""
import sys

from nicegui import ui


@ui.page("/")
def page():
  count = 0
  label = ui.label("0")

  def add():
    nonlocal count
    count += 1
    label.set_text(str(count))

  def change():
    nonlocal count
    count += 1
    rows[5].set_text(str(count))

  ui.button("Add", on_click=add)
  ui.button("Change", on_click=change)
  rows = [ui.label(f"Row {number}") for number in range(100)]


ui.run(port=int(sys.argv[1]), host="127.0.0.1", show=False, reload=False, show_welcome_message=False)
