/// Reads the schemes of a project or workspace.
struct SchemeReader {
  private let disk: DiskFiles
  private let problems: ProblemList
  /// The folder to which paths of containers are relative.
  private let folder: String
  private let name: (XcodeTarget.ID, String?) -> XcodeTarget.ID

  /// Creates a reader.
  ///
  /// `name` returns the target of a reference, whose identifier counts more than its
  /// name.
  init(
    folder: String,
    disk: DiskFiles,
    problems: ProblemList,
    name: @escaping (XcodeTarget.ID, String?) -> XcodeTarget.ID
  ) {
    self.folder = folder
    self.disk = disk
    self.problems = problems
    self.name = name
  }

  /// The schemes in an `.xcodeproj` or `.xcworkspace`: shared ones, then those of users, by name.
  func schemes(in container: String) -> [XcodeScheme] {
    let users = (disk.names(in: "\(container)/xcuserdata") ?? [:]).values.sorted()
    let folders =
      [("\(container)/xcshareddata/xcschemes", true)]
      + users.map { ("\(container)/xcuserdata/\($0)/xcschemes", false) }
    return folders.flatMap { folder, isShared in
      (disk.names(in: folder) ?? [:]).values.filter { $0.hasSuffix(".xcscheme") }.sorted()
        .compactMap { scheme(at: "\(folder)/\($0)", isShared: isShared) }
    }
  }

  private func scheme(at path: String, isShared: Bool) -> XcodeScheme? {
    let root: XMLNode
    do {
      root = try XMLNode.root(of: disk.contents(of: path), path: path)
    } catch {
      problems.add(
        .malformedFile,
        .error,
        path,
        "The scheme cannot be read",
        "Save it with Xcode again."
      )
      return nil
    }
    let build = root.child("BuildAction")?.child("BuildActionEntries")
    let launch = launchAction(root.child("LaunchAction"))
    return XcodeScheme(
      name: FilePath.stem(of: path),
      isShared: isShared,
      isGenerated: false,
      buildTargets: (build?.children("BuildActionEntry") ?? []).compactMap(target),
      launch: launch,
      test: testAction(root.child("TestAction"), launch: launch)
    )
  }

  private func launchAction(_ node: XMLNode?) -> XcodeScheme.LaunchAction {
    let runnable =
      node?.child("BuildableProductRunnable") ?? node?.child("RemoteRunnable")
      ?? node?.child("MacroExpansion")
    return XcodeScheme.LaunchAction(
      configuration: node?.attributes["buildConfiguration"] ?? "Debug",
      target: runnable.flatMap(target),
      arguments: Self.arguments(of: node),
      environment: Self.environment(of: node),
      language: node?.attributes["language"],
      region: node?.attributes["region"]
    )
  }

  private func testAction(
    _ node: XMLNode?,
    launch: XcodeScheme.LaunchAction
  ) -> XcodeScheme.TestAction {
    // The attribute is absent where its value is YES in some versions.
    let takesLaunch = node?.attributes["shouldUseLaunchSchemeArgsEnv"] != "NO"
    let testables = node?.child("Testables")?.children("TestableReference") ?? []
    let plans = node?.child("TestPlans")?.children("TestPlanReference") ?? []
    return XcodeScheme.TestAction(
      configuration: node?.attributes["buildConfiguration"] ?? "Debug",
      testables: testables.compactMap(testable),
      arguments: (takesLaunch ? launch.arguments : Self.arguments(of: node))
        + XcodeScheme.arguments(
          language: node?.attributes["language"],
          region: node?.attributes["region"]
        ),
      environment: takesLaunch ? launch.environment : Self.environment(of: node),
      plans: plans.compactMap(plan)
    )
  }

  private func testable(_ node: XMLNode) -> XcodeScheme.Testable? {
    guard let target = target(node) else { return nil }
    func tests(_ list: String) -> [String]? {
      node.child(list)?.children("Test").compactMap { $0.attributes["Identifier"] }
    }
    return XcodeScheme.Testable(
      target: target,
      isSkipped: node.attributes["skipped"] == "YES",
      skippedTests: tests("SkippedTests") ?? [],
      selectedTests: tests("SelectedTests")
    )
  }

