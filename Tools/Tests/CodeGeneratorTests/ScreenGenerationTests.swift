import CodeGenerator
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// New screens and flows in the handwritten apps of this repository.
struct ScreenGenerationTests {
  @Test(arguments: ["Contacts", "PatternGallery"], [ScreenBlueprint.Placement.pushed, .flow])
  func comeToAnAppOfTwoColumns(_ app: String, _ placement: ScreenBlueprint.Placement) throws {
    try withTemporaryFolder { folder in
      try Repository.copy("Apps/\(app)", to: folder)
      let folder = folder.appending(path: "Apps/\(app)", directoryHint: .isDirectory)
      let generation = try Generation.screen(
        GeneratedName("Summary", of: .screen),
        placement: placement,
        in: folder
      )
      // Its coordinator handles only some routes, by design.
      let taking = "In take(_:) of \(app)Coordinator, whose canTake(_:) has to accept .summary"
      let switches = "To a case of each switch over \(app)Route that has no default"
      let places = app == "Contacts" ? [taking] : [taking, switches]
      #expect(generation.manual.map(\.place) == places)
      try generation.write()
      let texts = try texts(in: folder)
      #expect(texts["Presentation/Flow/\(app)Route.swift"]?.contains("case summary\n") == true)
      #expect(texts["UI/\(app)ScreensFactory.swift"]?.contains("SummaryViewController(") == true)
      for file in generation.edited {
        #expect(!Parser.parse(source: file.text).hasError, "\(file.path) does not parse")
      }
    }
  }

  @Test func anExistingScreenIsNamed() throws {
    let folder = Repository.folder.appending(path: "Apps/Contacts", directoryHint: .isDirectory)
    let error = #expect(throws: GenerationError.self) {
      try Generation.screen(
        GeneratedName("ContactList", of: .screen),
        placement: .pushed,
        in: folder
      )
    }
    #expect(
      error?.description.contains(
        "ContactListPresenter in Presentation/ContactList/ContactListPresenter.swift"
      ) == true
    )
  }

  @Test func aFolderThatIsNoAppGetsASentence() throws {
    try withTemporaryFolder { folder in
      let error = #expect(throws: GenerationError.self) {
        try Generation.screen(GeneratedName("Summary", of: .screen), placement: .pushed, in: folder)
      }
      #expect(error?.description.contains("expected one protocol in Presentation") == true)
    }
  }

  @Test func theTitlesAreTheOnesGiven() throws {
    try withTemporaryFolder { folder in
      try Generation.package(
        GeneratedName("Recipes", of: .app),
        in: folder,
        rostrum: .path("..")
      ).write()
      try Generation.screen(
        GeneratedName("RecipeBook", of: .screen),
        placement: .pushed,
        in: folder,
        englishTitle: "My \"Book\"",
        chineseTitle: "我的书"
      ).write()
      let texts = try texts(in: folder)
      let english = texts["Presentation/Texts/RecipesTexts+English.swift"]
      #expect(english?.contains(#"recipeBookTitle: "My \"Book\"","#) == true)
      let chinese = texts["Presentation/Texts/RecipesTexts+SimplifiedChinese.swift"]
      #expect(chinese?.contains(#"recipeBookTitle: "我的书","#) == true)
    }
  }
}
