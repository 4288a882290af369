"""Solves systems level by level with HiGHS, independently of the solver under test."""

import json
import os
import subprocess
import warnings
from pathlib import Path

import numpy
from scipy.optimize import OptimizeWarning, linprog

warnings.simplefilter("ignore", OptimizeWarning)
ROOT = Path(__file__).resolve().parents[2]
OPTIONS = {"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9}


def ours(systems):
  """Solves systems with the program under test."""
  program = Path(os.environ.get("BUILT", ROOT / ".build/debug")) / "AutoLayoutOracle"
  text = "\n".join(json.dumps(system) for system in systems) + "\n"
  result = subprocess.run(
    [str(program)], input=text, capture_output=True, text=True, check=True
  )
  return [json.loads(line) for line in result.stdout.splitlines()]


def residuals(system, values):
  """How much each constraint's left side exceeds its right side."""
  return [
    sum(factor * values[int(variable)] for variable, factor in item["terms"])
    - item["constant"]
    for item in system["constraints"]
  ]


def violation(relation, residual):
  if relation == "<=":
    return max(0.0, residual)
  if relation == ">=":
    return max(0.0, -residual)
  return abs(residual)


def level_errors(system, values):
  """The sum of errors by priority, from the highest below required, and the worst required."""
  errors = {}
  worst = 0.0
  for item, residual in zip(system["constraints"], residuals(system, values)):
    error = violation(item["relation"], residual)
    if item["priority"] >= 1000:
      worst = max(worst, error)
    else:
      errors[item["priority"]] = errors.get(item["priority"], 0.0) + error
  return dict(sorted(errors.items(), reverse=True)), worst


class Program:
  """A linear program in the system's variables and one error pair per optional constraint."""

  def __init__(self, system, constraints=None):
    self.system = system
    self.count = system["variables"]
    items = system["constraints"] if constraints is None else constraints
    self.items = items
    optional = [item for item in items if item["priority"] < 1000]
    self.width = self.count + 2 * len(optional)
    self.bounds = [(None, None)] * self.count + [(0, None)] * (2 * len(optional))
    for variable, value in system.get("given", {}).items():
      self.bounds[int(variable)] = (value, value)
    self.upper, self.upper_limits = [], []
    self.equal, self.equal_limits = [], []
    self.costs = {}
    column = self.count
    for item in items:
      row = numpy.zeros(self.width)
      for variable, factor in item["terms"]:
        row[int(variable)] += factor
      if item["priority"] < 1000:
        cost = self.costs.setdefault(item["priority"], numpy.zeros(self.width))
        row[column] = -1
        row[column + 1] = 1
        if item["relation"] != ">=":
          cost[column] = 1
        if item["relation"] != "<=":
          cost[column + 1] = 1
        column += 2
        self.add("=", row, item["constant"])
      else:
        self.add(item["relation"], row, item["constant"])

  def add(self, relation, row, limit):
    if relation == "=":
      self.equal.append(row)
      self.equal_limits.append(limit)
    else:
      sign = 1 if relation == "<=" else -1
      self.upper.append(sign * row)
      self.upper_limits.append(sign * limit)

  def minimise(self, cost):
    return linprog(
      cost,
      A_ub=numpy.array(self.upper) if self.upper else None,
      b_ub=self.upper_limits or None,
      A_eq=numpy.array(self.equal) if self.equal else None,
      b_eq=self.equal_limits or None,
      bounds=self.bounds,
      method="highs",
      options=OPTIONS,
    )

  @property
  def is_feasible(self):
    return self.minimise(numpy.zeros(self.width)).status == 0

  def solve(self):
    """The optimal sum of errors by priority, or None if the program is infeasible."""
    if not self.is_feasible:
      return None
    optima = {}
    for priority in sorted(self.costs, reverse=True):
      cost = self.costs[priority]
      result = self.minimise(cost)
      if result.status != 0:
        raise ArithmeticError(f"HiGHS ended with status {result.status}")
      optima[priority] = result.fun
      self.add("<=", cost, result.fun + 1e-8)
    return optima

  def range_of(self, variable):
    """The least and the greatest value of a variable, after `solve`."""
    return self.range_of_sum([(variable, 1)])

  def range_of_sum(self, terms):
    """The least and the greatest value of a sum of terms, after `solve`."""
    cost = numpy.zeros(self.width)
    for variable, factor in terms:
      cost[int(variable)] += factor
    ends = []
    for sign in (1, -1):
      result = self.minimise(sign * cost)
      if result.status == 0:
        ends.append(sign * result.fun)
      elif result.status in (3, 4):  # unbounded, since the program is feasible
        ends.append(-sign * numpy.inf)
      else:
        raise ArithmeticError(f"HiGHS ended with status {result.status}")
    return ends

  def tighten(self):
    """Makes the tight inequalities as tight as possible, one by one, after `solve`."""
    for item in self.items:
      if not item.get("tight"):
        continue
      low, high = self.range_of_sum(item["terms"])
      value = min(max(item["constant"], low), high)
      row = numpy.zeros(self.width)
      for variable, factor in item["terms"]:
        row[int(variable)] += factor
      self.add("<=", row, value + 1e-7)
      self.add(">=", row, value - 1e-7)

  def pull(self):
    """The values that the tie rules select, after `solve`: tight inequalities come first, then
    the values nearest to zero, variable by variable."""
    self.tighten()
    values = []
    for variable in range(self.count):
      low, high = self.range_of(variable)
      value = min(max(0.0, low), high)
      values.append(value)
      # Narrower bounds contradict each other after HiGHS's own rounding.
      self.bounds[variable] = (value - 1e-7, value + 1e-7)
    return values


def is_feasible(system, indices):
  """Whether some required constraints of a system can hold together."""
  items = [system["constraints"][index] for index in indices]
  return Program(system, items).is_feasible
