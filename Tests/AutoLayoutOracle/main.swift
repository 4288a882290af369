// Reads systems as JSON lines from standard input and prints their solutions as JSON lines.
//
// A system:   {"variables": 2, "given": {"0": 320}, "constraints": [
//               {"terms": [[0, 1], [1, -2]], "relation": "<=", "constant": 8,
//                "priority": 750, "breakable": true, "tight": false}]}
// A solution: {"values": [320, 160], "warm": [320, 160], "ambiguous": [false, false],
//              "conflicts": [{"constraints": [0, 3], "broken": 3}]}
//
// "values" comes from a new solver; "warm" from one that has solved all systems so far.

import AutoLayout
import Foundation

struct InputConstraint: Decodable {
  let terms: [[Double]]
  let relation: String
  let constant: Double
  let priority: Float
  let breakable: Bool?
  let tight: Bool?
}

struct InputSystem: Decodable {
  let variables: Int
  let given: [String: Double]?
  let constraints: [InputConstraint]
}

struct OutputConflict: Encodable {
  let constraints: [Int]
  let broken: Int
}

struct Output: Encodable {
  let values: [Double]
  let warm: [Double]
  let ambiguous: [Bool]?
  let conflicts: [OutputConflict]
}

let relations: [String: Relation] = [
  "<=": .lessThanOrEqual, "=": .equal, ">=": .greaterThanOrEqual,
]

let experienced = Solver()

@MainActor
func solve(_ system: InputSystem) throws -> Output {
  let given = (system.given ?? [:])
    .compactMap { key, value in Int(key).map { ($0, value) } }
    .sorted { $0.0 < $1.0 }
  var structure = Structure(variableCount: system.variables, given: given.map(\.0))
  for constraint in system.constraints {
    guard let relation = relations[constraint.relation] else {
      throw CocoaError(.coderInvalidValue)
    }
    structure.append(
      constraint.terms.map { Term(Int($0[0]), $0[1]) },
      relation,
      priority: constraint.priority,
      isBreakable: constraint.breakable ?? true,
      isTight: constraint.tight ?? false
    )
  }
  let constants = system.constraints.map(\.constant)
  let values = given.map(\.1)
  let inexperienced = Solver()
  let solution = inexperienced.solution(of: structure, constants: constants, given: values)
  let warm = experienced.solution(of: structure, constants: constants, given: values)
  return Output(
    values: solution.values,
    warm: warm.values,
    ambiguous: inexperienced.ambiguity(
      inexperienced.plan(for: structure),
      constants: constants,
      given: values
    ),
    conflicts: solution.conflicts.map {
      OutputConflict(constraints: $0.constraints, broken: $0.broken)
    }
  )
}

let decoder = JSONDecoder()
let encoder = JSONEncoder()
while let line = readLine(strippingNewline: true) {
  let output = try solve(decoder.decode(InputSystem.self, from: Data(line.utf8)))
  print(String(decoding: try encoder.encode(output), as: UTF8.self))
}
