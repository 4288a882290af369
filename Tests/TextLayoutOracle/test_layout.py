"""Compares lines with Chromium's on random texts."""

import collections
import json
import os
import pathlib
import re
import subprocess
import unittest

from chromium import Chromium
from texts import WEIGHTS, case

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOLERANCE = 0.05
PUNCTUATION = ".,…\"'"
IDEOGRAPHS = re.compile("[\u2e80-\u312f\u3190-\u9fff\uf900-\ufaff\uff01-\uff60]+")
COUNT = int(os.environ.get("CASES", "1000"))
RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff]")


def ours(cases):
  program = os.environ.get("ORACLE", ROOT / ".build/debug/TextLayoutOracle")
  lines = "".join(json.dumps(case) + "\n" for case in cases)
  result = subprocess.run([program], input=lines, capture_output=True, text=True, check=True)
  return [json.loads(line) for line in result.stdout.splitlines()]


def units(case):
  text = "".join(run["text"] for run in case["runs"])
  data = text.encode("utf-16-le", "surrogatepass")
  return [data[i:i + 2].decode("utf-16-le", "surrogatepass") for i in range(0, len(data), 2)]


def excuse(case, text, mine, theirs):
  """Returns the reason why the first different line may differ, or None.

  - rounding: Chromium rounds to 1/64 px.
  - space: Chromium kerns punctuation with the space after it, also at the end of a line, where a
    page that shows the line alone does not.
  - overflow: Chromium's line is wider than the width, as it does not measure again what it
    breaks between two kerned characters.
  - emergency: after a break inside a word, Chromium ignores the next break opportunity.
  """
  width = case["width"]
  if width is None:
    return None
  for index, (line, their) in enumerate(zip(mine, theirs)):
    after = index + 1
    if after < min(len(mine), len(theirs)) and first(text, mine[after]) == theirs[after]["start"]:
      continue
    edges = [line["width"], their["right"] - their["left"]]
    if any(abs(edge - width) < 0.04 + spans(case, line) / 64 for edge in edges):
      return "rounding"
    if text[their["end"] - 1] in PUNCTUATION or text[line["visibleEnd"] - 1] in PUNCTUATION:
      if any(abs(edge - width) < 0.05 * case["runs"][0]["size"] for edge in edges):
        return "space"
    if edges[1] > width + 0.04:
      return "overflow"
    before = text[their["start"] - 1] if their["start"] else " "
    if line["visibleEnd"] < their["end"] and before.isalnum():
      return "emergency"
    return None
  return None


def part(case, start, end):
  """The runs of part of a text."""
  runs = []
  for run in case["runs"]:
    data = run["text"].encode("utf-16-le", "surrogatepass")
    text = data[2 * max(start, 0):2 * max(end, 0)].decode("utf-16-le", "replace")
    if text:
      runs.append(dict(run, text=text))
    start -= len(data) // 2
    end -= len(data) // 2
  return runs


def shown(case, line):
  """What a page shows of a line."""
  if line.get("prefix"):
    prefix, suffix = line["prefix"], line["suffix"]
    runs = part(case, *prefix) + part(case, *suffix)
    before = bool(part(case, *prefix))
    like = part(case, *prefix)[-1] if before else (runs[0] if runs else case["runs"][0])
    runs.insert(len(part(case, *prefix)), dict(like, text="…"))
  else:
    runs = part(case, line["start"], line["visibleEnd"])
    if line["hyphen"]:
      runs[-1]["text"] += "\u2010"
  return {"runs": runs, "direction": case["direction"]}


def spans(case, line):
  """The number of additional spans that a page shows a line with."""
  parts = [IDEOGRAPHS.split(run["text"]) for run in shown(case, line)["runs"]]
  count = sum(2 * len(part) - 1 for part in parts) - 1
  text = "".join(run["text"] for run in shown(case, line)["runs"])
  # Text of two directions is measured by words, and its directions alternate.
  return count + (2 * len(text.split(" ")) if RIGHT_TO_LEFT.search(text) else 0)


