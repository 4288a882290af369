/// Reads `.xcconfig` files with the files that they include.
struct ConfigurationFileReader {
  private static let maximumFiles = 200

  private let disk: DiskFiles
  private let problems: ProblemList
  private var layer = SettingsLayer()
  /// The files that include each other, outermost first.
  private var open: [String] = []
  private var count = 0

  private init(disk: DiskFiles, problems: ProblemList) {
    self.disk = disk
    self.problems = problems
  }

  /// Returns the assignments of a file; what is missing or wrong becomes a problem.
  static func layer(of path: String, disk: DiskFiles, problems: ProblemList) -> SettingsLayer {
    var reader = ConfigurationFileReader(disk: disk, problems: problems)
    reader.read(path, isOptional: false)
    return reader.layer
  }

  private mutating func read(_ path: String, isOptional: Bool) {
    guard !open.contains(path), count < Self.maximumFiles else {
      problems.add(
        .malformedFile,
        .warning,
        path,
        open.contains(path)
          ? "The configuration file includes itself"
          : "The file is one of more than \(Self.maximumFiles) included ones, and is left out",
        "Remove an #include."
      )
      return
    }
    guard let found = problems.locate(path, isOptional: isOptional) else { return }
    let text: String
    do {
      text = String(decoding: try disk.contents(of: found), as: UTF8.self)
    } catch {
      problems.add(
        .malformedFile,
        .error,
        found,
        "The configuration file cannot be read",
        "Make it a text file that may be read."
      )
      return
    }
    count += 1
    open.append(path)
    for line in text.trimmingPrefix("\u{FEFF}").split(whereSeparator: \.isNewline) {
      read(line: line, of: found)
    }
    open.removeLast()
  }

  private mutating func read(line: Substring, of path: String) {
    let line = Self.trimmed(Self.withoutComment(line))
    if line.hasPrefix("#include") {
      let isOptional = line.hasPrefix("#include?")
      let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard quoted.count >= 3 else {
        problems.add(
          .malformedFile,
          .warning,
          path,
          "Expected #include \"file\", got \(line)",
          "Write the name of the file in quotes."
        )
        return
      }
      let folder = FilePath.folder(of: path)
      read(FilePath.normalized(String(quoted[1]), in: folder), isOptional: isOptional)
      return
    }
    // An equals sign within brackets belongs to a condition.
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0:
        var value = Self.trimmed(line[line.index(after: index)...])
        if value.hasSuffix(";") { value = Self.trimmed(value.dropLast()) }
        layer.assign(String(value), to: String(Self.trimmed(line[..<index])))
        return
      default: break
      }
    }
    if !line.isEmpty {
      problems.add(
        .malformedFile,
        .warning,
        path,
        "Expected NAME = value, got \(line)",
        "Correct or remove the line."
      )
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