  /// The target in an element's `BuildableReference`.
  private func target(_ node: XMLNode) -> XcodeTarget.ID? {
    guard let reference = node.child("BuildableReference"),
      let title = reference.attributes["BlueprintName"]
    else { return nil }
    let id = XcodeTarget.ID(
      project: container(reference.attributes["ReferencedContainer"] ?? ""),
      name: title
    )
    return name(id, reference.attributes["BlueprintIdentifier"])
  }

  /// The path of "container:App.xcodeproj".
  private func container(_ reference: String) -> String {
    let path = reference.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return FilePath.normalized(path.count > 1 ? String(path[1]) : "", in: folder)
  }

  private static func arguments(of node: XMLNode?) -> [String] {
    (node?.child("CommandLineArguments")?.children("CommandLineArgument") ?? [])
      .filter { $0.attributes["isEnabled"] != "NO" }
      .compactMap { $0.attributes["argument"] }
      .flatMap(SettingsText.words)
  }

  private static func environment(of node: XMLNode?) -> [String: String] {
    let variables = node?.child("EnvironmentVariables")?.children("EnvironmentVariable") ?? []
    return variables.filter { $0.attributes["isEnabled"] != "NO" }.reduce(into: [:]) {
      guard let key = $1.attributes["key"] else { return }
      $0[key] = $1.attributes["value"] ?? ""
    }
  }

  // MARK: - Test plans

  private func plan(_ node: XMLNode) -> XcodeScheme.TestPlan? {
    let path = container(node.attributes["reference"] ?? "")
    guard let found = problems.locate(path) else { return nil }
    let value: PropertyListValue
    do {
      value = try PropertyListReader.value(of: disk.contents(of: found), path: found)
    } catch {
      problems.add(
        .malformedFile,
        .error,
        found,
        "The test plan cannot be read",
        "Save it with Xcode again."
      )
      return nil
    }
    let options = value["defaultOptions"]
    let variables = enabled(options?["environmentVariableEntries"])
    return XcodeScheme.TestPlan(
      name: FilePath.stem(of: found),
      path: found,
      isDefault: node.attributes["default"] == "YES",
      testables: (value["testTargets"]?.array ?? []).compactMap(testable),
      arguments: enabled(options?["commandLineArgumentEntries"])
        .compactMap { $0["argument"]?.string }
        + XcodeScheme.arguments(
          language: options?["language"]?.string,
          region: options?["region"]?.string
        ),
      environment: variables.reduce(into: [:]) {
        guard let key = $1["key"]?.string else { return }
        $0[key] = $1["value"]?.string ?? ""
      },
      configurations: (value["configurations"]?.array ?? []).compactMap { $0["name"]?.string }
    )
  }

  private func enabled(_ list: PropertyListValue?) -> [PropertyListValue] {
    (list?.array ?? []).filter { $0["enabled"] != false }
  }

  private func testable(_ value: PropertyListValue) -> XcodeScheme.Testable? {
    guard let title = value["target"]?["name"]?.string else { return nil }
    let id = XcodeTarget.ID(
      project: container(value["target"]?["containerPath"]?.string ?? ""),
      name: title
    )
    return XcodeScheme.Testable(
      target: name(id, value["target"]?["identifier"]?.string),
      isSkipped: value["enabled"] == false,
      skippedTests: Self.tests(value["skippedTests"]) ?? [],
      selectedTests: Self.tests(value["selectedTests"])
    )
  }

  /// Newer plans list suites in a dictionary.
  private static func tests(_ value: PropertyListValue?) -> [String]? {
    guard let value else { return nil }
    if value.array != nil { return value.strings }
    return (value["suites"]?.array ?? []).flatMap { suite -> [String] in
      guard let name = suite["name"]?.string else { return [] }
      let functions = suite["testFunctions"]?.strings ?? []
      return functions.isEmpty ? [name] : functions.map { "\(name)/\($0)" }
    }
  }
}
