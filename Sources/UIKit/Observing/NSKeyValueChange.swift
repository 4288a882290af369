/// The kind of change of an observed value.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// Options for the values that an observer receives, and for when it is called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Calls the observer immediately with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Calls the observer before each change as well.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The keys of the changes that `observeValue(forKeyPath:of:change:context:)` receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(
    rawValue: "notificationIsPrior"
  )
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// The value after the change; nil without the option `new`, and in prior notifications.
  public let newValue: Value?
  /// The value before the change; nil without the option `old`.
  public let oldValue: Value?
  /// The indexes of changes in a collection; nil for a property that was set.
  public let indexes: IndexSet?
  /// A Boolean value that indicates whether the notification precedes the change.
  public let isPrior: Bool
}
