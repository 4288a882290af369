"""Checks the conflicts that the solver finds in infeasible systems."""

import unittest

from levels import is_feasible, level_errors, ours
from systems import crowded_system, layout_system


class Conflicts(unittest.TestCase):
  def check(self, system, answer):
    required = [
      index
      for index, item in enumerate(system["constraints"])
      if item["priority"] >= 1000
    ]
    broken = {conflict["broken"] for conflict in answer["conflicts"]}
    for conflict in answer["conflicts"]:
      members = conflict["constraints"]
      self.assertFalse(is_feasible(system, members))
      for member in members:
        self.assertTrue(
          is_feasible(system, [other for other in members if other != member])
        )
      breakable = [
        member for member in members if system["constraints"][member]["breakable"]
      ]
      self.assertEqual(conflict["broken"], max(breakable or members))
    # Taken in order, a constraint is broken exactly if those before it contradict it.
    kept = []
    for index in sorted(
      required, key=lambda index: (system["constraints"][index]["breakable"], index)
    ):
      if is_feasible(system, kept + [index]):
        kept.append(index)
        self.assertNotIn(index, broken)
      else:
        self.assertIn(index, broken)
    remaining = dict(
      system,
      constraints=[
        item
        for index, item in enumerate(system["constraints"])
        if index not in broken
      ],
    )
    self.assertLess(level_errors(remaining, answer["values"])[1], 1e-6)

  def test_conflicts(self):
    systems = [crowded_system(seed) for seed in range(700)]
    systems += [layout_system(seed) for seed in range(300)]
    found = several = 0
    for number, (system, answer) in enumerate(zip(systems, ours(systems))):
      if answer["conflicts"]:
        found += 1
        several += len(answer["conflicts"]) > 1
        with self.subTest(number=number, system=system):
          self.check(system, answer)
    print(f"{found} infeasible systems, {several} with several conflicts")
    self.assertGreater(found, 250)
    self.assertGreater(several, 50)


if __name__ == "__main__":
  unittest.main()
