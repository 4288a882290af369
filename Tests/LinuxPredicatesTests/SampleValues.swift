import Foundation
import LinuxPredicates

class Named: NSObject {
  let name: String
  let nickname: String?

  init(_ name: String, nickname: String? = nil) {
    self.name = name
    self.nickname = nickname
  }
}

final class Person: Named {
  enum Role: Int {
    case player = 1
    case captain = 2
  }

  let age: Int
  let isActive: Bool
  let role: Role
  let scores: [Double]
  let born: Date
  lazy var code = "P\(age)"
  var friends: [Person] = []

  init(
    _ name: String,
    nickname: String? = nil,
    age: Int,
    isActive: Bool = true,
    role: Role = .player,
    scores: [Double] = []
  ) {
    self.age = age
    self.isActive = isActive
    self.role = role
    self.scores = scores
    born = Date(timeIntervalSinceReferenceDate: Double(age) * 100)
    super.init(name, nickname: nickname)
  }

  // Predicates cannot find it.
  var greeting: String { "Hello \(name)" }
}

/// A value that answers its keys itself, as elements of the screen do.
struct Element: PredicateKeyReadable {
  let label: String
  let isThere: Bool

  func predicateValue(forKey key: String) -> PredicateValue? {
    switch key {
    case "label": PredicateValue(label)
    case "exists": PredicateValue(isThere)
    case "value": PredicateValue(nil)
    default: nil
    }
  }
}

func samplePeople() -> [Person] {
  let ana = Person("Ana", nickname: "An", age: 30, role: .captain, scores: [1, 2.5])
  let elan = Person("Élan", age: 17, isActive: false, scores: [4])
  let bob = Person("bob", nickname: "Bobby", age: 45)
  ana.friends = [elan, bob]
  bob.friends = [ana]
  return [ana, elan, bob]
}
