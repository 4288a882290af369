import CodeGenerator
import Foundation
import Testing

struct RepositoryAppTests {
  @Test func isDeclaredAndShownLikeTheOtherApps() throws {
    try withTemporaryFolder { folder in
      try Repository.copy("Package.swift", "Showcase/ShowcaseApps.swift", to: folder)
      let former = try texts(in: folder)
      let generation = try Generation.app(
        GeneratedName("RecipeBook", of: .app),
        inRepository: folder
      )
      try generation.write()
      #expect(generation.manual.isEmpty)
      let now = try texts(in: folder)
      let manifest = try #require(now["Package.swift"])
      #expect(
        added(to: former["Package.swift"], in: manifest).contains("targets += app(\"RecipeBook\")")
      )
      let apps = try #require(now["Showcase/ShowcaseApps.swift"])
      #expect(apps.contains(", RecipeBookEntry()"))
      #expect(now["Showcase/RecipeBookEntry.swift"] != nil)
      #expect(now["Apps/RecipeBook/Presentation/Flow/RecipeBookCoordinator.swift"] != nil)
      #expect(now["Apps/RecipeBook/README.md"] != nil)
    }
  }

  @Test(arguments: ["Contacts", "Sampler"])
  func aNameThatAnAppHasIsRefused(_ name: String) throws {
    let error = #expect(throws: GenerationError.self) {
      try Generation.app(GeneratedName(name, of: .app), inRepository: Repository.folder)
    }
    #expect(error?.description == "Nothing was written, because Package.swift has an app \(name).")
  }

  @Test func aManifestOfAnotherFormGetsItsLinesPrinted() throws {
    try withTemporaryFolder { folder in
      let showcase = folder.appending(path: "Showcase")
      try FileManager.default.createDirectory(at: showcase, withIntermediateDirectories: true)
      for path in ["Package.swift", "Showcase/ShowcaseApps.swift"] {
        try Data("let nothing = 0\n".utf8).write(to: folder.appending(path: path))
      }
      let generation = try Generation.app(GeneratedName("Recipes", of: .app), inRepository: folder)
      #expect(generation.edited.isEmpty)
      #expect(
        generation.manual.map(\.lines) == ["targets += app(\"Recipes\")", "RecipesEntry()"]
      )
    }
  }

  private func added(to former: String?, in text: String) -> [Substring] {
    let old = Set((former ?? "").split(separator: "\n"))
    return text.split(separator: "\n").filter { !old.contains($0) }
  }
}
