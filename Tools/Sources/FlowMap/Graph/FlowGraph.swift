/// A map of an app: its flows, its screens, and the openings between them.
package struct FlowGraph: Equatable, Sendable, Encodable {
  /// The name of the app or folder.
  package var name: String
  /// Ids of the flows and screens that an app shows first.
  package var starts: [String] = []
  package var flows: [Flow] = []
  package var screens: [Screen] = []
  package var openings: [Opening] = []
  package var routes: [RouteCase] = []
  package var warnings: [MapWarning] = []

  package init(name: String) {
    self.name = name
  }
}

/// A place in a source file.
package struct SourcePlace: Hashable, Sendable, Encodable, Comparable {
  package var file: String
  /// 1-based.
  package var line: Int
  /// 1-based, in UTF-8 bytes.
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// A coordinator: related screens with a common result.
package struct Flow: Equatable, Sendable, Encodable {
  package var id: String
  package var name: String
  /// The qualified name of the class.
  package var type: String
  package var place: SourcePlace
  /// The type of the flow's result, or the methods by which it reports; nil where it has none.
  package var result: String?
  /// The ways in which the flow ends, where its result is an enum of the project.
  package var outcomes: [String] = []
}

/// A screen, or a container that shows several.
package struct Screen: Equatable, Sendable, Encodable {
  package enum Kind: String, Sendable, Encodable {
    case screen, tabs, split, navigation, system
  }

  package var id: String
  package var name: String
  package var kind: Kind
  /// The qualified name of the class; nil for a plain controller.
  package var type: String?
  /// The id of the flow that the screen belongs to.
  package var flow: String?
  /// The paths or cases of the routes that lead to the screen.
  package var routes: [String] = []
  /// Other names of the screen: its factory method, its identifier in a storyboard, its routes' cases.
  package var aliases: [String] = []
  package var place: SourcePlace
}

/// An arrow of the map: a screen or flow opens another one.
package struct Opening: Hashable, Sendable, Encodable {
  package enum Kind: String, Sendable, Encodable, CaseIterable {
    case root, push, replace, sheet, cover, popover, tab, column, embed, show, route, unwind
  }

  package var from: String
  package var to: String
  package var kind: Kind
  /// The title of a tab, the identifier of a segue, or the case of a route.
  package var label: String?
  /// A Boolean value that indicates whether the opening follows the end of its source flow.
  package var followsResult = false
  package var place: SourcePlace

  package init(
    from: String,
    to: String,
    kind: Kind,
    label: String? = nil,
    followsResult: Bool = false,
    place: SourcePlace
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.label = label
    self.followsResult = followsResult
    self.place = place
  }
}

/// A destination that has an address, or a case of an enum that a coordinator switches over.
package struct RouteCase: Equatable, Sendable, Encodable {
  /// The enum and its case.
  package var type: String
  package var name: String
  /// The path in an address; nil where the enum computes none.
  package var path: String?
  /// Ids of the screens and flows that it leads to.
  package var destinations: [String] = []
  package var place: SourcePlace
}

/// A defect of the map.
package struct MapWarning: Hashable, Sendable, Encodable {
  package enum Rule: String, Sendable, Encodable, CaseIterable {
    case unreachableScreen = "unreachable-screen"
    case unreachableFlow = "unreachable-flow"
    case deadRoute = "dead-route"
    case missingSegue = "missing-segue"
    case missingScene = "missing-scene"
  }

  package var rule: Rule
  package var place: SourcePlace
  package var message: String
  /// The id of the screen or flow that nothing opens.
  package var subject: String?
}

extension MapWarning {
  /// The warning as compilers print it.
  package var line: String {
    "\(place.file):\(place.line):\(place.column): warning: \(message) [\(rule.rawValue)]"
  }
}
