extension TargetReader {
  func readFrameworks(of phase: ProjectDocument.Object, into target: inout XcodeTarget) {
    for (entry, reference) in buildFiles(of: phase) {
      if let product = document.object(entry["productRef"]) { add(product: product, to: &target) }
      guard let reference else { continue }
      let attributes = entry.fields["settings"]?["ATTRIBUTES"]?.strings ?? []
      let name = reference["path"].map(FilePath.name) ?? reference.title
      let framework = LinkedFramework(
        name: name,
        origin: origin(of: reference),
        isOptional: attributes.contains("Weak")
      )
      target.frameworks.append(framework)
    }
  }

  private func origin(of reference: ProjectDocument.Object) -> LinkedFramework.Origin {
    guard reference.type == "PBXFileReference" else { return .product(nil) }
    switch project.tree.place(of: reference) {
    case .product: return .product(project.target(withProduct: reference.id))
    case .system: return .system
    case .unknown(let tree): return .missing("\(tree)/\(reference.title)")
    case .path(let path):
      if path.contains("/System/Library/") || path.contains("/Platforms/") { return .system }
      if let found = problems.locate(path, target: object.title) {
        return .file(found)
      }
      return .missing(path)
    }
  }

  func link(_ file: ProjectFile, into target: inout XcodeTarget) {
    target.frameworks.append(
      LinkedFramework(name: file.name, origin: .file(file.path), isOptional: false)
    )
  }

  func add(product: ProjectDocument.Object, to target: inout XcodeTarget) {
    let product = PackageProduct(
      name: product["productName"] ?? product.title,
      package: product["package"].flatMap { project.packageLocations[$0] }
    )
    if !target.packageProducts.contains(product) { target.packageProducts.append(product) }
  }

  func copiedFiles(
    _ phase: ProjectDocument.Object,
    generated: Set<String>
  ) -> CopiedFiles {
    let products = buildFiles(of: phase).compactMap { _, reference -> String? in
      guard let reference, isProduct(reference) else { return nil }
      return reference["path"].map(FilePath.name) ?? reference.title
    }
    let ofFolders = synchronizedFolders().flatMap { $0.files.files(ofPhase: phase.id) }
    return CopiedFiles(
      name: phase["name"] ?? "Copy Files",
      bundleFolder: Self.bundleFolder(of: phase),
      files: files(of: phase, generated: generated) + ofFolders,
      products: products
    )
  }

  private func isProduct(_ reference: ProjectDocument.Object) -> Bool {
    reference.type == "PBXReferenceProxy" || project.tree.place(of: reference) == .product
  }

  /// The folder in an app for iOS, which has no folders for resources and executables.
  private static func bundleFolder(of phase: ProjectDocument.Object) -> String? {
    let folder: String
    switch phase["dstSubfolder"] ?? phase["dstSubfolderSpec"] ?? "" {
    case "1", "6", "7", "Wrapper", "Executables", "Resources": folder = ""
    case "10", "Frameworks": folder = "Frameworks"
    case "11", "SharedFrameworks": folder = "SharedFrameworks"
    case "12", "SharedSupport": folder = "SharedSupport"
    case "13", "PlugIns": folder = "PlugIns"
    default: return nil
    }
    return [folder, phase["dstPath"] ?? ""].filter { !$0.isEmpty }.joined(separator: "/")
  }
}
