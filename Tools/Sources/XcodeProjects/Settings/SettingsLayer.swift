/// The assignments of one source of build settings: a target, a project, or a configuration file.
struct SettingsLayer: Sendable {
  /// An assignment, which counts where all of its conditions are met.
  struct Assignment: Sendable, Hashable {
    let value: String
    /// Pairs such as `sdk` and `iphoneos*`.
    let conditions: [Condition]

    struct Condition: Sendable, Hashable {
      let parameter: String
      let pattern: String
    }
  }

  /// The assignments by name; those that come first win.
  private(set) var assignments: [String: [Assignment]] = [:]

  /// Creates the layer of a dictionary of settings.
  ///
  /// Conditional assignments win.
  init(_ settings: [String: PropertyListValue] = [:]) {
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
      guard let text = Self.text(of: value), let (name, conditions) = Self.key(key) else {
        continue
      }
      assignments[name, default: []].append(Assignment(value: text, conditions: conditions))
    }
    for name in assignments.keys {
      assignments[name]?.sort { $0.conditions.count > $1.conditions.count }
    }
  }

  /// Adds an assignment that wins over those before it.
  mutating func assign(_ value: String, to key: String) {
    guard let (name, conditions) = Self.key(key) else { return }
    assignments[name, default: []].insert(
      Assignment(value: value, conditions: conditions),
      at: 0
    )
  }

  /// Splits `NAME[sdk=iphoneos*,arch=arm64]` or `NAME[sdk=iphoneos*][arch=arm64]`; nil for a key
  /// of another form.
  private static func key(_ key: String) -> (String, [Assignment.Condition])? {
    let name = key.prefix { $0 != "[" }
    guard !name.isEmpty else { return nil }
    var conditions: [Assignment.Condition] = []
    let parts = key.dropFirst(name.count).split { "[],".contains($0) }
    for part in parts {
      guard let equals = part.firstIndex(of: "=") else { return nil }
      conditions.append(
        .init(
          parameter: String(part[..<equals]),
          pattern: String(part[part.index(after: equals)...])
        )
      )
    }
    return (String(name), conditions)
  }

  /// A list is written as Xcode writes it in one line.
  private static func text(of value: PropertyListValue) -> String? {
    switch value {
    case .string(let text): text
    case .boolean(let isOn): isOn ? "YES" : "NO"
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .array(let items): items.compactMap(text).map(SettingsText.quoted).joined(separator: " ")
    case .dictionary, .data, .date: nil
    }
  }
}
