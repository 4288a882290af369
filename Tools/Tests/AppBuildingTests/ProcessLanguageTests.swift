import AppBuilding
import Testing

struct ProcessLanguageTests {
  @Test(arguments: [[:], ["LANG": ""], ["LANG": "C.UTF-8"], ["LANG": "de_DE", "LC_ALL": "C"]])
  func aProcessWithoutALanguageHasThatOfTheSimulator(environment: [String: String]) {
    #expect(ProcessLanguage.variables(in: environment) == ["LANG": "en_US.UTF-8"])
  }

  @Test(arguments: ["de_DE.UTF-8", "pt_BR", "Cyrl"])
  func anInheritedLanguageIsKept(language: String) {
    #expect(ProcessLanguage.variables(in: ["LANG": language]).isEmpty)
  }
}
