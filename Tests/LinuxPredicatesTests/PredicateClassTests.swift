import Foundation
import LinuxPredicates
import Testing

import class LinuxPredicates.NSComparisonPredicate
import class LinuxPredicates.NSCompoundPredicate
import class LinuxPredicates.NSExpression

/// The classes that formats make, and their own formats.
struct PredicateClassTests {
  @Test(arguments: [
    ("name = 'Ana'", "name == \"Ana\""), ("a <> 1", "a != 1"), ("a =< 1.5", "a <= 1.5"),
    ("a => 1 && b contains[dc] \"x\"", "a >= 1 AND b CONTAINS[cd] \"x\""),
    ("a == 1 OR b == 2 AND c == 3", "a == 1 OR (b == 2 AND c == 3)"),
    ("(a == 1 OR b == 2) AND c == 3", "(a == 1 OR b == 2) AND c == 3"),
    ("! (a == 1 OR b == 2)", "NOT (a == 1 OR b == 2)"), ("NOT a == nil", "NOT a == nil"),
    ("exists == true", "exists == 1"), ("some x.y == 1", "ANY x.y == 1"),
    ("NONE x.y == 1", "NOT ANY x.y == 1"), ("ALL x > $limit", "ALL x > $limit"),
    ("self matches 'a\\\\d\"'", "SELF MATCHES \"a\\\\d\\\"\""),
    ("a between {1, b}", "a BETWEEN {1, b}"), ("a + 1 * 2 > -3", "a + (1 * 2) > -3"),
    ("children.@count > 2", "children.@count > 2"),
    ("subquery(x, $y, $y.a == 1).@count > 0", "SUBQUERY(x, $y, $y.a == 1).@count > 0"),
    ("truepredicate", "TRUEPREDICATE"), ("a[FIRST] == 1", "a[FIRST] == 1"),
    ("#size == sum(a)", "#size == sum(a)"),
  ])
  func formatsArePrintedAsApples(format: String, expected: String) {
    let predicate = NSPredicate(format: format)
    #expect(predicate.format == expected)
    #expect(NSPredicate(format: expected).format == expected)
  }

  @Test func argumentsAreWritten() {
    let predicate = NSPredicate(
      format: "%K == %@ AND a IN %@ AND d > %@",
      "b",
      "x",
      [1, 2],
      Date(timeIntervalSinceReferenceDate: 1)
    )
    #expect(
      predicate.format == "b == \"x\" AND a IN {1, 2} AND d > CAST(1.000000, \"NSDate\")"
    )
  }

  @Test func theResultIsOfTheClassForItsParts() throws {
    let comparison = try #require(
      NSPredicate(format: "ANY a.b ==[c] 'x'") as? NSComparisonPredicate
    )
    #expect(comparison.leftExpression.keyPath == "a.b")
    #expect(comparison.rightExpression.constantValue as? String == "x")
    #expect(comparison.predicateOperatorType == .equalTo)
    #expect(comparison.comparisonPredicateModifier == .any)
    #expect(comparison.options == .caseInsensitive)
    let compound = try #require(NSPredicate(format: "a == 1 OR b == 2") as? NSCompoundPredicate)
    #expect(compound.compoundPredicateType == .or)
    #expect(compound.subpredicates.map(\.format) == ["a == 1", "b == 2"])
  }

  @Test func predicatesAreMadeOfExpressions() {
    let predicate = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "name"),
      rightExpression: NSExpression(forConstantValue: "an"),
      modifier: .direct,
      type: .contains,
      options: [.caseInsensitive, .diacriticInsensitive]
    )
    #expect(predicate.format == "name CONTAINS[cd] \"an\"")
    let all = NSCompoundPredicate(andPredicateWithSubpredicates: [
      predicate, NSPredicate(format: "age > 20"),
    ])
    #expect(all.format == "name CONTAINS[cd] \"an\" AND age > 20")
    #expect(samplePeople().filter { all.evaluate(with: $0) }.map(\.name) == ["Ana"])
  }

  @Test func expressionsHaveValues() {
    let expression = NSExpression(format: "(a + %d) * $b", 1)
    let value = expression.expressionValue(with: ["a": 2], context: ["b": 3])
    #expect(value as? Int == 9)
    #expect(NSExpression(format: "25 / 30").expressionValue(with: nil, context: nil) as? Int == 0)
    let sum = NSExpression(
      forFunction: "sum:",
      arguments: [NSExpression(forConstantValue: [1, 2.5])]
    )
    #expect(sum.expressionValue(with: nil, context: nil) as? Double == 3.5)
    let union = NSExpression(
      forUnionSet: NSExpression(forAggregate: [1, 2]),
      with: NSExpression(forAggregate: [2, 3])
    )
    #expect((union.expressionValue(with: nil, context: nil) as? [Any?])?.count == 3)
  }

  @Test func variablesHaveValuesWhenEvaluatedOrBefore() {
    let predicate = NSPredicate(format: "age > $limit AND name == $name")
    let ana = samplePeople()[0]
    #expect(predicate.evaluate(with: ana, substitutionVariables: ["limit": 20, "name": "Ana"]))
    let substituted = predicate.withSubstitutionVariables(["limit": 20, "name": "Ana"])
    #expect(substituted.format == "age > 20 AND name == \"Ana\"")
    #expect(substituted.evaluate(with: ana))
    #expect(!predicate.withSubstitutionVariables(["limit": 40, "name": "Ana"]).evaluate(with: ana))
  }

  @Test func predicatesOfTheSamePartsAreEqual() {
    let predicate = NSPredicate(format: "a == 1 AND b == 'x'")
    #expect(predicate == NSPredicate(format: "a = 1 && b = \"x\""))
    #expect(predicate != NSPredicate(format: "a == 1 AND b == 'y'"))
    #expect(predicate.copy() as? NSPredicate == predicate)
  }
}

/// Reads formats without the compiler's warning that those of Foundation are not useful.
private protocol Formatted {
  var predicateFormat: String { get }
}

extension NSPredicate: Formatted {
  fileprivate var format: String { (self as any Formatted).predicateFormat }
}
