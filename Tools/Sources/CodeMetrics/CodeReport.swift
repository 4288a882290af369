import SourceModel

/// The numbers of a project: lines by layer and by screen, and what they depend on.
package struct CodeReport: Sendable, Codable, Equatable {
  /// The name of the project or folder.
  package var name: String
  /// All layers, in their order.
  ///
  /// Their lines add up to those of all Swift files.
  package var layers: [LayerCount]
  package var total: LayerCount
  package var screens: [ScreenCount]
  /// Lines of presenters for each line of view controllers; nil without view controllers.
  package var presenterToController: Double?
  package var dependencies: [LayerDependency]
  package var cycles: [LayerCycle]
  /// Lines of tests by the layer that they test.
  package var tests: [TestedLayer]
  /// Storyboards and xibs, which no layer counts.
  package var interfaces: InterfaceCount
  /// Swift files in folders that the tool ignores.
  package var leftOut: [LeftOutFolder]
  /// Files that are classified by their path alone, because they could not be read or do not parse.
  package var unparsed: [String]
}

/// The numbers of some files.
package struct FileCount: Sendable, Codable, Equatable {
  package var files = 0
  /// Newline characters, as `wc -l` counts.
  package var lines = 0
  package var code = 0
  package var comment = 0
  package var blank = 0

  package init() {}

  mutating func add(_ counts: LineCounts) {
    files += 1
    lines += counts.total
    code += counts.code
    comment += counts.comment
    blank += counts.blank
  }
}

/// The numbers of a layer.
package struct LayerCount: Sendable, Codable, Equatable {
  /// The name of the layer, or “Total”.
  package var layer: String
  package var count = FileCount()
  package var types = 0
  package var functions = 0
  package var longestFunction: LongestFunction?
  /// The files of the layer by path; empty for the total.
  package var files: [FileLines] = []
}

/// The lines of a file.
package struct FileLines: Sendable, Codable, Equatable {
  package var path: String
  /// Newline characters, as `wc -l` counts.
  package var lines: Int
}

/// The longest function of a layer.
package struct LongestFunction: Sendable, Codable, Equatable {
  package var name: String
  package var lines: Int
  package var file: String
  /// 1-based.
  package var line: Int
}

/// The numbers of a screen.
package struct ScreenCount: Sendable, Codable, Equatable {
  package var name: String
  /// Without tests, and without files that hold several screens.
  package var files = 0
  /// Newline characters, without tests.
  package var lines = 0
  /// Lines by layer, without those that have none.
  package var layers: [String: Int] = [:]
  /// Lines of tests.
  package var tests = 0
  package var presenterLines = 0
  package var controllerLines = 0

  /// Lines of presenters for each line of view controllers.
  package var presenterToController: Double? {
    controllerLines > 0 ? Double(presenterLines) / Double(controllerLines) : nil
  }
}

/// The number of times that types of one layer name types of another.
package struct LayerDependency: Sendable, Codable, Equatable {
  package var from: String
  package var to: String
  package var uses: Int
  /// The first use.
  package var example: String
}

/// Layers that depend on each other.
package struct LayerCycle: Sendable, Codable, Equatable {
  /// In the order of the dependencies; the last depends on the first.
  package var layers: [String]
  /// For each of the dependencies, an example from the one with the fewest uses.
  package var examples: [String]
}

/// Lines of tests for a layer.
package struct TestedLayer: Sendable, Codable, Equatable {
  /// The name of the layer, or “Unassigned”.
  package var layer: String
  package var files: Int
  package var lines: Int
  /// Lines of tests for each line of the layer; nil where there are none.
  package var perLine: Double?
}

/// Storyboards and xibs.
package struct InterfaceCount: Sendable, Codable, Equatable {
  package var files = 0
  package var lines = 0
}

/// A folder whose Swift files are not counted.
package struct LeftOutFolder: Sendable, Codable, Equatable {
  package var folder: String
  package var files: Int
}
