"""Compares the solver with HiGHS on random systems."""

import unittest

from levels import Program, level_errors, ours
from systems import layout_system, random_system, shuffled, tightened, with_other_constants


class Levels(unittest.TestCase):
  def check(self, systems, least, ranges_every, pulls_every):
    feasible = ranges = pulls = 0
    for number, (system, answer) in enumerate(zip(systems, ours(systems))):
      program = Program(system)
      optima = program.solve()
      with self.subTest(number=number, system=system):
        self.assertEqual(optima is None, len(answer["conflicts"]) > 0)
        if optima is None:
          continue
        feasible += 1
        errors, worst = level_errors(system, answer["values"])
        self.assertLess(worst, 1e-6)
        for priority, optimum in optima.items():
          self.assertAlmostEqual(
            errors[priority], optimum, delta=1e-6 * max(1, abs(optimum))
          )
        if number % ranges_every == 0:
          ranges += 1
          self.check_ranges(program, answer)
        if number % pulls_every == 0:
          pulls += 1
          for value, expected in zip(answer["values"], program.pull()):
            self.assertAlmostEqual(value, expected, delta=1e-4)
    print(f"{feasible} feasible, {ranges} with ranges, {pulls} with pulls")
    self.assertGreaterEqual(feasible, least)

  def check_ranges(self, program, answer):
    given = program.system.get("given", {})
    for variable, value in enumerate(answer["values"]):
      if str(variable) in given:
        self.assertFalse(answer["ambiguous"][variable])
        continue
      low, high = program.range_of(variable)
      self.assertEqual(answer["ambiguous"][variable], high - low > 1e-4)
      self.assertGreater(value, low - 1e-4)
      self.assertLess(value, high + 1e-4)

  def test_any_systems(self):
    systems = [random_system(seed) for seed in range(5000)]
    self.check(systems, least=4000, ranges_every=10, pulls_every=20)

  def test_larger_systems(self):
    systems = [random_system(seed, largest=24) for seed in range(10_000, 10_300)]
    self.check(systems, least=100, ranges_every=25, pulls_every=50)

  def test_layouts(self):
    systems = [layout_system(seed) for seed in range(600)]
    self.check(systems, least=300, ranges_every=10, pulls_every=20)

  def test_tight_inequalities(self):
    systems = [tightened(random_system(seed), seed) for seed in range(1000)]
    systems += [tightened(layout_system(seed), seed) for seed in range(200)]
    self.check(systems, least=900, ranges_every=10, pulls_every=2)


class Repetition(unittest.TestCase):
  def test_warm_solutions_equal_cold_ones(self):
    systems = []
    for seed in range(1500):
      system = layout_system(seed) if seed % 3 == 0 else random_system(seed)
      if seed % 2 == 0:
        system = tightened(system, seed)
      systems += [system] + [
        with_other_constants(system, 10 * seed + step) for step in range(4)
      ]
    compared = 0
    for system, answer in zip(systems, ours(systems)):
      if answer["conflicts"]:
        continue
      compared += 1
      for warm, cold in zip(answer["warm"], answer["values"]):
        self.assertAlmostEqual(warm, cold, delta=1e-9 * max(1, abs(cold)), msg=system)
    print(f"{compared} compared")
    self.assertGreater(compared, 4000)

  def test_the_order_of_constraints_does_not_matter(self):
    systems = [layout_system(seed) for seed in range(500)]
    systems += [random_system(seed) for seed in range(1500)]
    others = [shuffled(system, seed) for seed, system in enumerate(systems)]
    compared = 0
    for system, one, other in zip(systems, ours(systems), ours(others)):
      if not one["conflicts"]:
        compared += 1
        self.assertEqual(one["values"], other["values"], msg=system)
    print(f"{compared} compared")
    self.assertGreater(compared, 1200)


if __name__ == "__main__":
  unittest.main()
