"""Functions that the benchmarks in Python share."""
import json
import socket
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / ".build/release"
RESULTS = ROOT / ".build/bench.json"


def free_port():
  with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    return probe.getsockname()[1]


def record(*rows):
  """Adds rows to the results, in place of older ones with the same names."""
  results = json.loads(RESULTS.read_text()) if RESULTS.exists() else []
  names = {row["row"] for row in rows}
  results = [row for row in results if row["row"] not in names] + list(rows)
  RESULTS.parent.mkdir(exist_ok=True)
  RESULTS.write_text(json.dumps(results, indent=2) + "\n")
