extension TargetReader {
  /// Reads what the build phases and the synchronized folders name.
  func readPhases(into target: inout XcodeTarget) {
    var scripts: [ShellScript] = []
    let phases = document.objects(object.list("buildPhases"))
    for phase in phases where phase.type == "PBXShellScriptBuildPhase" {
      scripts.append(script(phase))
    }
    target.scripts = scripts
    checkRules()
    let outputs = Set(
      scripts.flatMap(\.outputs).map {
        FilePath.normalized(target.defaultSettings.expanding($0), in: document.folder)
      }
    )
    for phase in phases {
      switch phase.type {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXHeadersBuildPhase",
        "PBXRezBuildPhase":
        for file in files(of: phase, generated: outputs) {
          add(file, toResources: phase.type == "PBXResourcesBuildPhase", of: &target)
        }
        addProducts(of: phase, to: &target)
      case "PBXFrameworksBuildPhase": readFrameworks(of: phase, into: &target)
      case "PBXCopyFilesBuildPhase":
        target.copiedFiles.append(copiedFiles(phase, generated: outputs))
      default: break
      }
    }
    for folder in synchronizedFolders() {
      let isMember = object.list("fileSystemSynchronizedGroups").contains(folder.id)
      for file in folder.files.files(ofTarget: object.id, isMember: isMember) {
        guard problems.locate(file.path, target: object.title) != nil else {
          continue
        }
        if file.kind == .framework || file.kind == .library {
          link(file, into: &target)
        } else {
          add(file, toResources: false, of: &target)
        }
      }
    }
    for product in document.objects(object.list("packageProductDependencies")) {
      add(product: product, to: &target)
    }
  }

  /// Adds the targets whose products a phase copies, such as bundles of resources, to the dependencies.
  private func addProducts(of phase: ProjectDocument.Object, to target: inout XcodeTarget) {
    for (_, reference) in buildFiles(of: phase) {
      guard let product = reference.flatMap({ project.target(withProduct: $0.id) }),
        !target.dependencies.contains(product)
      else { continue }
      target.dependencies.append(product)
    }
  }

  /// The folders with files of the target, in the order of their identifiers.
  func synchronizedFolders() -> [(id: String, files: SynchronizedFolder)] {
    folders.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func script(_ phase: ProjectDocument.Object) -> ShellScript {
    let script = ShellScript(
      name: phase["name"] ?? "Run Script",
      text: phase["shellScript"] ?? phase.list("shellScript").joined(separator: "\n"),
      inputs: phase.list("inputPaths"),
      outputs: phase.list("outputPaths")
    )
    problems.add(
      .notCarriedOut,
      .warning,
      document.file,
      "The script \"\(script.name)\" of the build is not run",
      "Add the files that it generates to the project, or run it by hand.",
      target: object.title
    )
    return script
  }

  /// Reports rules by which scripts make files from others.
  private func checkRules() {
    for rule in document.objects(object.list("buildRules")) where rule["script"] != nil {
      problems.add(
        .notCarriedOut,
        .warning,
        document.file,
        "The script of the rule for \(rule["filePatterns"] ?? rule["fileType"] ?? "files") is not run",
        "Add the files that it generates to the project.",
        target: object.title
      )
    }
  }

  private func add(_ file: ProjectFile, toResources: Bool, of target: inout XcodeTarget) {
    switch file.kind {
    case .swift where !toResources: target.sources.append(file)
    case .header where !toResources: target.headers.append(file)
    case .foreignSource where !toResources: target.foreignSources.append(file)
    case .setting where !toResources: break
    default: target.resources.append(file)
    }
  }
}
