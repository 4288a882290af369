"""Random systems of constraints, from fixed seeds."""

import random

RELATIONS = ["<=", "=", ">="]
COEFFICIENTS = [1, 1, 1, 1, -1, -1, -1, 2, 0.5, -0.5, -2, 3, 1.5]
PRIORITIES = [1000, 1000, 750, 750, 500, 251, 250, 250, 50, 1]


def constraint(terms, relation, constant, priority=1000, breakable=True):
  return {
    "terms": [list(term) for term in terms],
    "relation": relation,
    "constant": constant,
    "priority": priority,
    "breakable": breakable,
  }


def random_system(seed, largest=8, constraints_per_variable=1.8):
  """Any constraints between few variables. Many are ambiguous or infeasible."""
  source = random.Random(seed)
  count = source.randint(1, largest)
  constraints = []
  for _ in range(source.randint(1, max(1, round(count * constraints_per_variable)))):
    size = min(count, source.choice([1, 1, 2, 2, 2, 3, 4]))
    variables = source.sample(range(count), size)
    terms = [(variable, source.choice(COEFFICIENTS)) for variable in variables]
    constraints.append(
      constraint(
        terms,
        source.choice(RELATIONS),
        source.randint(-20, 100),
        source.choice(PRIORITIES),
      )
    )
  given = {}
  if count > 2 and source.random() < 0.3:
    given[str(source.randrange(count))] = source.randint(0, 300)
  return {"variables": count, "given": given, "constraints": constraints}


def crowded_system(seed):
  """More required constraints than most systems can hold, some of them unbreakable."""
  source = random.Random(seed)
  system = random_system(seed, largest=6, constraints_per_variable=3)
  for item in system["constraints"]:
    if source.random() < 0.8:
      item["priority"] = 1000
    item["breakable"] = source.random() < 0.8
  return system


def layout_system(seed):
  """Views in rows, columns and cards, as an app lays them out in one axis or both.

  View i has width 2i and height 2i + 1; positions come after all sizes.
  """
  source = random.Random(seed)
  views = source.randint(2, 9)
  sizes = 2 * (views + 1)

  def size(view, axis):
    return 2 * view + axis

  def position(view, axis):
    return sizes + 2 * view + axis

  root = views
  given = {
    str(size(root, 0)): source.choice([320, 375, 390, 430, 768]),
    str(position(root, 0)): 0,
    str(position(root, 1)): 0,
  }
  if source.random() < 0.5:
    given[str(size(root, 1))] = source.choice([480, 844, 932])
  constraints = []
  for view in range(views):
    for axis in (0, 1):
      constraints.append(constraint([(size(view, axis), 1)], ">=", 0))
      if source.random() < 0.85:
        intrinsic = source.randint(10, 220)
        hugging = source.choice([250, 250, 251, 252, 750])
        resistance = source.choice([750, 750, 751, 749, 250])
        constraints.append(
          constraint([(size(view, axis), 1)], "<=", intrinsic, hugging)
        )
        constraints.append(
          constraint([(size(view, axis), 1)], ">=", intrinsic, resistance)
        )
  for axis in (0, 1):
    stacked = source.random() < 0.6
    margin = source.choice([0, 8, 16, 20])
    for view in range(views):
      leading = [(position(view, axis), 1), (position(root, axis), -1)]
      trailing = [
        (position(view, axis), 1),
        (size(view, axis), 1),
        (position(root, axis), -1),
        (size(root, axis), -1),
      ]
      if stacked:
        if view == 0:
          constraints.append(constraint(leading, "=", margin))
        else:
          gap = [
            (position(view, axis), 1),
            (position(view - 1, axis), -1),
            (size(view - 1, axis), -1),
          ]
          constraints.append(
            constraint(
              gap, source.choice(["=", "=", ">="]), source.choice([4, 8, 12])
            )
          )
        if view == views - 1:
          constraints.append(
            constraint(
              trailing,
              source.choice(["=", "<="]),
              -margin,
              source.choice([1000, 999, 750]),
            )
          )
      else:
        kind = source.random()
        if kind < 0.5:
          constraints.append(constraint(leading, "=", margin))
          constraints.append(
            constraint(trailing, source.choice(["=", "<="]), -margin)
          )
        elif kind < 0.75:
          center = [
            (position(view, axis), 1),
            (size(view, axis), 0.5),
            (position(root, axis), -1),
            (size(root, axis), -0.5),
          ]
          constraints.append(constraint(center, "=", 0))
        else:
          constraints.append(constraint(leading, ">=", margin))
    if source.random() < 0.5 and views > 2:
      one, other = source.sample(range(views), 2)
      constraints.append(
        constraint(
          [(size(one, axis), 1), (size(other, axis), -source.choice([1, 1, 0.5, 2]))],
          "=",
          0,
          source.choice([1000, 999, 500]),
        )
      )
  if source.random() < 0.4:
    view = source.randrange(views)
    ratio = source.choice([1, 0.5, 1.5, 2])
    constraints.append(
      constraint(
        [(size(view, 1), 1), (size(view, 0), -ratio)],
        "=",
        0,
        source.choice([1000, 999, 750]),
      )
    )
  return {"variables": 2 * sizes, "given": given, "constraints": constraints}


def tightened(system, seed):
  """The same system, in which about half of the inequalities are tight."""
  source = random.Random(seed)
  return dict(system, constraints=[
    dict(item, tight=item["relation"] != "=" and source.random() < 0.5)
    for item in system["constraints"]
  ])


def with_other_constants(system, seed):
  """The same structure with other constants and given values."""
  source = random.Random(seed)
  return {
    "variables": system["variables"],
    "given": {
      variable: value + source.choice([0, 0, 10, -10, 37])
      for variable, value in system["given"].items()
    },
    "constraints": [
      dict(item, constant=item["constant"] + source.choice([0, 0, 0, 1, -3, 10]))
      for item in system["constraints"]
    ],
  }


def shuffled(system, seed):
  """The same constraints in another order, with the terms of each in another order."""
  source = random.Random(seed)
  constraints = [
    dict(item, terms=source.sample(item["terms"], len(item["terms"])))
    for item in system["constraints"]
  ]
  source.shuffle(constraints)
  return dict(system, constraints=constraints)
