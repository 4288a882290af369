/// A new screen of an app: pushed by the app's coordinator, or the first one of a new flow.
public struct ScreenBlueprint: Hashable, Sendable {
  /// The way in which a screen is shown.
  public enum Placement: Hashable, Sendable {
    /// On the stack of the app's flow.
    case pushed
    /// In a sheet, by a new coordinator.
    case flow
  }

  public var app: String
  public var textsType: String
  /// The type with which tests create the app's screens.
  public var fakeScreensType: String
  public var name: GeneratedName
  public var placement: Placement
  /// The title in English; without one, the words of the name.
  public var englishTitle: String?
  /// The title in Simplified Chinese; without one, the words of the name.
  public var chineseTitle: String?

  init(in app: AppSources, name: GeneratedName, placement: Placement) {
    self.app = app.name
    textsType = app.textsType
    fakeScreensType = app.fakeScreensType
    self.name = name
    self.placement = placement
  }

  /// The files of the screen and of its tests, without the places at which the app uses it.
  var files: [GeneratedFile] {
    presentationFiles + userInterfaceFiles + testFiles
      + (placement == .flow ? flowFiles + flowTestFiles : [])
  }

  /// The types that the files declare.
  var typeNames: [String] {
    (placement == .flow ? GeneratedName.Kind.flow : .screen).typeNames(of: screen)
      + ["\(screen)Spy"]
  }

  var screen: String { name.type }
  /// The method of the app's coordinator that shows the screen.
  var showing: String { "show\(screen)" }
  /// The call with which the presenter reports that the user is done.
  var done: String { "\(name.plainVariable)Done" }
  /// The call with which the presenter requests to leave without a result.
  var leaving: String { "leave\(screen)" }

  /// The texts of the screen, in the order of their declaration.
  var texts: [ScreenText] {
    let english = englishTitle ?? name.title
    let chinese = chineseTitle ?? name.title
    let common = [
      ScreenText("\(name.plainVariable)Title", english: english, chinese: chinese),
      ScreenText(
        "\(name.plainVariable)Text",
        english: "Replace this with the content of “\(english)”.",
        chinese: "“\(chinese)”的内容显示在此处。"
      ),
      ScreenText("\(name.plainVariable)Done", english: "Done", chinese: "完成"),
    ]
    guard placement == .flow else { return common }
    return common + [
      ScreenText("\(name.plainVariable)Cancel", english: "Cancel", chinese: "取消")
    ]
  }
}

/// A text of a screen.
struct ScreenText: Hashable, Sendable {
  var property: String
  var english: String
  var chinese: String

  init(_ property: String, english: String, chinese: String) {
    self.property = property
    self.english = english
    self.chinese = chinese
  }
}
