import Foundation
import LinuxPredicates
import Testing

struct KeyPathTests {
  private func names(_ format: String, _ arguments: Any?...) -> [String] {
    let predicate = NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
    return samplePeople().filter { predicate.evaluate(with: $0) }.map(\.name)
  }

  @Test(arguments: [
    ("age > 20", ["Ana", "bob"]), ("name CONTAINS[cd] 'AN'", ["Ana", "Élan"]),
    ("nickname == nil", ["Élan"]), ("nickname BEGINSWITH 'An'", ["Ana"]),
    ("active == NO", ["Élan"]), ("isActive == YES", ["Ana", "bob"]), ("role == 2", ["Ana"]),
    ("SELF.age == 45", ["bob"]), ("self.name == 'bob'", ["bob"]), ("name.length == 4", ["Élan"]),
    ("born > CAST(2000, 'NSDate')", ["Ana", "bob"]), ("code == nil", ["Ana", "Élan", "bob"]),
  ])
  func storedPropertiesOfAllSuperclassesAreFound(format: String, expected: [String]) {
    #expect(names(format) == expected)
  }

  @Test(arguments: [
    ("friends.@count > 1", ["Ana"]), ("friends.@count == 0", ["Élan"]),
    ("scores.@sum == 3.5", ["Ana"]), ("scores.@avg == 4", ["Élan"]),
    ("friends.@max.age == 45", ["Ana"]), ("friends.@min.age < 20", ["Ana"]),
    ("friends.@sum.age == 62", ["Ana"]), ("@sum.friends.age == 30", ["bob"]),
    ("ANY friends.age > 40", ["Ana"]), ("SOME friends.name == 'Ana'", ["bob"]),
    ("ALL friends.age > 20", ["Élan", "bob"]), ("NONE friends.age > 40", ["Élan", "bob"]),
    ("ANY scores IN {2.5, 3}", ["Ana"]), ("'bob' IN friends.name", ["Ana"]),
    ("SUBQUERY(friends, $f, $f.age > 40 AND $f.name == 'bob').@count > 0", ["Ana"]),
    ("friends[SIZE] == 2", ["Ana"]),
  ])
  func collectionsAnswerForTheirElements(format: String, expected: [String]) {
    #expect(names(format) == expected)
  }

  @Test func elementsHaveIndexes() {
    let item = ["list": ["a", "b", "c"]]
    for format in ["list[0] == 'a'", "list[FIRST] == 'a'", "list[LAST] == 'c'", "list[1] == 'b'"] {
      #expect(NSPredicate(format: format).evaluate(with: item), "\(format)")
    }
  }

  @Test func distinctElementsAreCounted() {
    let item = ["list": [1, 1, 2], "lists": [[1, 2], [2]]] as [String: Any]
    for format in [
      "count(list.@distinctUnionOfObjects.self) == 2", "count(lists.@unionOfArrays.self) == 3",
      "count(lists.@distinctUnionOfArrays.self) == 2",
    ] {
      #expect(NSPredicate(format: format).evaluate(with: item), "\(format)")
    }
  }

  @Test func typesAnswerTheirKeysThemselves() {
    let element = Element(label: "Ana Maria", isThere: true)
    let predicate = NSPredicate(
      format: "exists == true AND label BEGINSWITH 'Ana' AND value == nil"
    )
    #expect(predicate.evaluate(with: element))
    #expect(!predicate.evaluate(with: Element(label: "Ana", isThere: false)))
  }

  private class Base {
    var title: String { "Base" }
  }

  private final class Derived: Base {
    override var title: String { "Derived" }
    var isOpen: Bool { true }
  }

  @Test func registeredPropertiesAreFoundInSubclasses() {
    PredicateProperties.register(Base.self, ["title": { $0.title }])
    PredicateProperties.register(Derived.self, ["isOpen": { $0.isOpen }])
    let predicate = NSPredicate(format: "title == 'Derived' AND open == YES")
    #expect(predicate.evaluate(with: Derived()))
    #expect(NSPredicate(format: "title == 'Base'").evaluate(with: Base()))
  }

  @Test func reservedWordsAreKeysAfterAMark() {
    #expect(
      NSPredicate(format: "#size == 3 AND #in.first == 1").evaluate(
        with: ["size": 3, "in": ["first": 1]]
      )
    )
  }

  @Test func dictionariesOfFoundationAndOfSwiftHaveKeys() {
    let predicate = NSPredicate(format: "a.b == 1")
    #expect(predicate.evaluate(with: ["a": ["b": 1]]))
    #expect(predicate.evaluate(with: NSDictionary(dictionary: ["a": ["b": 1]])))
    #expect(!predicate.evaluate(with: ["a": NSNull()]))
    #expect(!predicate.evaluate(with: nil))
  }

  @Test func collectionsOfFoundationAreFiltered() {
    let predicate = NSPredicate(format: "SELF CONTAINS[c] %@", "A")
    let texts = ["Ana", "bob", "Eva"]
    #expect((texts as NSArray).filtered(using: predicate) as? [String] == ["Ana", "Eva"])
    let array = NSMutableArray(array: texts)
    array.filter(using: predicate)
    #expect(array as? [String] == ["Ana", "Eva"])
    #expect((Set(texts) as NSSet).filtered(using: predicate) == ["Ana", "Eva"])
    let ordered = NSOrderedSet(array: texts).filtered(using: predicate)
    #expect(ordered.array as? [String] == ["Ana", "Eva"])
    let people = (samplePeople() as NSArray).filtered(using: NSPredicate(format: "age < 20"))
    #expect((people as? [Person])?.map(\.name) == ["Élan"])
  }
}
