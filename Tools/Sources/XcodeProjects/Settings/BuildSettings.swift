/// The build settings of a target in one configuration, for the simulator of iOS.
///
/// Values are texts: no setting is ever executed, and none comes from the environment.
package struct BuildSettings: Sendable {
  /// The name of the configuration, such as "Debug".
  package let configuration: String
  /// From the highest precedence, which is the target's, to the lowest.
  let layers: [SettingsLayer]

  init(configuration: String, layers: [SettingsLayer]) {
    self.configuration = configuration
    self.layers = layers
  }

  /// The value of a setting, with its references expanded; nil if nothing sets it.
  package subscript(name: String) -> String? {
    var expansion = SettingsExpansion(settings: self)
    return expansion.value(of: name)
  }

  /// The elements of a setting that is a list.
  package func list(_ name: String) -> [String] {
    self[name].map(SettingsText.words) ?? []
  }

  /// A Boolean value that indicates whether a setting is `YES`.
  package func isOn(_ name: String) -> Bool {
    self[name].map(SettingsText.isOn) ?? false
  }

  /// A text with its references, such as `$(PRODUCT_NAME)`, replaced.
  ///
  /// Unknown names are empty.
  package func expanding(_ text: String) -> String {
    var expansion = SettingsExpansion(settings: self)
    return expansion.expand(text)
  }

  /// The names that any source sets, with or without a condition.
  package var names: Set<String> {
    layers.reduce(into: []) { $0.formUnion($1.assignments.keys) }
  }

  /// The assignments of a name that count, from the highest precedence.
  func assignments(of name: String) -> [SettingsLayer.Assignment] {
    layers.flatMap { $0.assignments[name] ?? [] }.filter { assignment in
      assignment.conditions.allSatisfy(isMet)
    }
  }

  private func isMet(_ condition: SettingsLayer.Assignment.Condition) -> Bool {
    let values =
      switch condition.parameter {
      case "sdk": ["iphonesimulator", "iphonesimulator26.0"]
      case "arch": ["arm64"]
      case "variant": ["normal"]
      case "config": [configuration]
      default: [String]()
      }
    return values.contains { SettingsText.matches($0, condition.pattern) }
  }
}
