import CodeGenerator
import Foundation
import Testing

struct GenerationTests {
  private func package(in folder: URL) throws -> Generation {
    Generation.package(try GeneratedName("Recipes", of: .app), in: folder, rostrum: .path(".."))
  }

  @Test func namesEveryFileInTheWayAndWritesNothing() throws {
    try withTemporaryFolder { folder in
      try Data("mine".utf8).write(to: folder.appending(path: "README.md"))
      let model = folder.appending(path: "Model")
      try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: model.appending(path: "Item.swift").path,
        withDestinationPath: "/nowhere/Item.swift"
      )
      let error = #expect(throws: GenerationError.self) { try package(in: folder).write() }
      #expect(
        error?.description == """
          Nothing was written, because these files exist already:
            README.md
            Model/Item.swift
          """
      )
      let readMe = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
      #expect(readMe == "mine")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path))
    }
  }

  @Test func checkingWritesNothing() throws {
    try withTemporaryFolder { folder in
      try package(in: folder).check()
      #expect(try texts(in: folder).isEmpty)
    }
  }

  @Test func aFileThatChangedMeanwhileIsNotOverwritten() throws {
    try withTemporaryFolder { folder in
      try package(in: folder).write()
      let screen = try Generation.screen(
        GeneratedName("Settings", of: .screen),
        placement: .pushed,
        in: folder
      )
      let route = folder.appending(path: "Presentation/Flow/RecipesRoute.swift")
      try Data("// mine\n".utf8).write(to: route)
      #expect(throws: GenerationError.self) { try screen.write() }
      #expect(try String(contentsOf: route, encoding: .utf8) == "// mine\n")
      let presenter = folder.appending(path: "Presentation/Settings/SettingsPresenter.swift")
      #expect(!FileManager.default.fileExists(atPath: presenter.path))
    }
  }
}
