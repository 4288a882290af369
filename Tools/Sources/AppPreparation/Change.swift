package import SourceModel

/// A kind of change that the preparation makes to sources.
package enum ChangeKind: String, Sendable, Codable, CaseIterable {
  case attribute = "Attributes of Objective-C removed"
  case selector = "#selector written as Selector"
  case keyPath = "#keyPath written as a string"
  case nibMember = "Outlets, actions and inspectable attributes registered"
  case movedMember = "Members of extensions that their class calls"
  case optionalRequirement = "Optional requirements of protocols"
  case optionalCall = "Calls of optional requirements"
  case earlierName = "Names of Swift before 4.2"
  case impliedAnswer = "Rows and items that iOS lets the user edit or move"
  case block = "Casts to blocks of Objective-C"
  case initializer = "Initializers that Foundation and XCTest lack here"
  case instance = "Objects of classes that are known at run time"
  case bundle = "Bundles found by the module of a class, texts in the language of the page"
  case locale = "Locales, calendars and formatters of the device's language and region"
  case className = "Names of classes, as Objective-C's runtime has them"
  case predicate = "Arguments of predicates as they are, where iOS needs CVarArg"
  case property = "Computed properties registered for predicates"
  case session = "Sessions without a delegate that complete refused requests"
  case failure = "Tests that end at their first failure"
  case expectation = "Expectations that are checked as on iOS"
  case condition = "Conditions of #if evaluated as on iOS"
  case preview = "Previews removed"
  case moduleImport = "Imports of modules that do not exist here removed"
  case entryPoint = "Entry points moved to the generated main file"
}

/// A change to a source file, at the place in the original.
package struct Change: Sendable, Hashable {
  package let kind: ChangeKind
  package let place: Place
  /// What stands there, shortened.
  package let before: String
  /// What stands there in the prepared file; empty where it is removed.
  package let after: String
}
