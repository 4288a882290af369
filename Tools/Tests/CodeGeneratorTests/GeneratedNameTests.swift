import CodeGenerator
import Testing

struct GeneratedNameTests {
  @Test(arguments: [
    ("Recipe", "recipe", "recipe", "Recipe"),
    ("RecipeBook", "recipeBook", "recipe-book", "Recipe Book"),
    ("URLList", "urlList", "url-list", "URL List"),
    ("Top10", "top10", "top10", "Top10"),
    ("A", "a", "a", "A"),
    ("Import", "`import`", "import", "Import"),
  ])
  func hasAFormForEveryPlace(
    _ text: String,
    _ variable: String,
    _ path: String,
    _ title: String
  ) throws {
    let name = try GeneratedName(text, of: .screen)
    #expect(name.type == text)
    #expect(name.variable == variable)
    #expect(name.path == path)
    #expect(name.title == title)
  }

  @Test(arguments: [
    ("", "The name of a screen is empty; give one such as RecipeBook."),
    (
      "Recipe/Book",
      "The name of a screen cannot be a path: expected one such as RecipeBook, got “/” in “Recipe/Book”."
    ),
    (
      "..\\Book",
      "The name of a screen cannot be a path: expected one such as RecipeBook, got “\\” in “..\\Book”."
    ),
    (
      "recipe",
      "The name of a screen begins with an upper-case letter from A to Z, got “r” in “recipe”."
    ),
    (
      "2Books",
      "The name of a screen begins with an upper-case letter from A to Z, got “2” in “2Books”."
    ),
    (
      "Übung",
      "The name of a screen begins with an upper-case letter from A to Z, got “Ü” in “Übung”."
    ),
    (
      "Recipe Book",
      "The name of a screen consists of letters from A to Z and digits, got “ ” in “Recipe Book”."
    ),
    (
      "Recipe-Book",
      "The name of a screen consists of letters from A to Z and digits, got “-” in “Recipe-Book”."
    ),
    (
      "TheNameOfThisScreenIsLongerThanAllowed",
      "The name of a screen has at most 30 letters, got 38 in “TheNameOfThisScreenIsLongerThanAllowed”."
    ),
    ("Self", "The name of a screen cannot be Self, which is a keyword of Swift."),
    (
      "Screen",
      "The name of a screen cannot be Screen: ScreenPresenter is a type of Rostrum."
    ),
    ("UI", "The name of a screen cannot be UI: UIView would look like a type of UIKit."),
  ])
  func anImpossibleNameGetsASentence(_ text: String, _ sentence: String) {
    #expect(throws: GenerationError(sentence)) { try GeneratedName(text, of: .screen) }
  }

  @Test(arguments: ["Any", "Root", "UITable"])
  func anAppCannotHaveTheNameOfAKitsType(_ text: String) {
    #expect(throws: GenerationError.self) { try GeneratedName(text, of: .app) }
  }

  @Test func aNameThatOnlyBeginsWithUIIsAllowed() throws {
    #expect(try GeneratedName("UInteger", of: .app).type == "UInteger")
  }
}