class Layout(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.chromium = Chromium(WEIGHTS)
    print("Chromium", cls.chromium.version)

  @classmethod
  def tearDownClass(cls):
    cls.chromium.close()

  def learn(self, cases, answers):
    """Gives estimated words the advances that the page measures, and lays out again.

    The page measures at 16 times the size, as it rounds to 1/64 px.
    """
    wanted = [
      (case, word, case["runs"][0])
      for case, answer in zip(cases, answers) for word in answer["estimated"]
    ]
    advances = self.chromium.widths([
      {"runs": [dict(run, text=word, size=16 * run["size"], tracking=0)]}
      for _, word, run in wanted
    ])
    for (case, word, _), advance in zip(wanted, advances):
      case.setdefault("known", {})[word] = advance / 16
    return ours(cases)

  def lay_out(self, cases):
    answers = ours(cases)
    for _ in range(3):
      # A truncated line may have parts of words that become known.
      if any(answer["estimated"] for answer in answers):
        answers = self.learn(cases, answers)
    self.assertFalse(any(answer["estimated"] for answer in answers))
    return answers

  def check(self, cases, most_excused=0.02):
    answers = self.lay_out(cases)
    self.check_breaks(cases, answers, most_excused)
    self.check_widths(cases, answers)

  def check_places(self, case, text, mine, theirs):
    """Compares widths of lines in their paragraph, whose directions need their neighbours."""
    for line, their in zip(mine, theirs):
      if text[line["visibleEnd"] - 1] in PUNCTUATION:
        continue
      difference = abs(line["width"] - (their["right"] - their["left"]))
      with self.subTest(line="".join(text[line["start"]:line["visibleEnd"]]), case=case):
        self.assertLess(difference, TOLERANCE + (spans(case, line) + 2) / 64)
      self.places += 1
      self.worst_place = max(self.worst_place, difference)

  def check_breaks(self, cases, answers, most_excused, in_place=False):
    expected = self.chromium.lay_out(cases)
    lines = wrong = 0
    excused = collections.Counter()
    for number, (case, answer, theirs) in enumerate(zip(cases, answers, expected)):
      text = units(case)
      mine = [line for line in answer["lines"] if first(text, line) is not None]
      lines += len(mine)
      if [first(text, line) for line in mine] == [line["start"] for line in theirs["lines"]]:
        if in_place:
          self.check_places(case, text, mine, theirs["lines"])
        continue
      reason = excuse(case, text, mine, theirs["lines"])
      if reason:
        excused[reason] += 1
        continue
      wrong += 1
      if wrong <= 12:
        print(report(number, case, text, mine, theirs))
    print(
      f"{self.name}: {len(cases)} texts, {lines} lines, {wrong} broken differently, "
      f"excused {dict(excused)}"
    )
    self.assertEqual(wrong, 0)
    self.assertLessEqual(excused.total(), max(5, len(cases) * most_excused))

  def check_widths(self, cases, answers):
    """Compares each line with a page that shows that line alone."""
    lines = [
      (case, line) for case, answer in zip(cases, answers) for line in answer["lines"]
      if line["visibleEnd"] > line["start"] or line.get("prefix")
    ]
    widths = self.chromium.widths([shown(case, line) for case, line in lines])
    worst = wrong = 0
    for (case, line), width in zip(lines, widths):
      difference = abs(line["width"] - width)
      worst = max(worst, difference)
      # Chromium rounds the width of each span up to 1/64 px.
      # Its fixed-point numbers add up in lines of thousands of pixels.
      if difference > TOLERANCE + spans(case, line) / 64 + width * 2e-5:
        wrong += 1
        if wrong <= 12:
          print("width", line, width, shown(case, line))
    print(f"{self.name}: {len(lines)} widths, worst difference {worst:.4f}, {wrong} wrong")
    self.assertEqual(wrong, 0)

  @property
  def name(self):
    return self.id().split(".")[-1]

  def check_opportunities(self, texts):
    """Compares the places where lines may start."""
    expected = self.chromium.breaks(texts)
    found = ours([{"breaks": text} for text in texts])
    wrong = places = 0
    for text, mine, theirs in zip(texts, found, expected):
      places += len(theirs)
      if mine == theirs:
        continue
      wrong += 1
      if wrong <= 12:
        print(ascii(text), text, sorted(set(mine) ^ set(theirs)), "theirs", theirs)
    print(f"{self.name}: {len(texts)} texts, {places} breaks, {wrong} texts differ")
    self.assertEqual(wrong, 0)

  def test_breaks_between_ascii_characters(self):
    printable = [chr(code) for code in range(0x21, 0x7F)]
    self.check_opportunities([
      " ".join(before + first + second + after for second in printable)
      for before, after in [("a", "b"), ("1", "2"), ("", "")] for first in printable
    ])

  def test_breaks_in_random_texts(self):
    for kind in ["latin", "han", "mixed", "bidi"]:
      self.check_opportunities([
        "".join(run["text"] for run in case(seed, kind, "opportunities")["runs"])
        for seed in range(COUNT)
      ])

  def test_breaks_between_punctuation(self):
    """All pairs of the punctuation of Latin, Chinese and Japanese text."""
    marks = "a1今あッ한(.!-,/%$“”‘’«»…—–·•°§¿¡€£©®™†‰、。「」『』（）！？：；・ー～々〈〉【】①→×÷±′″"
    self.check_opportunities([
      " ".join(before + first + second + after for second in marks)
      for before, after in [("", ""), ("a", "b"), ("今", "天")] for first in marks
    ])

  def test_latin(self):
    self.check([case(seed, "latin") for seed in range(COUNT)])

  def test_latin_in_several_fonts(self):
    self.check([case(seed, "latin", runs=4) for seed in range(COUNT // 2)])

  def test_han_and_kana(self):
    self.check([case(seed, "han") for seed in range(COUNT)])

  def test_hebrew_and_arabic(self):
    self.places = self.worst_place = 0
    cases = [case(seed, "bidi") for seed in range(COUNT)]
    self.check_breaks(cases, self.lay_out(cases), 0.02, in_place=True)
    print(f"{self.name}: {self.places} widths in place, worst difference {self.worst_place:.4f}")

  def test_emoji_and_hangul(self):
    self.check([case(seed, "mixed") for seed in range(COUNT)])

  def test_lines_broken_anywhere(self):
    self.check([case(seed, "latin", mode="char") for seed in range(COUNT // 2)])

  def test_carets(self):
    """The left edges of characters, but not inside words that a page measures as a whole."""
    cases = [
      dict(case(seed, kind), width=None, edges=True, carets=True)
      for kind in ["latin", "han", "bidi"] for seed in range(COUNT // 10)
    ]
    answers = self.lay_out(cases)
    expected = self.chromium.lay_out(cases)
    checked = worst = 0
    for case_, answer, theirs in zip(cases, answers, expected):
      text = units(case_)
      for index, (unit, edges) in enumerate(zip(text, theirs["edges"])):
        if not unit.isascii() or not unit.isalnum():
          continue
        if index + 1 < len(text) and not text[index + 1].isascii():
          continue
        checked += 1
        difference = abs(answer["carets"][index] - edges[0])
        worst = max(worst, difference - spans(case_, answer["lines"][0]) / 64)
        self.assertLess(worst, 0.5, (case_, index, answer["carets"][index], edges))
    print(f"{self.name}: {checked} carets, worst difference {worst:.4f}")

  def test_alignments(self):
    """The left edges of letters in lines that are justified, centred or at the right."""
    for alignment in ["justify", "center", "right"]:
      cases = [
        dict(case(seed, kind), alignment=alignment, edges=True, carets=True)
        # Between Han and Latin, Chromium has places to widen that are not documented.
        for kind in (["latin"] if alignment == "justify" else ["latin", "han"])
        for seed in range(COUNT // 5)
      ]
      cases = [case_ for case_ in cases if case_["width"]]
      answers = self.lay_out(cases)
      expected = self.chromium.lay_out(cases)
      checked = worst = 0
      for case_, answer, theirs in zip(cases, answers, expected):
        text = units(case_)
        mine = [line for line in answer["lines"] if first(text, line) is not None]
        if [first(text, line) for line in mine] != [line["start"] for line in theirs["lines"]]:
          continue
        for line in mine:
          # Chromium kerns the last letter with the space, and gives the spaces the difference.
          slack = 0.05 * case_["runs"][0]["size"] if text[line["visibleEnd"] - 1] in PUNCTUATION else 0
          if line["hyphen"] or line["width"] > case_["width"]:
            continue
          for index in range(line["start"], line["visibleEnd"]):
            edges = theirs["edges"][index]
            if not edges or not text[index].isalnum() or "\u0300" <= text[index] < "\u0370":
              continue
            checked += 1
            difference = abs(answer["carets"][index] - edges[0])
            worst = max(worst, difference - slack)
            with self.subTest(case=case_, index=index, mine=answer["carets"][index], theirs=edges):
              self.assertLess(difference, 0.1 + slack + spans(case_, line) / 64)
      print(f"{self.name} {alignment}: {checked} letters, worst difference {worst:.4f}")

  def test_truncated_lines(self):
    """Only widths: Chromium truncates no text in the middle."""
    for mode in ["head", "middle", "tail"]:
      for kind in ["latin", "han", "mixed"]:
        cases = [dict(case(seed, kind), mode=mode, lines=1 + seed % 3) for seed in range(COUNT // 10)]
        self.check_widths(cases, self.lay_out(cases))


def first(text, line):
  """The first visible code unit of a line, or None."""
  places = range(line["start"], line["visibleEnd"])
  return next((i for i in places if text[i] not in " \t\n"), None)


def report(number, case, text, mine, theirs):
  def show(start, end):
    return "".join(text[start:end]).encode("utf-16-le", "surrogatepass").decode(
      "utf-16-le", "replace").replace("\u00ad", "¬").replace("\u00a0", "␣")
  left = [show(line["start"], line["visibleEnd"]) + f" {line['width']:.2f}" for line in mine]
  right = [
    show(line["start"], line["end"]) + f" {line['right'] - line['left']:.2f}"
    for line in theirs["lines"]
  ]
  different = [i for i, (a, b) in enumerate(zip(left, right)) if a.split(" ")[:-1] != b.split(" ")[:-1]]
  at = different[0] if different else 0
  return (f"#{number} width {case['width']} {case['direction']} run {({k: v for k, v in case['runs'][0].items() if k != 'text'})}\n"
    f"  ours   {left[at:at + 2]}\n  theirs {right[at:at + 2]}")


if __name__ == "__main__":
  unittest.main()
